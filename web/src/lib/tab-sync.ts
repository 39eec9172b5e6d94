import { useEffect, useEffectEvent } from 'react';

/** Announces a change to the other tabs of this browser. */
export function announce(topic: string): void {
  const channel = new BroadcastChannel(topic);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` when another tab announces a change; returns the function that unsubscribes. */
export function onAnnounced(topic: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(topic);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Calls `onStale` whenever the data may be stale: another tab announced a change, or the page was shown again. */
export function useOnStale(topic: string, onStale: () => void): void {
  const onEvent = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onStale();
  });
  const onMessage = useEffectEvent(onStale);
  useEffect(() => {
    const returned = () => onEvent();
    const stop = onAnnounced(topic, () => onMessage());
    window.addEventListener('focus', returned);
    window.addEventListener('online', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      stop();
      window.removeEventListener('focus', returned);
      window.removeEventListener('online', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [topic]);
}
