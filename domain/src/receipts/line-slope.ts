import type { Box } from './line-box.ts';

/** Minimum ratio of width to height at which the slope of a text line is reliable. */
const reliableWidth = 3;
/** In text heights: lines within this vertical distance share their slope. */
const nearby = 5;
/** In text heights: the horizontal distance at which a line counts half. */
const halfWeight = 12;

/** The local slope of the text: the median of the long lines nearby, weighted by width and distance. */
export function slopeAt(boxes: readonly Box[]): (place: Pick<Box, 'x' | 'y'>) => number {
  const height = median(boxes.map((box) => [box.height, 1]));
  const reliable = boxes.filter((box) => box.width > reliableWidth * box.height);
  const overallSlope = median(reliable.map((box) => [box.slope, box.width]));
  return ({ x, y }) => {
    const near = reliable.filter((box) => Math.abs(box.y - y) < nearby * height);
    if (near.length < 3) return overallSlope;
    return median(
      near.map((box) => [box.slope, box.width / (1 + Math.abs(box.x - x) / (halfWeight * height))]),
    );
  };
}

/** Weighted median; 0 for an empty list. */
function median(weighted: [value: number, weight: number][]): number {
  weighted.sort(([a], [b]) => a - b);
  const half = weighted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let reached = 0;
  for (const [value, weight] of weighted) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}
