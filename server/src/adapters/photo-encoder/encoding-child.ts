import { decodePhoto, Refusal, type RefusalReason } from '#adapters/receipt-reader/decode.ts';
import { asSharp } from '#adapters/receipt-reader/picture.ts';
import { isStoredFormat, toStoredFormat } from '#adapters/receipt-reader/stored-photo.ts';
import type { EncodedPhoto } from '#ports/photo-encoder.ts';
import { answerAsWorker } from '#runtime/worker.ts';

export type Question = { photo: Uint8Array };
export type Answer = { encoded: EncodedPhoto } | { refused: RefusalReason } | { error: string };

/** Width of a card on a phone at double density. */
const smallSide = 480;

answerAsWorker(async ({ photo }: Question): Promise<Answer> => {
  try {
    const { pixels, ...picture } = await decodePhoto(photo);
    // Photos already in our format (from an export) are kept, because encoding again loses quality.
    const large = isStoredFormat(photo, picture) ? photo : await toStoredFormat(asSharp(picture)).toBuffer();
    const small = await toStoredFormat(asSharp(picture), smallSide).toBuffer();
    return { encoded: { large, small, pixels } };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
});
