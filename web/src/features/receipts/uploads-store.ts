import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/listeners.ts';
import type { FileReport } from './upload-one-by-one.ts';

/** A photo of doubtful quality that waits for the user's confirmation and has not been sent. */
export type PhotoToConfirm = { file: File; reason: string };

// Outside React, so that uploads continue on other pages and are visible wherever uploads are shown.
type Uploads = {
  /** The upload in progress; `place` counts from 1. Null if there is none. */
  current: { name: string; place: number; count: number; isCancelling: boolean } | null;
  toConfirm: readonly PhotoToConfirm[];
  /** Outcomes of the last files, if they do not fit into a toast. */
  reports: readonly FileReport[];
};

let uploads: Uploads = { current: null, toConfirm: [], reports: [] };
const { subscribe, notify } = createListeners();

export function currentUploads(): Uploads {
  return uploads;
}

export function changeUploads(change: Partial<Uploads>): void {
  uploads = { ...uploads, ...change };
  const isUnfinished = uploads.current !== null || uploads.toConfirm.length > 0;
  if (isUnfinished) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  notify();
}

export function useUploads(): Uploads {
  return useSyncExternalStore(subscribe, currentUploads, currentUploads);
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}
