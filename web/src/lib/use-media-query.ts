import { useCallback } from 'react';
import { useBrowserStore } from './hydration.tsx';

/** Whether a media query matches. False on the server, so the first render is the phone layout. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useBrowserStore(subscribe, () => window.matchMedia(query).matches, false);
}
