import { productName } from '@plateful/domain/vocabulary/product-name.ts';
/** A photo as stored: upright, downscaled, without metadata. WebP. */
export type EncodedPhoto = {
  large: Uint8Array;
  small: Uint8Array;
  /** Pixels of the original photo. */
  pixels: number;
};

type PhotoFailure =
  /** Not one of the five supported formats. */
  | 'format'
  /** Truncated, empty or invalid. */
  | 'damaged'
  /** More pixels than a phone's photo has. */
  | 'too_large'
  /** The queue is full. */
  | 'busy'
  /** It timed out, or the encoder crashed. */
  | 'failed';

/** Messages for users. */
const messages: Record<PhotoFailure, string> = {
  format: `This file is not a photo that ${productName} can read. Please use JPEG, PNG, WebP, HEIC or AVIF.`,
  damaged: 'This photo is damaged or incomplete. Please take it again or choose another one.',
  too_large: 'This photo has too many pixels. Please use one of at most 60 megapixels.',
  busy: `${productName} is processing many photos at the moment. Please try again in a minute.`,
  failed: 'We could not process this photo. Please try another one.',
};

export class PhotoError extends Error {
  override name = 'PhotoError';
  readonly reason: PhotoFailure;

  constructor(reason: PhotoFailure) {
    super(messages[reason]);
    this.reason = reason;
  }
}

export type PhotoEncoder = {
  /** Throws PhotoError. */
  encode(photo: Uint8Array): Promise<EncodedPhoto>;
  close(): Promise<void>;
};
