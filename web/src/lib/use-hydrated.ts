import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, true from then on. */
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
