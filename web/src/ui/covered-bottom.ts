import { type CSSProperties, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const property = '--covered-bottom';
let covered = 0;

/** For an element with `useAboveCovered`: sticks to the bottom of the window, above what covers it. */
export const stickyBottom =
  'sticky bottom-[calc(var(--covered-bottom,0px)+max(0.75rem,env(safe-area-inset-bottom)))] z-10';

/**
 * Notes how many pixels are covered at the bottom of the window by the cookie banner, so that focused elements are not
 * scrolled behind it (WCAG 2.2, 2.4.11).
 */
export function setCoveredBottom(height: number): void {
  covered = height;
  document.documentElement.style.scrollPaddingBottom = `calc(${height}px + var(--save-bar-height, 0px))`;
  for (const listener of listeners) listener();
}

/**
 * The style of an element that moves up by what is covered: sets `--covered-bottom` on this element alone (see
 * base.css).
 */
export function useAboveCovered(): CSSProperties {
  const height = useSyncExternalStore(subscribe, inPixels, () => '0px');
  return { [property]: height } as CSSProperties;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function inPixels(): string {
  return `${covered}px`;
}
