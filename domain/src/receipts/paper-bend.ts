import type { Box } from './line-box.ts';

/** How far down print moves from one place to another along its row. */
export type Drift = (from: number, to: number, y: number) => number;

/** The paper's slope is a sum of these at x and y, each from -1 to 1: it curls across, and leans more at one end. */
const terms: readonly ((x: number, y: number) => number)[] = [
  () => 1,
  (x) => x,
  (x) => x * x,
  (_, y) => y,
  (x, y) => x * y,
];
/** Runs shorter than this many heights lean by chance. */
const shortest = 1.5;
const fewestRuns = 12;
/** What slopes of readers' boxes are off by anyway. */
const minScatter = 0.03;
/** Steps of the sum along a row. */
const steps = 8;
/** Of the mean square of all weights: so much speaks for a straight and level row. */
const stiffness = 0.004;

/**
 * The bend of the whole paper, fitted to the slopes of all print on it; null where too little is printed. `more` is what
 * it moves besides over the paper's width, in pixels: where nothing is printed, paper may bend otherwise.
 */
export function bendOf(boxes: readonly Box[], more = 0): Drift | null {
  const runs = boxes.filter(({ width, height }) => width > shortest * height);
  if (runs.length < fewestRuns) return null;
  const x = scaleOf(boxes.map((box) => box.x));
  const y = scaleOf(boxes.map((box) => box.y));
  let weights = runs.map(({ width }) => width ** 2);
  let factors: number[] = [];
  // Twice more without what leans otherwise than its surroundings: the print of another paper, a misread box.
  for (let round = 0; round < 3; round += 1) {
    factors = fit(
      runs.map((run) => terms.map((term) => term(x(run.x), y(run.y)))),
      runs.map(({ slope }) => slope),
      weights,
    );
    const offs = runs.map((run) => Math.abs(run.slope - slopeAt(x(run.x), y(run.y))));
    const usual = Math.max(minScatter, 3 * offs.toSorted((a, b) => a - b)[offs.length >> 1]!);
    weights = runs.map(({ width }, at) => width ** 2 / (1 + (offs[at]! / usual) ** 2));
  }
  function slopeAt(atX: number, atY: number): number {
    return terms.reduce((sum, term, at) => sum + factors[at]! * term(atX, atY), 0);
  }
  const width = Math.max(...boxes.map(({ to }) => to)) - Math.min(...boxes.map(({ from }) => from));
  return (from, to, atY) => {
    const step = (to - from) / steps;
    let sum = (more * (to - from)) / width;
    for (let i = 0; i < steps; i += 1) sum += slopeAt(x(from + (i + 0.5) * step), y(atY)) * step;
    return sum;
  };
}

/** Places from -1 to 1. */
function scaleOf(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most > least ? (2 * (value - least)) / (most - least) - 1 : 0);
}

/** Weighted least squares with a little stiffness, by Gaussian elimination of the normal equations. */
function fit(rows: readonly number[][], wanted: readonly number[], weights: readonly number[]): number[] {
  const size = terms.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => {
      const sum = rows.reduce(
        (all, row, at) => all + weights[at]! * row[i]! * (j < size ? row[j]! : wanted[at]!),
        0,
      );
      return sum / total + (i === j && i > 0 ? stiffness : 0);
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
