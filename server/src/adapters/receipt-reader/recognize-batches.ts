import { type Crop, cropHeight, stacked } from './crop.ts';
import { type Recognition, run } from './models.ts';

/** Measured between 1.5 and 2.2: at 1.6 every name that lacked a space gets it, and none is split wrongly. */
const wideGap = 1.6;
const minGaps = 3;

/** Crops that are recognized in one run, and their places in the results. */
export type Batch = { crops: Crop[]; places: number[]; width: number };
export type Recognized = { text: string; score: number };

/** Recognizes batches until none is left; `taken` counts the batches that all threads have taken. */
export async function recognizeBatches(
  { session, characters }: Recognition,
  batches: readonly Batch[],
  taken: Int32Array,
): Promise<Map<number, Recognized>> {
  const results = new Map<number, Recognized>();
  for (let index = Atomics.add(taken, 0, 1); index < batches.length; index = Atomics.add(taken, 0, 1)) {
    const { crops, places, width } = batches[index]!;
    const { data, shape } = await run(session, stacked(crops, width), [crops.length, 3, cropHeight, width]);
    const size = shape[1]! * shape[2]!;
    for (const [index, place] of places.entries())
      results.set(place, decoded(data.subarray(index * size, (index + 1) * size), shape[2]!, characters));
  }
  return results;
}

type Character = { text: string; probability: number; first: number; last: number };

/** Greedy CTC decoding: the most likely character of each step, without repetitions and blanks. */
function decoded(steps: Float32Array, classes: number, characters: readonly string[]): Recognized {
  const read: Character[] = [];
  let previous = 0;
  for (let from = 0; from < steps.length; from += classes) {
    let best = 0;
    for (let index = 1; index < classes; index++)
      if (steps[from + index]! > steps[from + best]!) best = index;
    const step = from / classes;
    if (best !== 0 && best === previous) read.at(-1)!.last = step;
    else if (best !== 0)
      read.push({ text: characters[best] ?? '', probability: steps[from + best]!, first: step, last: step });
    previous = best;
  }
  const sum = read.reduce((total, { probability }) => total + probability, 0);
  return { text: withSpaces(read), score: read.length > 0 ? sum / read.length : 0 };
}

/**
 * Version 4 drops spaces: they are restored where the distance between characters is much larger than usual in the
 * line.
 */
function withSpaces(read: Character[]): string {
  const middles = read.map(({ first, last }) => (first + last) / 2);
  const gaps = middles.slice(1).map((middle, index) => middle - middles[index]!);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const texts = read.map(({ text }, index) => {
    const isWide = gaps.length >= minGaps && index > 0 && gaps[index - 1]! > wideGap * usual;
    return isWide && text !== '.' && text !== ',' ? ` ${text}` : text;
  });
  return texts.join('').replace(/ +/g, ' ').trim();
}
