/** Whether every case of a property test runs (`npm run test:full`); a plain `npm test` runs a tenth of them. */
export const isFull = Boolean(process.env.FULL_TESTS);
const share = 10;
const dayMs = 86_400_000;

/** Number of cases to run of `all`. */
export function caseCount(all: number): number {
  return isFull ? all : Math.ceil(all / share);
}

/** The same for histories of dozens of requests each: a fiftieth, because a tenth would take minutes. */
export function historyCount(all: number): number {
  return isFull ? all : Math.ceil(all / 50);
}

/** The cases to run: all of them, or every tenth, beginning with another one each day. */
export function dailySample<T>(all: readonly T[], today = Date.now()): readonly T[] {
  const offset = Math.floor(today / dayMs) % share;
  return isFull ? all : all.filter((_, index) => index % share === offset);
}

/** Milliseconds that a property test over thousands of recipes may take. */
export const propertyTimeout = isFull ? 1_800_000 : 120_000;
