import type { FocusEvent } from 'react';

/** Marks the element that contains the toasts. */
export const toastPlace = { 'data-toasts': '' };

/** For dialogs: allows the focus to leave for a toast, as F8 moves it. */
export function letFocusGoToToasts(event: FocusEvent): void {
  if (isInToasts(event.relatedTarget)) event.stopPropagation();
}

/**
 * For the element around the toasts. Dialogs trap the focus by document listeners; this stops focus events before they
 * get there while the focus moves to or between toasts. Native listeners, because React's would be stopped before
 * toasts pause.
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

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * For the toasts' container: moves toasts to the other end of the screen if they cover the focused element (WCAG 2.2,
 * 2.4.11), whether the toast appears or the focus moves.
 */
export function keepToastsOffFocus(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return;
  const settle = () => {
    const toast = place.querySelector('li');
    const focused = document.activeElement;
    if (!toast || !focused || place.contains(focused)) return;
    delete place.dataset.away;
    if (!isControl(focused) || !cross(toast.getBoundingClientRect(), focused.getBoundingClientRect())) return;
    const { top, bottom } = toast.getBoundingClientRect();
    place.dataset.away = top + bottom > window.innerHeight ? 'up' : 'down';
    // A toast as tall as the screen covers the focus in either position.
    if (cross(toast.getBoundingClientRect(), focused.getBoundingClientRect())) delete place.dataset.away;
  };
  const listening = new AbortController();
  const shown = new MutationObserver(settle);
  shown.observe(place, { childList: true });
  for (const type of ['focusin', 'scrollend', 'resize'])
    window.addEventListener(type, settle, { signal: listening.signal });
  return () => {
    listening.abort();
    shown.disconnect();
  };
}

/** Excludes headings, dialogs and the page itself, which are focused only for screen readers. */
function isControl(element: Element): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0;
}

function cross(a: Box, b: Box) {
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
