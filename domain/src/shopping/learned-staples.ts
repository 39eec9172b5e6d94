/** The outcome of a food on an earlier list: marked "have it", or bought. */
export type FoodOutcome = { foodId: string; isAtHome: boolean };

/** A food is learned if it was at home on `atHomeOn` of the last `remembered` lists that contained it. */
const listsConsidered = 3;
const minListsAtHome = 2;

/**
 * Foods that this household usually has at home. Like staples, they are to be checked at home first. `settled` is
 * ordered newest first. A food that is bought repeatedly is dropped again.
 */
export function learnedStaples(outcomes: readonly FoodOutcome[]): Set<string> {
  const byFood = Map.groupBy(outcomes, ({ foodId }) => foodId);
  const kept = [...byFood].filter(
    ([, times]) =>
      times.slice(0, listsConsidered).filter(({ isAtHome }) => isAtHome).length >= minListsAtHome,
  );
  return new Set(kept.map(([foodId]) => foodId));
}
