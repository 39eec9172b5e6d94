/** docs/product.md, States: starts at 12, rises in random steps every 400 ms, never beyond 92. */
export const analysis = { start: 12, cap: 92, interval: 400 } as const;

// Our choice: it reaches the cap after about eight seconds; a usual receipt takes two.
const step = { min: 2, max: 7 };

/** The next value of the progress bar; `random` is 0 to 1. */
export function nextProgress(value: number, random: number): number {
  return Math.min(analysis.cap, value + step.min + random * (step.max - step.min));
}
