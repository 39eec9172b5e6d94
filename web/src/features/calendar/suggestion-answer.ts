const storageKey = 'timeZoneSuggestion';

/** Whether this person was asked on this device, and said no: one question is enough. */
export function wasAnswered(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'answered';
  } catch {
    return false;
  }
}

export function rememberAnswer(): void {
  try {
    window.localStorage.setItem(storageKey, 'answered');
  } catch {
    // Storage is blocked: the answer holds for this visit.
  }
}
