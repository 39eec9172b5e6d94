import { useEffect, useEffectEvent } from 'react';

/** Announces a change to the other tabs of this browser. */
export function announce(what: string): void {
  const channel = new BroadcastChannel(what);
  channel.postMessage(null);
  channel.close();
}

/** Calls `hear` when another tab announces a change; returns the function that unsubscribes. */
export function onAnnounced(what: string, hear: () => void): () => void {
  const channel = new BroadcastChannel(what);
  channel.addEventListener('message', hear);
  return () => channel.close();
}

/** Calls `look` whenever the data may be stale: another tab announced a change, or the page was shown again. */
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
