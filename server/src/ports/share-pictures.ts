/** A recipe as its share picture shows it. */
export type SharedDish = {
  /** As written: any script, any length that a recipe may have. */
  title: string;
  /** What stands in the title's place when our fonts have too few of its letters. */
  plainTitle: string;
  /** Above the title: cuisine and meal type, as far as there are such. */
  kinds: readonly string[];
  /** Below it, at most three. */
  figures: readonly Figure[];
  /** Names of up to six pictures, the main one first. */
  pictures: readonly string[];
  /** The plate's glaze, as '#rrggbb'. */
  tint: string;
};

type Figure = { value: string; label: string };

export type DrawingFailure =
  /** Too many pictures are waiting already. */
  | 'busy'
  /** It took too long. */
  | 'timeout'
  /** The worker crashed, or could not start. */
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
  /** The same as long as the picture would be the same. */
  tagOf(dish: SharedDish): string;
  /** Whether it is drawn already, and kept. */
  isKept(dish: SharedDish): boolean;
  /** A PNG of 1200 by 630 pixels. Throws DrawingError. */
  draw(dish: SharedDish): Promise<Uint8Array>;
  /** Ends the worker; a picture in progress fails. */
  close(): Promise<void>;
};
