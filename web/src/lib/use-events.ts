import { useEffect, useEffectEvent } from 'react';

/**
 * Hears the events of an address while the page is on the screen. `look` is called whenever some may have been missed: at the
 * start, after a pause, when the person returns, when the connection is back, and when the server refuses to go on. A browser that
 * is hung up on tries again. Null: there is nothing to hear.
 */
export function useEvents<Event extends { type: string }>(
  address: string | null,
  hear: (event: Event) => void,
  look: () => void,
): void {
  const onMessage = useEffectEvent(hear);
  const onGap = useEffectEvent(look);
  useEffect(() => {
    if (address === null) return;
    const from = address;
    let source: EventSource | null = null;

    function open() {
      source = new EventSource(from);
      source.onopen = () => onGap();
      // Refused for good, and not tried again: what was followed may have ended.
      source.onerror = () => {
        if (source?.readyState === EventSource.CLOSED) onGap();
      };
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as Event | { type: 'error' };
        // Too many pages follow already: this one looks when the person returns to it.
        if (event.type === 'error') source?.close();
        else onMessage(event as Event);
      };
    }

    function stop() {
      source?.close();
      source = null;
    }

    function follow() {
      if (document.visibilityState === 'hidden') return stop();
      if (source === null) open();
      else onGap();
    }

    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('focus', follow);
    window.addEventListener('online', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('focus', follow);
      window.removeEventListener('online', follow);
    };
  }, [address]);
}
