/** Pixels of the upright picture, from its top left. */
export type Point = readonly [x: number, y: number];

/** A run of print that a reader found, usually a name, a price or a whole row. */
export type PrintedLine = {
  text: string;
  /** How sure the reader is, 0 to 1. */
  score: number;
  /** Of the box around the print: top left, top right, bottom right, bottom left, as the text reads. */
  corners: readonly [Point, Point, Point, Point];
};
