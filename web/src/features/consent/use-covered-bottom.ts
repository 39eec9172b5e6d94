import { type RefObject, useLayoutEffect } from 'react';

/**
 * Says in `--covered-bottom` how much of the window's lower end `element` covers. What sticks there moves up by it, the page
 * ends that much later, and nothing that gets the focus is scrolled to behind it (WCAG 2.2, 2.4.11).
 */
export function useCoveredBottom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const covering = element.current;
    if (!covering) return;
    const { style } = document.documentElement;
    const note = () => style.setProperty('--covered-bottom', `${covering.offsetHeight}px`);
    note();
    const observer = new ResizeObserver(note);
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered-bottom');
    };
  }, [element]);
}
