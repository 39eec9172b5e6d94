import { call } from '#lib/api.ts';
import { newKey } from '#lib/new-key.ts';
import type { UploadAnswer } from './receipt-toasts.ts';

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
