/** Pixels from the top left corner of the upright image. */
export type Point = readonly [x: number, y: number];

/** A text line recognized by OCR: usually a name, a price or a whole row. */
export type PrintedLine = {
  text: string;
  /** Recognition confidence, 0 to 1. */
  score: number;
  /** Corners of the bounding box in reading direction: top left, top right, bottom right, bottom left. */
  corners: readonly [Point, Point, Point, Point];
};
