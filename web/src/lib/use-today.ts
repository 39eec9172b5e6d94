import { localDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The current day of the browser's time zone, updated at midnight. */
export function useToday(): PlainDate {
  return useSyncExternalStore(subscribe, today, today);
}

function today(): PlainDate {
  return localDay(new Date());
}

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, minute);
  // Timers stop while a device sleeps, so check again when the page becomes visible.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
