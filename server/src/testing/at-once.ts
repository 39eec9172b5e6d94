/** How many requests `atOnce` makes. */
export const tries = 50;

export const atOnce = <T>(attempt: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: tries }, (_, index) => attempt(index)));

/** How often each value occurs. */
export const tally = (values: readonly (string | number)[]) =>
  Object.fromEntries(
    Map.groupBy(values, String)
      .entries()
      .map(([value, group]) => [value, group.length]),
  );

/** The code of the error that the work fails with, or 'done'. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code,
  );
