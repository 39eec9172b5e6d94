import { useEffect, useState } from 'react';

/** 'off': the device refused, for example to save battery. */
export type WakeState = 'asking' | 'on' | 'off' | 'unsupported';

/**
 * Keeps the screen on while mounted and `isWanted`. Browsers release the lock when the page is hidden; it is requested
 * again when the page is visible.
 */
export function useWakeLock(isWanted = true): WakeState {
  const [state, setState] = useState<WakeState>('asking');
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;

    async function ask() {
      // Missing in older browsers and on pages without https.
      if (!('wakeLock' in navigator)) return setState('unsupported');
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isLeft) return void acquired.release();
        lock = acquired;
        acquired.addEventListener('release', () => !isLeft && setState('off'), { once: true });
        setState('on');
      } catch {
        if (!isLeft) setState('off');
      }
    }

    const askAgain = () => {
      if (document.visibilityState === 'visible' && (lock === null || lock.released)) void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [isWanted]);
  return state;
}
