/** What became of a food on an earlier list: "have it", or bought. */
export type Settled = { foodId: string; isAtHome: boolean };

/** Of the last so many lists with the food, on so many it was at home. */
const remembered = 3;
const atHomeOn = 2;

/**
 * Foods that this household keeps: to be looked for at home first, as staples are. `settled`: the newest first. What is bought
 * again and again is forgotten.
 */
export function learnedStaples(settled: readonly Settled[]): Set<string> {
  const byFood = Map.groupBy(settled, ({ foodId }) => foodId);
  const kept = [...byFood].filter(
    ([, times]) => times.slice(0, remembered).filter(({ isAtHome }) => isAtHome).length >= atHomeOn,
  );
  return new Set(kept.map(([foodId]) => foodId));
}
