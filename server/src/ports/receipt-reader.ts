import type { PhotoProblem } from '@plateful/contract/receipts.ts';
import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';

/**
 * The result of reading a photo: its printed lines, problems of the photo, and the picture upright, downscaled, without
 * metadata.
 */
export type ReadPhoto = {
  lines: PrintedLine[];
  /** Pixels of the upright picture; corners of lines are in its coordinates. */
  width: number;
  height: number;
  problems: PhotoProblem[];
  /** WebP, for storage. */
  picture: Uint8Array;
  /** Rows transcribed by a vision model, in place of `lines`. */
  rows?: string[];
};

export type ReaderFailure =
  /** Not one of the five supported formats. */
  | 'format'
  /** Truncated, empty or invalid. */
  | 'damaged'
  /** More pixels than a phone's photo has. */
  | 'too_large'
  /** The queue is full. */
  | 'busy'
  /** It timed out. */
  | 'timeout'
  /** The reader crashed or did not start. */
  | 'crashed';

/** Messages for users. */
const messages: Record<ReaderFailure, string> = {
  format: `This file is not a photo that ${productName} can read. Please use JPEG, PNG, WebP, HEIC or AVIF.`,
  damaged: 'This photo is damaged or incomplete. Please take it again or choose another one.',
  too_large: 'This photo has too many pixels. Please use one of at most 60 megapixels.',
  busy: `${productName} is reading many receipts at the moment. Please try again in a minute.`,
  timeout: 'Reading this photo took too long. Please try again with a clearer photo.',
  crashed: 'We couldn’t process that receipt. Please try again with a clearer photo.',
};

export class ReaderError extends Error {
  override name = 'ReaderError';
  readonly reason: ReaderFailure;

  constructor(reason: ReaderFailure) {
    super(messages[reason]);
    this.reason = reason;
  }
}

/** The kind of document in a photo; selects the prompt of the vision model. */
export type PhotoSubject = 'receipt' | 'recipe';

export type ReceiptReader = {
  /** Reads a receipt by default. Throws ReaderError, or the signal's own reason if the caller aborts. */
  read(photo: Uint8Array, options?: { signal?: AbortSignal; subject?: PhotoSubject }): Promise<ReadPhoto>;
  /** Ends the worker; a read in progress fails. */
  close(): Promise<void>;
};
