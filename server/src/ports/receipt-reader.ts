import type { PhotoProblem } from '@plateful/contract/receipts.ts';
import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';

/** A photo as read: its print, what ails it, and the picture upright, smaller, without metadata. */
export type ReadPhoto = {
  lines: PrintedLine[];
  /** Pixels of the upright picture that the corners of the lines count in. */
  width: number;
  height: number;
  problems: PhotoProblem[];
  /** WebP, for keeping. */
  picture: Uint8Array;
  /** Rows as a vision model transcribed them, in place of `lines`. */
  rows?: string[];
};

export type ReaderFailure =
  /** Not one of the five kinds of photo. */
  | 'format'
  /** Cut off, empty, or not what it says it is. */
  | 'damaged'
  /** More pixels than a photo of a phone has. */
  | 'too_large'
  /** Too many photos are waiting already. */
  | 'busy'
  /** It took too long. */
  | 'timeout'
  /** The reader died of it, or could not start. */
  | 'crashed';

/** For people. */
const messages: Record<ReaderFailure, string> = {
  format: 'This file is not a photo that Plateful can read. Please use JPEG, PNG, WebP, HEIC or AVIF.',
  damaged: 'This photo is damaged or incomplete. Please take or export it again.',
  too_large: 'This picture has too many pixels. Please upload a photo of at most 60 megapixels.',
  busy: 'Plateful is reading many receipts right now. Please try again in a minute.',
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

/** What a photo is of; a vision model is asked for just that. */
export type PhotoSubject = 'receipt' | 'recipe';

export type ReceiptReader = {
  /** Of a receipt, where nothing else is said. Throws ReaderError, or the signal's own reason when the caller stops it. */
  read(photo: Uint8Array, options?: { signal?: AbortSignal; subject?: PhotoSubject }): Promise<ReadPhoto>;
  /** Ends the worker; a read in progress fails. */
  close(): Promise<void>;
};
