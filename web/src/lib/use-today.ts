import { localDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The browser's day, also in a tab that stays open past midnight. */
export function useToday(): PlainDate {
  return useSyncExternalStore(subscribe, today, today);
}

function today(): PlainDate {
  return localDay(new Date());
}

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, minute);
  // A sleeping device stops timers: look again when the page is shown again.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
