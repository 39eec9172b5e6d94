import { type TouchEvent, useRef } from 'react';

/** Minimum distance in pixels, beyond the tremor of a finger. */
const shortest = 56;
/** Minimum ratio of horizontal to vertical movement, so that scrolling is not taken for a swipe. */
const steepness = 1.8;
/** Width in pixels at the window's edges, where a swipe is the system's back gesture. */
const edge = 24;

/** Detects one-finger swipes: left is 1 (next), right is -1 (previous). */
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
