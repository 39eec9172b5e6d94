import { useSyncExternalStore } from 'react';
import type { FileReport } from './upload-one-by-one.ts';

/** A photo that waits for the person: it may not be read well, and nothing of it was sent. */
export type HeldPhoto = { file: File; reason: string };

// Outside React, so that reading goes on when the person looks at another page, and is seen wherever uploads are shown.
type Uploads = {
  /** What is being read: the place in the list counts from 1. Null while nothing is. */
  current: { name: string; place: number; count: number; isCancelling: boolean } | null;
  held: readonly HeldPhoto[];
  /** What became of the files last chosen, where there is more to know than a toast can say. */
  reports: readonly FileReport[];
};

let uploads: Uploads = { current: null, held: [], reports: [] };
const listeners = new Set<() => void>();

export function currentUploads(): Uploads {
  return uploads;
}

export function changeUploads(change: Partial<Uploads>): void {
  uploads = { ...uploads, ...change };
  const isUnfinished = uploads.current !== null || uploads.held.length > 0;
  if (isUnfinished) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

export function useUploads(): Uploads {
  return useSyncExternalStore(subscribe, currentUploads, currentUploads);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}
