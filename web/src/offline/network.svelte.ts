/** Whether the server can be reached, by the browser's report and the last request. */

class Network {
  here = $state(navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.here = true));
    addEventListener('offline', () => (this.here = false));
  }
}

export const network = new Network();
