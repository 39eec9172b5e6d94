import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hands over what was typed into a rendered field before hydration: React hears nothing of it, and would take it back. */
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
