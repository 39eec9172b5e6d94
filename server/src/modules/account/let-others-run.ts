import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows that are worked on before others get their turn: some ten milliseconds. */
const atOnce = 20;

/** Long work on many rows must not keep everybody else waiting. */
export async function letOthersRun(index: number): Promise<void> {
  if (index % atOnce === atOnce - 1) await nextTurn();
}
