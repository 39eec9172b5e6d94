import type { Box } from './line-box.ts';

/** Vertical distance in pixels that a row moves between two horizontal positions. */
export type Drift = (from: number, to: number, y: number) => number;

/**
 * The slope of the paper is a linear combination of these terms, with x and y scaled to -1 to 1: the paper curls across
 * its width, and one end may be tilted more.
 */
function termsAt(x: number, y: number): readonly number[] {
  return [1, x, x * x, y, x * y];
}

/** In text heights: the slope of shorter lines is random. */
const shortest = 1.5;
const minRuns = 12;
/** The usual error of slopes from OCR boxes. */
const minDeviation = 0.03;
/** Integration steps along a row. */
const steps = 8;
/** Regularization towards straight, level rows, relative to the mean square of the weights. */
const regularization = 0.004;

/**
 * Fits the bend of the whole paper to the slopes of all text; null if there is too little text. `more` is an additional
 * drift over the width of the paper, in pixels, since the bend in areas without text is unknown.
 */
export function bendOf(boxes: readonly Box[], more = 0): Drift | null {
  const runs = boxes.filter(({ width, height }) => width > shortest * height);
  if (runs.length < minRuns) return null;
  const x = scaleOf(boxes.map((box) => box.x));
  const y = scaleOf(boxes.map((box) => box.y));
  let weights = runs.map(({ width }) => width ** 2);
  const terms = runs.map((run) => termsAt(x(run.x), y(run.y)));
  let factors: number[] = [];
  // Two more rounds reduce the weight of outliers, such as text on other paper or wrong boxes.
  for (let round = 0; round < 3; round += 1) {
    factors = fit(
      terms,
      runs.map(({ slope }) => slope),
      weights,
    );
    const deviations = runs.map((run) => Math.abs(run.slope - slopeAt(x(run.x), y(run.y))));
    const usualDeviation = Math.max(
      minDeviation,
      3 * deviations.toSorted((a, b) => a - b)[deviations.length >> 1]!,
    );
    weights = runs.map(({ width }, at) => width ** 2 / (1 + (deviations[at]! / usualDeviation) ** 2));
  }
  // Written out, since most of the time of grouping lines into rows is spent here.
  function slopeAt(atX: number, atY: number): number {
    const [level, curl, curlSquared, tilt, both] = factors as [number, number, number, number, number];
    return level + curl * atX + curlSquared * (atX * atX) + tilt * atY + both * (atX * atY);
  }
  const width = Math.max(...boxes.map(({ to }) => to)) - Math.min(...boxes.map(({ from }) => from));
  return (from, to, atY) => {
    const step = (to - from) / steps;
    let sum = (more * (to - from)) / width;
    const scaledY = y(atY);
    for (let i = 0; i < steps; i += 1) sum += slopeAt(x(from + (i + 0.5) * step), scaledY) * step;
    return sum;
  };
}

/** Scales positions to -1 to 1. */
function scaleOf(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most > least ? (2 * (value - least)) / (most - least) - 1 : 0);
}

/** Weighted least squares with regularization, by Gaussian elimination of the normal equations. */
function fit(
  rows: readonly (readonly number[])[],
  wanted: readonly number[],
  weights: readonly number[],
): number[] {
  const size = rows[0]!.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => {
      const sum = rows.reduce(
        (all, row, at) => all + weights[at]! * row[i]! * (j < size ? row[j]! : wanted[at]!),
        0,
      );
      return sum / total + (i === j && i > 0 ? regularization : 0);
    }),
  );
  for (let i = 0; i < size; i += 1) {
    const pivot = matrix[i]![i]! || 1e-9;
    for (let j = 0; j < size; j += 1) {
      if (j === i) continue;
      const share = matrix[j]![i]! / pivot;
      for (let k = i; k <= size; k += 1) matrix[j]![k]! -= share * matrix[i]![k]!;
    }
  }
  return matrix.map((row, i) => row[size]! / (row[i]! || 1e-9));
}
