/** The content of a recipe's share picture. */
export type SharedDish = {
  /** As written: any script and length. */
  title: string;
  /** Used if our fonts lack too many of the title's letters. */
  plainTitle: string;
  /** Shown above the title: cuisine and meal type, if set. */
  kinds: readonly string[];
  /** Shown below it, at most three. */
  figures: readonly Figure[];
  /** Names of up to six pictures, main one first. */
  pictures: readonly string[];
  /** Color of the plate, as '#rrggbb'. */
  tint: string;
};

type Figure = { value: string; label: string };

export type DrawingFailure =
  /** The queue is full. */
  | 'busy'
  /** It timed out. */
  | 'timeout'
  /** The worker crashed or did not start. */
  | 'crashed';

const messages: Record<DrawingFailure, string> = {
  busy: 'Too many pictures are waiting to be drawn.',
  timeout: 'Drawing a picture took too long.',
  crashed: 'Drawing a picture failed.',
};

export class DrawingError extends Error {
  override name = 'DrawingError';
  readonly reason: DrawingFailure;

  constructor(reason: DrawingFailure, options?: ErrorOptions) {
    super(messages[reason], options);
    this.reason = reason;
  }
}

export type SharePictures = {
  /** Cache tag; equal tags mean equal pictures. */
  tagOf(dish: SharedDish): string;
  /** Whether the picture is cached. */
  isCached(dish: SharedDish): boolean;
  /** A PNG of 1200 by 630 pixels. Throws DrawingError. */
  draw(dish: SharedDish): Promise<Uint8Array>;
  /** Ends the worker; a picture in progress fails. */
  close(): Promise<void>;
};
