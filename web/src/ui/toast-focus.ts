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

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * For the toasts' place: a toast moves to the other end of the screen where it would lie on what has the focus
 * (WCAG 2.2, 2.4.11), be it that the toast comes or that the focus does.
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
    // As tall as the screen allows: there is no better place.
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

/** Headings, windows and the page itself have the focus only so that a screen reader goes on from there. */
function isControl(element: Element): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0;
}

function cross(one: Box, other: Box) {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}
