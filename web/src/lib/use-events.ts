import { useEffect, useEffectEvent } from 'react';

/**
 * Subscribes to an event stream while the page is visible. `onGap` is called whenever events may have been missed: at
 * the start, after a pause, when the page becomes visible, when the connection is restored, and when the server refuses
 * the stream. Dropped connections are retried by the browser. A null address disables the subscription.
 */
export function useEvents<Event extends { type: string }>(
  address: string | null,
  onEvent: (event: Event) => void,
  onGap: () => void,
): void {
  const handleEvent = useEffectEvent(onEvent);
  const handleGap = useEffectEvent(onGap);
  useEffect(() => {
    if (address === null) return;
    const from = address;
    let source: EventSource | null = null;

    function open() {
      source = new EventSource(from);
      source.onopen = () => handleGap();
      // The server refused the stream, so the browser does not retry. The resource may no longer exist.
      source.onerror = () => {
        if (source?.readyState === EventSource.CLOSED) handleGap();
      };
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as Event | { type: 'error' };
        // The server's limit of open streams is reached. This page refetches when it becomes visible again.
        if (event.type === 'error') source?.close();
        else handleEvent(event as Event);
      };
    }

    function stop() {
      source?.close();
      source = null;
    }

    function follow() {
      if (document.visibilityState === 'hidden') return stop();
      if (source === null) open();
      else handleGap();
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
