import { setImmediate as nextTurn } from 'node:timers/promises';

/** Between two pauses: some ten milliseconds of work. */
const linesAtOnce = 200;

/** Long work on many lines must not block other requests: call it with the lines of each piece before the next. */
export function createYielding(): (lines: number) => Promise<void> {
  let done = 0;
  return async (lines) => {
    // Looking at a piece without a line takes its time as well.
    done += lines + 1;
    if (done < linesAtOnce) return;
    done = 0;
    await nextTurn();
  };
}
