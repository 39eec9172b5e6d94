import { useSyncExternalStore } from 'react';

/** False while prerendering and during hydration, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => {};
}
