import type { Point, PrintedLine } from './printed-line.ts';

/** The bounding box of a text line, with its neighbors in the row. */
export type Box = {
  line: PrintedLine;
  width: number;
  height: number;
  /** Center. */
  x: number;
  y: number;
  /** Left and right edge. */
  from: number;
  to: number;
  /** Vertical centers of the left and the right edge. */
  leftY: number;
  rightY: number;
  /** Slope of its own edges, in pixels down per pixel right; unreliable for short lines. */
  slope: number;
  /** The slope along which its row is searched. */
  rowSlope: number;
  before: Box | null;
  after: Box | null;
};

export function boxOf(line: PrintedLine): Box {
  const [topLeft, topRight, bottomRight, bottomLeft] = line.corners;
  const width = distance(topLeft, topRight);
  const run = topRight[0] - topLeft[0] + bottomRight[0] - bottomLeft[0];
  const rise = topRight[1] - topLeft[1] + bottomRight[1] - bottomLeft[1];
  const slope = run > 0 ? rise / run : 0;
  return {
    line,
    width,
    height: Math.max(1, (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2),
    x: (topLeft[0] + topRight[0] + bottomRight[0] + bottomLeft[0]) / 4,
    y: (topLeft[1] + topRight[1] + bottomRight[1] + bottomLeft[1]) / 4,
    from: Math.min(topLeft[0], bottomLeft[0]),
    to: Math.max(topRight[0], bottomRight[0]),
    leftY: (topLeft[1] + bottomLeft[1]) / 2,
    rightY: (topRight[1] + bottomRight[1]) / 2,
    slope,
    rowSlope: slope,
    before: null,
    after: null,
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
