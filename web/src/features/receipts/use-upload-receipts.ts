import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { toast } from '#ui/toast-store.ts';
import { photoWarning } from './photo-warning.ts';
import { addUploaded, receiptsKey, refreshTaste } from './receipt-cache.ts';
import { sortFiles } from './receipt-files.ts';
import { goToReceipt, isListShown } from './receipt-focus.ts';
import { invalidTypeWords, skippedWords } from './receipt-toasts.ts';
import { endWords } from './upload-end-words.ts';
import { type FileReport, type Outcome, uploadOneByOne, uploadPhoto } from './upload-one-by-one.ts';

/** The files that are being sent, one by one; more may join. */
let queue: File[] = [];
let controller = new AbortController();

/** Uploads files that were chosen, dropped, pasted or photographed. */
export function useUploadReceipts() {
  const client = useQueryClient();
  return {
    upload: (files: readonly File[]) => void accept(client, files, []),
    retry: () => {
      const { reports } = currentUploads();
      const files = reports.filter(canRetry).map(({ file }) => file);
      const others = reports.filter((report) => !canRetry(report));
      void accept(client, files, others);
    },
    cancel: () => {
      controller.abort();
      const { current } = currentUploads();
      if (current) changeUploads({ current: { ...current, isCancelling: true } });
    },
    dismiss: () => changeUploads({ reports: [] }),
  };
}

export function canRetry({ outcome }: FileReport): boolean {
  return outcome.kind === 'failed' ? outcome.canRetry : outcome.kind === 'cancelled';
}

/** `kept` is what is still to be said of files that were sent before. */
async function accept(client: QueryClient, files: readonly File[], kept: readonly FileReport[]) {
  if (files.length === 0) return;
  const { images, refused, others } = sortFiles(files);
  if (images.length === 0 && refused.length === 0) {
    toast(invalidTypeWords);
    return;
  }
  if (others.length > 0) toast(skippedWords);
  const unsent = [
    ...refused.map(({ file, reason }) => reportOf(file, { kind: 'failed', reason, canRetry: false })),
    ...others.map((file) => reportOf(file, { kind: 'skipped' })),
  ];
  const { current, reports } = currentUploads();
  if (current) {
    queue.push(...images);
    changeUploads({ current: { ...current, count: queue.length }, reports: [...reports, ...unsent] });
    return;
  }
  changeUploads({ reports: [...kept, ...unsent] });
  const sent = images.length > 0 ? await run(client, images) : [];
  // What joined meanwhile may have brought more that was not sent.
  const earlier = currentUploads().reports;
  tellEnd([...sent, ...earlier.filter((report) => !kept.includes(report))], kept);
}

async function run(client: QueryClient, images: readonly File[]): Promise<FileReport[]> {
  queue = [...images];
  controller = new AbortController();
  window.addEventListener('beforeunload', askBeforeLeaving);
  try {
    return await uploadOneByOne(queue, {
      send: async (file, signal) => {
        warn(await photoWarning(file));
        return uploadPhoto(file, signal);
      },
      signal: controller.signal,
      onStart: (index) => {
        const { name } = queue[index] as File;
        const place = index + 1;
        changeUploads({ current: { name, place, count: queue.length, isCancelling: false, warning: null } });
      },
      onAnswer: (answer) => {
        // An answer to the list that is on its way may be older.
        void client.cancelQueries({ queryKey: receiptsKey });
        addUploaded(client, answer);
      },
    });
  } finally {
    window.removeEventListener('beforeunload', askBeforeLeaving);
    changeUploads({ current: null });
    // Also after Cancel: another tab may have seen the receipt that is gone.
    refreshTaste(client);
  }
}

/** A toast for what one toast can say; the rest stays on screen until it is dismissed. */
function tellEnd(reports: readonly FileReport[], kept: readonly FileReport[]) {
  const all = [...kept, ...reports];
  const isSingle = all.length === 1;
  const isLeft = isSingle ? all.some(canRetry) && !all.some(isCancelled) : all.some(needsMention);
  changeUploads({ reports: isLeft ? all : [] });

  const outcomes = reports.map(({ outcome }) => outcome);
  const words = endWords(outcomes);
  const last = outcomes.findLast(({ kind }) => kind === 'read');
  if (words) toast({ ...words, ...(words.variant !== 'destructive' && viewAction(last)) });
}

function isCancelled({ outcome }: FileReport): boolean {
  return outcome.kind === 'cancelled';
}

/** Whether there is more to know of it than that it was read. */
export function needsMention({ outcome }: FileReport): boolean {
  return outcome.kind !== 'read' || outcome.answer.isRepeat;
}

/** Only where receipts are listed. */
function viewAction(last: Outcome | undefined) {
  const id = last?.kind === 'read' ? last.answer.receipt.id : null;
  if (!id || !isListShown()) return {};
  return { action: { label: 'View', onSelect: () => goToReceipt(id) } };
}

function reportOf(file: File, outcome: Outcome): FileReport {
  return { file, outcome };
}

function warn(warning: string | null) {
  const { current } = currentUploads();
  if (current && warning !== null) changeUploads({ current: { ...current, warning } });
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

// Outside React, so that reading goes on when the person looks at another page, and is seen wherever uploads are shown.
type Uploads = {
  /** What is being read: the place in the list counts from 1. Null while nothing is. `warning`: it will not be read well. */
  current: {
    name: string;
    place: number;
    count: number;
    isCancelling: boolean;
    warning: string | null;
  } | null;
  /** What became of the files last chosen, where there is more to know than a toast can say. */
  reports: readonly FileReport[];
};

let uploads: Uploads = { current: null, reports: [] };
const listeners = new Set<() => void>();

function currentUploads(): Uploads {
  return uploads;
}

function changeUploads(change: Partial<Uploads>): void {
  uploads = { ...uploads, ...change };
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
