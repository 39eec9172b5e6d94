import { type TouchEvent, useRef } from 'react';

/** Ours: farther than a finger trembles, and clearly sideways, so that scrolling stays scrolling. */
const least = { pixels: 56, steepness: 1.6 } as const;

/** For a swipe of one finger to the left or to the right. */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches[0];
      from.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !from.current) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) >= least.pixels && Math.abs(x) >= least.steepness * Math.abs(y))
        onSwipe(x < 0 ? 'left' : 'right');
    },
    onTouchCancel() {
      from.current = null;
    },
  };
}
