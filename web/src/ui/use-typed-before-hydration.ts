import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Passes text that was typed before hydration to React, which gets no event for it and would reset the field. */
export function useTypedBeforeHydration(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  take: (typed: string) => void,
): void {
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) take(typed);
  });
  useEffect(() => takeTyped(), []);
}
