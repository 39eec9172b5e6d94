import type { FocusEvent } from 'react';

/** Where toasts are, for windows to know. */
export const toastPlace = { 'data-toasts': '' };

/** For windows: the focus may leave for a toast, as F8 moves it. */
export function letFocusGoToToasts(event: FocusEvent): void {
  if (isInToasts(event.relatedTarget)) event.stopPropagation();
}

/**
 * For what is around the toasts: windows keep the focus inside by listening at the document, and are not told while it
 * comes to a toast and goes on to another. Not by React, whose events would be stopped before the toasts pause.
 */
export function keepFocusInToasts(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return;
  const listening = new AbortController();
  const { signal } = listening;
  const stopIf = (event: Event, isKept: boolean) => isKept && event.stopPropagation();
  place.addEventListener('focusin', (event) => stopIf(event, isInToasts(event.target)), { signal });
  place.addEventListener('focusout', (event) => stopIf(event, isInToasts(event.relatedTarget)), { signal });
  return () => listening.abort();
}

function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}
