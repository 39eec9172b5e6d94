/** A photo as it is kept: upright, smaller, without metadata. WebP. */
export type EncodedPhoto = {
  large: Uint8Array;
  small: Uint8Array;
  /** Of the photo as it came. */
  pixels: number;
};

type PhotoFailure =
  /** Not one of the five kinds of photo. */
  | 'format'
  /** Cut off, empty, or not what it says it is. */
  | 'damaged'
  /** More pixels than a photo of a phone has. */
  | 'too_large'
  /** Too many photos are waiting already. */
  | 'busy'
  /** It took too long, or the encoder died of it. */
  | 'failed';

/** For people. */
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
