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
  format: 'This file is not a photo that Plateful can read. Please use JPEG, PNG, WebP, HEIC or AVIF.',
  damaged: 'This photo is damaged or incomplete. Please take or export it again.',
  too_large: 'This picture has too many pixels. Please use a photo of at most 60 megapixels.',
  busy: 'Plateful is taking in many photos right now. Please try again in a minute.',
  failed: 'We could not take in this photo. Please try another one.',
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
