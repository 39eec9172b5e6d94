/** Storage that may be blocked or full. Named, because with blocked storage even `window.localStorage` throws. */
type Area = 'localStorage' | 'sessionStorage';

/** Null also if storage is blocked. */
export function readStorage(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Null also for text that is not JSON. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStorage(area, key) ?? 'null');
  } catch {
    return null;
  }
}

/** False if storage is blocked or full. */
export function writeStorage(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Does nothing if storage is blocked. */
export function removeStored(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // There is nothing to remove.
  }
}
