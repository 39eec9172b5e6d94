import type { Box } from './line-box.ts';

/** Only runs this many times as wide as high lean as their row does. */
const reliableWidth = 3;
/** Rows nearer than this many heights share their slope. */
const nearby = 5;
/** Heights to the side over which a run counts half. */
const halfWeight = 12;

/** How print leans at a place: the median slope of the long runs around it, wide and near ones counting more. */
export function slopeAt(boxes: readonly Box[]): (place: Pick<Box, 'x' | 'y'>) => number {
  const height = median(boxes.map((box) => [box.height, 1]));
  const reliable = boxes.filter((box) => box.width > reliableWidth * box.height);
  const everywhere = median(reliable.map((box) => [box.slope, box.width]));
  return ({ x, y }) => {
    const near = reliable.filter((box) => Math.abs(box.y - y) < nearby * height);
    if (near.length < 3) return everywhere;
    return median(
      near.map((box) => [box.slope, box.width / (1 + Math.abs(box.x - x) / (halfWeight * height))]),
    );
  };
}

/** Of values and their weights; 0 for none. */
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
