/** Work in steps: between two of them others can be served. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Lets others be served before it resolves. */
export type Pause = () => Promise<unknown>;

/** Does all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Pauses between steps. */
export async function finishInSlices<T>(steps: Steps<T>, pause: Pause): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}
