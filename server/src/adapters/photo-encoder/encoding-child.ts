import { decodePhoto, Refusal, type RefusalReason } from '#adapters/receipt-reader/decode.ts';
import { isKeptPhoto, toKeptPhoto } from '#adapters/receipt-reader/kept-photo.ts';
import { asSharp } from '#adapters/receipt-reader/picture.ts';
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
    const large = isKeptPhoto(photo, picture) ? photo : await toKeptPhoto(asSharp(picture)).toBuffer();
    const small = await toKeptPhoto(asSharp(picture), smallSide).toBuffer();
    return { encoded: { large, small, pixels } };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
});
