/** Whether the server can be reached, as far as the page knows: the browser says so, or nobody has answered. */

class Network {
  here = $state(navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.here = true));
    addEventListener('offline', () => (this.here = false));
  }
}

export const network = new Network();
