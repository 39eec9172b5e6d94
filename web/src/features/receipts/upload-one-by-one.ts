import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { newKey } from '#lib/new-key.ts';
import { failureText, notCancelledText, type UploadAnswer } from './receipt-toasts.ts';
import { limitText } from './receipt-words.ts';

export type Outcome =
  | { kind: 'read'; answer: UploadAnswer }
  /** It arrived, and nothing could be read from it. */
  | { kind: 'empty' }
  /** `canRetry`: nothing is wrong with the photo. */
  | { kind: 'failed'; reason: string; canRetry: boolean }
  /** Stopped: nothing of it was kept. */
  | { kind: 'cancelled' }
  /** No image: said before anything was sent. */
  | { kind: 'skipped' }
  /** Not sent yet: the person is asked first. */
  | { kind: 'held' };

export type FileReport = { file: File; outcome: Outcome };

type Steps = {
  /** Whether the person is to be asked before the file is sent. */
  isHeld: (file: File) => Promise<boolean>;
  send: (file: File, signal: AbortSignal) => Promise<UploadAnswer>;
  signal: AbortSignal;
  /** Called before each file that is sent, with its place in the list. */
  onStart: (index: number) => void;
  onAnswer: (answer: UploadAnswer) => void;
};

/** Sends one file after the other and tells what became of each. The list may grow meanwhile. A failure stops none but itself. */
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
      // One that is known may have lost all its items to its owner.
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

/** No connection, or a server that cannot just now: the same photo may succeed later. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    !isLimit(error) &&
    (error.status === 0 || error.status >= 500 || error.status === 429)
  );
}

/** A photo that is sent again, since no answer came, is the same upload. */
const uploadIds = new WeakMap<File, string>();

/** Cancel could not be told to the server: what became of the photo is not known here. */
export class CancelError extends Error {
  override readonly name = 'CancelError';
}

/** Sends one photo. When `signal` stops it, the server forgets it too, however far it has come. */
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
