import { type TouchEvent, useRef } from 'react';

/** Farther than a finger trembles. */
const shortest = 56;
/** How much more sideways than up or down: scrolling stays scrolling. */
const steepness = 1.8;
/** Swipes from the edges of the window are the system's way back. */
const edge = 24;

/** A swipe of one finger: to the left is 1, to the right is -1, as one leafs through a book. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.item(0);
      const isAtEdge = finger && (finger.clientX < edge || finger.clientX > window.innerWidth - edge);
      const isSwipe = finger && touches.length === 1 && !isAtEdge;
      from.current = isSwipe ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches.item(0);
      if (!finger || !from.current) return;
      const [x, y] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) >= Math.max(shortest, steepness * Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
    },
    onTouchCancel() {
      from.current = null;
    },
  };
}
