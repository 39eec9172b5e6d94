import { type Crop, cropHeight, stacked } from './crop.ts';
import { type Models, run } from './models.ts';

/**
 * Pixels of a batch: its layers fit into a processor's cache, so that one crop at a time takes a quarter less time than
 * six. Only short crops share a batch, because each run costs time as well.
 */
const batchWidth = 256;
const widthStep = 32;
/** Measured between 1.5 and 2.2: at 1.6 every name that lacked a space gets it, and none is split wrongly. */
const wideGap = 1.6;
const minGaps = 3;

export type Recognized = { text: string; score: number };

/** Results are in the order of the crops. */
export async function recognize({ recognition, signs }: Models, crops: Crop[]): Promise<Recognized[]> {
  const order = [...crops.keys()].sort((a, b) => crops[a]!.width - crops[b]!.width);
  const results: Recognized[] = Array.from(crops, () => ({ text: '', score: 0 }));
  for (const { group, width } of batchesOf(order, crops)) {
    const tensor = stacked(
      group.map((index) => crops[index]!),
      width,
    );
    const { data, shape } = await run(recognition, tensor, [group.length, 3, cropHeight, width]);
    const size = shape[1]! * shape[2]!;
    for (const [place, index] of group.entries())
      results[index] = decoded(data.subarray(place * size, (place + 1) * size), shape[2]!, signs);
  }
  return results;
}

/** `order` is by width, so that a batch has little padding. */
function batchesOf(order: readonly number[], crops: readonly Crop[]): { group: number[]; width: number }[] {
  const batches: { group: number[]; width: number }[] = [];
  for (const index of order) {
    const width = Math.ceil(crops[index]!.width / widthStep) * widthStep;
    const last = batches.at(-1);
    if (last && (last.group.length + 1) * width <= batchWidth) {
      last.group.push(index);
      last.width = width;
    } else batches.push({ group: [index], width });
  }
  return batches;
}

type Sign = { sign: string; probability: number; first: number; last: number };

/** Greedy CTC decoding: the most likely character of each step, without repetitions and blanks. */
function decoded(steps: Float32Array, classes: number, signs: readonly string[]): Recognized {
  const read: Sign[] = [];
  let previous = 0;
  for (let from = 0; from < steps.length; from += classes) {
    let best = 0;
    for (let sign = 1; sign < classes; sign++) if (steps[from + sign]! > steps[from + best]!) best = sign;
    const step = from / classes;
    if (best !== 0 && best === previous) read.at(-1)!.last = step;
    else if (best !== 0)
      read.push({ sign: signs[best] ?? '', probability: steps[from + best]!, first: step, last: step });
    previous = best;
  }
  const sum = read.reduce((total, { probability }) => total + probability, 0);
  return { text: spaced(read), score: read.length > 0 ? sum / read.length : 0 };
}

/**
 * Version 4 drops spaces: they are restored where the distance between characters is much larger than usual in the
 * line.
 */
function spaced(read: Sign[]): string {
  const middles = read.map(({ first, last }) => (first + last) / 2);
  const gaps = middles.slice(1).map((middle, index) => middle - middles[index]!);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const texts = read.map(({ sign }, index) => {
    const isWide = gaps.length >= minGaps && index > 0 && gaps[index - 1]! > wideGap * usual;
    return isWide && sign !== '.' && sign !== ',' ? ` ${sign}` : sign;
  });
  return texts.join('').replace(/ +/g, ' ').trim();
}
