import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isNotFound } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';
import { photoWarning } from './photo-warning.ts';
import { addUploaded, dropReceipt, receiptsKey, refreshTaste } from './receipt-cache.ts';
import { sortFiles } from './receipt-files.ts';
import { goToReceipt, isListShown } from './receipt-focus.ts';
import { deleteFailureWords, invalidTypeWords, skippedWords, type UploadAnswer } from './receipt-toasts.ts';
import { endWords } from './upload-end-words.ts';
import { type FileReport, type Outcome, uploadOneByOne, uploadPhoto } from './upload-one-by-one.ts';
import { changeUploads, currentUploads, type PhotoToConfirm } from './uploads-store.ts';

/** The files being uploaded in sequence; more may be added. */
let queue: File[] = [];
let controller = new AbortController();
/** Files to upload despite quality warnings. */
const insisted = new WeakSet<File>();
/** The receipt to delete after its better photo has been processed. */
const replaced = new WeakMap<File, string>();

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
    readAnyway: ({ file }: PhotoToConfirm) => {
      insisted.add(file);
      release(file);
      void accept(client, [file], []);
    },
    leaveOut: ({ file }: PhotoToConfirm) => release(file),
    /** Uploads `files` instead of a held photo. */
    replaceHeld: ({ file }: PhotoToConfirm, files: readonly File[]) => {
      release(file);
      replaceBy(replaced.get(file), files);
      void accept(client, files, []);
    },
    /** The old receipt is deleted after the new photo has been processed. */
    replace: (receiptId: string, files: readonly File[]) => {
      replaceBy(receiptId, files);
      void accept(client, files, []);
    },
  };
}

export function canRetry({ outcome }: FileReport): boolean {
  return outcome.kind === 'failed' ? outcome.canRetry : outcome.kind === 'cancelled';
}

function release(file: File) {
  changeUploads({ toConfirm: currentUploads().toConfirm.filter((photo) => photo.file !== file) });
}

function replaceBy(receiptId: string | undefined, [file]: readonly File[]) {
  if (file && receiptId !== undefined) replaced.set(file, receiptId);
}

/** `previous` are outcomes of earlier uploads that are still to be reported. */
async function accept(client: QueryClient, files: readonly File[], previous: readonly FileReport[]) {
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
  changeUploads({ reports: [...previous, ...unsent] });
  const sent = images.length > 0 ? await run(client, images) : [];
  // Files added meanwhile may have further outcomes.
  const earlier = currentUploads().reports;
  tellEnd([...sent, ...earlier.filter((report) => !previous.includes(report))], previous);
}

async function run(client: QueryClient, images: readonly File[]): Promise<FileReport[]> {
  queue = [...images];
  controller = new AbortController();
  try {
    const reports = await uploadOneByOne(queue, {
      isHeld,
      send: async (file, signal) => {
        const answer = await uploadPhoto(file, signal);
        await removeReplaced(client, file, answer);
        return answer;
      },
      signal: controller.signal,
      onStart: (index) => {
        const { name } = queue[index] as File;
        const place = index + 1;
        changeUploads({ current: { name, place, count: queue.length, isCancelling: false } });
      },
      onAnswer: (answer) => {
        // A response to the list in flight may be older.
        void client.cancelQueries({ queryKey: receiptsKey });
        addUploaded(client, answer);
      },
    });
    return reports.filter(({ outcome }) => outcome.kind !== 'held');
  } finally {
    changeUploads({ current: null });
    // Also after a cancellation: another tab may show the discarded receipt.
    refreshTaste(client);
  }
}

/** Shows a toast for what fits into one; the rest is listed until dismissed. */
function tellEnd(reports: readonly FileReport[], previous: readonly FileReport[]) {
  const files = [...previous, ...reports];
  const isSingle = files.length === 1;
  const isLeft = isSingle ? files.some(canRetry) && !files.some(isCancelled) : files.some(needsMention);
  changeUploads({ reports: isLeft ? files : [] });

  const outcomes = reports.map(({ outcome }) => outcome);
  const words = endWords(outcomes);
  const last = outcomes.findLast(({ kind }) => kind === 'read');
  if (words) toast({ ...words, ...(words.variant !== 'destructive' && viewAction(last)) });
}

function isCancelled({ outcome }: FileReport): boolean {
  return outcome.kind === 'cancelled';
}

/** Whether the outcome needs more than a success message. */
export function needsMention({ outcome }: FileReport): boolean {
  return outcome.kind !== 'read' || outcome.answer.isRepeat;
}

/** Only on pages that list receipts. */
function viewAction(last: Outcome | undefined) {
  const id = last?.kind === 'read' ? last.answer.receipt.id : null;
  if (!id || !isListShown()) return {};
  return { action: { label: 'View', onSelect: () => goToReceipt(id) } };
}

function reportOf(file: File, outcome: Outcome): FileReport {
  return { file, outcome };
}

async function isHeld(file: File): Promise<boolean> {
  if (insisted.has(file)) return false;
  const reason = await photoWarning(file);
  if (reason === null) return false;
  changeUploads({ toConfirm: [...currentUploads().toConfirm, { file, reason }] });
  return true;
}

/** Only after the better photo was recognized as a receipt, so that nothing is lost otherwise. */
async function removeReplaced(client: QueryClient, file: File, { receipt, itemsFound }: UploadAnswer) {
  const id = replaced.get(file);
  if (id === undefined || receipt.id === null || receipt.id === id || itemsFound === 0) return;
  try {
    await call('DELETE /api/grocery-receipts/{id}', { id });
  } catch (error) {
    if (!isNotFound(error)) return toast(deleteFailureWords(error));
  }
  replaced.delete(file);
  await client.cancelQueries({ queryKey: receiptsKey });
  dropReceipt(client, id);
}
