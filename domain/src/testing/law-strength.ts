/** `npm run test:full` tries laws with all of their cases; a plain `npm test` with a tenth, so that it stays quick. */
export const isFull = Boolean(process.env.FULL_TESTS);
const share = 10;
const dayMs = 86_400_000;

/** How many cases a law is tried with that has `all` of them in full. */
export function casesOf(all: number): number {
  return isFull ? all : Math.ceil(all / share);
}

/** The same for histories of dozens of requests each, of which a tenth would take minutes: a fiftieth, as of fuzzed requests. */
export function historiesOf(all: number): number {
  return isFull ? all : Math.ceil(all / 50);
}

/** The cases themselves: all of them, or every tenth, beginning with another one each day. */
export function someOf<T>(all: readonly T[], today = Date.now()): readonly T[] {
  const offset = Math.floor(today / dayMs) % share;
  return isFull ? all : all.filter((_, index) => index % share === offset);
}

/** How long a law may take, in milliseconds, that walks thousands of recipes. */
export const lawTimeout = isFull ? 1_800_000 : 120_000;
