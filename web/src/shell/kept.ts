/** Small choices of a person that this browser remembers. Without storage they last until the page is closed. */

export function keptChoice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepChoice(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is unavailable.
  }
}
