import { onlineManager } from '@tanstack/react-query';
import { useBrowserStore } from './hydration.tsx';

/** `navigator.onLine`, which may be true without a working connection. */
export function useOnline(): boolean {
  return useBrowserStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    true,
  );
}
