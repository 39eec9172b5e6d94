import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { newKey } from '#lib/new-key.ts';
import { failureText, notCancelledText, type UploadAnswer } from './receipt-toasts.ts';
import { limitText } from './receipt-words.ts';

export type Outcome =
  | { kind: 'read'; answer: UploadAnswer }
  /** Uploaded, but nothing was recognized. */
  | { kind: 'empty' }
  /** `canRetry`: the photo itself is not the cause. */
  | { kind: 'failed'; reason: string; canRetry: boolean }
  /** Cancelled, and not stored on the server. */
  | { kind: 'cancelled' }
  /** Not an image; reported before the upload. */
  | { kind: 'skipped' }
  /** Not sent yet: waits for the user's confirmation. */
  | { kind: 'held' };

export type FileReport = { file: File; outcome: Outcome };

type Steps = {
  /** Whether the user must confirm before the file is sent. */
  isHeld: (file: File) => Promise<boolean>;
  send: (file: File, signal: AbortSignal) => Promise<UploadAnswer>;
  signal: AbortSignal;
  /** Called before each upload, with its index. */
  onStart: (index: number) => void;
  onAnswer: (answer: UploadAnswer) => void;
};

/**
 * Uploads files in sequence and reports an outcome for each. The list may grow meanwhile. A failure does not stop the
 * others.
 */
export async function uploadOneByOne(files: readonly File[], steps: Steps): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  let limitReason: string | null = null;
  for (let index = 0; index < files.length; index++) {
    const file = files[index] as File;
    const outcome = limitReason === null ? await upload(file, index) : failed(limitReason);
    reports.push({ file, outcome });
  }
  return reports;

  async function upload(file: File, index: number): Promise<Outcome> {
    if (steps.signal.aborted) return cancelled;
    steps.onStart(index);
    try {
      if (await steps.isHeld(file)) return { kind: 'held' };
      const answer = await steps.send(file, steps.signal);
      steps.onAnswer(answer);
      if (answer.usage.remaining === 0) limitReason = limitText(answer.usage);
      // A known receipt may have no items left because the user removed them.
      const isNote = answer.receipt.photoProblems.includes('restaurant');
      return answer.itemsFound > 0 || answer.isRepeat || isNote
        ? { kind: 'read', answer }
        : { kind: 'empty' };
    } catch (error) {
      if (error instanceof CancelError) return failed(notCancelledText);
      if (steps.signal.aborted) return cancelled;
      const reason = failureText(error);
      if (isLimit(error)) limitReason = reason;
      return failed(reason, isPassing(error));
    }
  }
}

const cancelled: Outcome = { kind: 'cancelled' };

function failed(reason: string, canRetry = false): Outcome {
  return { kind: 'failed', reason, canRetry };
}

function isLimit(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'limit_reached';
}

/** True for temporary failures: offline, or the server is unavailable. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    !isLimit(error) &&
    (error.status === 0 || error.status >= 500 || error.status === 429)
  );
}

/** Reuses the id when a photo is retried, so that the server recognizes the same upload. */
const uploadIds = new WeakMap<File, string>();

/** The cancellation did not reach the server, so the state of the upload is unknown. */
export class CancelError extends Error {
  override readonly name = 'CancelError';
}

/** Uploads one photo. If `signal` aborts, the server discards it, whatever its state. */
export async function uploadPhoto(receipt: File, signal: AbortSignal): Promise<UploadAnswer> {
  const uploadId = uploadIds.get(receipt) ?? newKey();
  uploadIds.set(receipt, uploadId);
  try {
    return await call('POST /api/upload-receipt', { uploadId, receipt }, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  try {
    await call('DELETE /api/receipt-uploads/{id}', { id: uploadId });
  } catch (error) {
    throw new CancelError('The upload could not be cancelled', { cause: error });
  }
  uploadIds.delete(receipt);
  throw signal.reason;
}
