import { type Crop, cropHeight, stacked, upsideDown } from './crop.ts';
import { distance, type Quad } from './geometry.ts';
import { type Models, run } from './models.ts';
import { recognize } from './recognize.ts';

/** A box this many times longer than wide shows the direction of text. */
const clearlyLong = 2;
/** Half of a peak's width, in degrees. */
const window = 10;
/** Input width of the orientation model; wider lines are cut. */
const orientationWidth = 192;

/** The angle of most text in degrees clockwise, from -90 (exclusive) to 90; null if too few boxes are long enough. */
export function slant(quads: Quad[]): number | null {
  const runs = quads.flatMap((quad) => {
    const width = distance(quad[0], quad[1]);
    const height = distance(quad[1], quad[2]);
    const length = Math.max(width, height);
    if (length < clearlyLong * Math.min(width, height)) return [];
    const [from, to] = width >= height ? [quad[0], quad[1]] : [quad[1], quad[2]];
    return [{ angle: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI, length }];
  });
  if (runs.length === 0) return null;
  const near = (center: number) => runs.filter(({ angle }) => Math.abs(turnBetween(center, angle)) <= window);
  const weight = (center: number): number => near(center).reduce((sum, { length }) => sum + length, 0);
  let peak = 0;
  for (let angle = -89; angle <= 90; angle++) if (weight(angle) > weight(peak)) peak = angle;
  return folded(peak + medianTurn(peak, near(peak)));
}

/** Lines have no direction: 180 degrees more are the same. */
function folded(angle: number): number {
  return angle - 180 * Math.ceil((angle - 90) / 180);
}

function turnBetween(from: number, to: number): number {
  return folded(to - from);
}

function medianTurn(center: number, runs: { angle: number; length: number }[]): number {
  const turns = runs
    .map(({ angle, length }) => ({ turn: turnBetween(center, angle), length }))
    .sort((a, b) => a.turn - b.turn);
  const half = turns.reduce((sum, { length }) => sum + length, 0) / 2;
  let passed = 0;
  for (const { turn, length } of turns) {
    passed += length;
    if (passed >= half) return turn;
  }
  return 0;
}

/** Whether level text is upside down: a vote of the widest lines and, if unclear, recognition both ways. */
export async function isUpsideDown(models: Models, crops: Crop[]): Promise<boolean> {
  const voters = crops.toSorted((a, b) => b.width - a.width).slice(0, 16);
  if (voters.length === 0) return false;
  const { data } = await run(models.orientation, stacked(voters, orientationWidth), [
    voters.length,
    3,
    cropHeight,
    orientationWidth,
  ]);
  const down = voters.filter((_, index) => data[2 * index + 1]! > 0.5).length / voters.length;
  if (down <= 0.2) return false;
  if (down >= 0.8) return true;
  const readers = voters.slice(0, 8);
  const scoreOf = async (crops: Crop[]): Promise<number> =>
    (await recognize(models, crops)).reduce((sum, { text, score }) => sum + score * text.length, 0);
  return (await scoreOf(readers.map(upsideDown))) > (await scoreOf(readers));
}
