import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** `navigator.onLine`, which may be true without a working connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
}
