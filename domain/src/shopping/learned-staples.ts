/** The outcome of a food on an earlier list: marked "have it", or bought. */
export type Settled = { foodId: string; isAtHome: boolean };

/** A food is learned if it was at home on `atHomeOn` of the last `remembered` lists that contained it. */
const remembered = 3;
const atHomeOn = 2;

/**
 * Foods that this household usually has at home. Like staples, they are to be checked at home first. `settled` is
 * ordered newest first. A food that is bought repeatedly is dropped again.
 */
export function learnedStaples(settled: readonly Settled[]): Set<string> {
  const byFood = Map.groupBy(settled, ({ foodId }) => foodId);
  const kept = [...byFood].filter(
    ([, times]) => times.slice(0, remembered).filter(({ isAtHome }) => isAtHome).length >= atHomeOn,
  );
  return new Set(kept.map(([foodId]) => foodId));
}
