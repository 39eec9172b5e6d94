/**
 * The least of a food that is bought and not eaten, with the fewest packs that the days need. An open pack is used up
 * before a new one is opened, unless it has spoiled; a pack opened later is never good for less long. As uses may be adjusted,
 * what is left of a pack is a range, and a pack more than a day needs is tried where its use has room for it.
 * Integers in tenths of a gram; the arrays have the food's values by day, starting at `from`. `goodUntil`: the last day
 * on which a pack opened then is still good. `tolerances`: by how much the use may be more or less.
 */
export function minWaste(
  pack: number,
  days: number,
  from: number,
  goodUntil: Int8Array,
  uses: Int32Array,
  tolerances: Int32Array,
): number {
  return minWasteFrom(0, 0, 0, -1, 0, Number.POSITIVE_INFINITY);

  /** `min` and `max` are left of the packs that are good until `until`; `spoiled` was lost before. */
  function minWasteFrom(
    begin: number,
    min: number,
    max: number,
    until: number,
    spoiled: number,
    known: number,
  ): number {
    let best = known;
    for (let day = begin; day < days; day += 1) {
      const use = uses[from + day]!;
      if (use === 0) continue;
      if (day > until) {
        spoiled += min;
        min = 0;
        max = 0;
      }
      if (spoiled >= best) return best;
      const minUse = use - tolerances[from + day]!;
      const maxUse = use + tolerances[from + day]!;
      const needed = minUse <= max ? 0 : Math.ceil((minUse - max) / pack);
      const usable = maxUse <= min ? 0 : Math.ceil((maxUse - min) / pack);
      const good = goodUntil[from + day]!;
      for (let packs = needed + 1; packs <= usable; packs += 1) {
        const high = Math.min(max + packs * pack - minUse, packs * pack);
        best = minWasteFrom(day + 1, Math.max(0, min + packs * pack - maxUse), high, good, spoiled, best);
      }
      min = Math.max(0, min + needed * pack - maxUse);
      max += needed * pack - minUse;
      if (needed === 0) continue;
      // What was left before is eaten on this day.
      max = Math.min(max, needed * pack);
      until = good;
    }
    return Math.min(best, spoiled + min);
  }
}
