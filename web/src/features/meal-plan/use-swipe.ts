import { type TouchEvent, useRef } from 'react';

const shortest = 56;
/** Swipes from the edges are the system's way back. */
const edge = 24;

/** Left is 1, right is -1, as one leafs through a book. Fingers only, and only when the page was not being scrolled. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  return {
    onTouchStart(event: TouchEvent) {
      const finger = event.touches.item(0);
      const isAlone = event.touches.length === 1;
      start.current =
        finger && isAlone && !isAtEdge(finger.clientX) ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const finger = event.changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (!finger || !from) return;
      const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

function isAtEdge(x: number): boolean {
  return x < edge || x > window.innerWidth - edge;
}
