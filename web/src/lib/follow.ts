import { useEffect, useEffectEvent } from 'react';

/** Tells the other tabs of this browser that something has changed. */
export function announce(what: string): void {
  const channel = new BroadcastChannel(what);
  channel.postMessage(null);
  channel.close();
}

/** Calls `hear` when another tab announces it; gives the way to stop. */
export function onAnnounced(what: string, hear: () => void): () => void {
  const channel = new BroadcastChannel(what);
  channel.addEventListener('message', hear);
  return () => channel.close();
}

/** Calls `look` whenever something may have changed elsewhere: announced by a tab, or by a device meanwhile. */
export function useFollow(what: string, look: () => void): void {
  const onEvent = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  const onMessage = useEffectEvent(look);
  useEffect(() => {
    const returned = () => onEvent();
    const stop = onAnnounced(what, () => onMessage());
    window.addEventListener('focus', returned);
    window.addEventListener('online', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      stop();
      window.removeEventListener('focus', returned);
      window.removeEventListener('online', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [what]);
}
