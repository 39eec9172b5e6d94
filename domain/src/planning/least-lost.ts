/**
 * The least of a food that is bought and not eaten, with the fewest packs that the days need. An open pack is used up
 * before a new one is opened, unless it has spoiled; a pack opened later is never good for less long. As uses may bend,
 * what is left of a pack is a range, and a pack more than a day needs is tried where its use has room for it.
 * Integers in tenths of a gram; the arrays have the food's values by day, starting at `from`. `goodUntil`: the last day
 * on which a pack opened then is still good. `bends`: by how much the use may be more or less.
 */
export function leastLost(
  pack: number,
  days: number,
  from: number,
  goodUntil: Int8Array,
  uses: Int32Array,
  bends: Int32Array,
): number {
  return leastAfter(0, 0, 0, -1, 0, Number.POSITIVE_INFINITY);

  /** `min` and `max` are left of the packs that are good until `until`; `lost` spoiled before. */
  function leastAfter(
    begin: number,
    min: number,
    max: number,
    until: number,
    lost: number,
    known: number,
  ): number {
    let best = known;
    for (let day = begin; day < days; day += 1) {
      const use = uses[from + day]!;
      if (use === 0) continue;
      if (day > until) {
        lost += min;
        min = 0;
        max = 0;
      }
      if (lost >= best) return best;
      const least = use - bends[from + day]!;
      const most = use + bends[from + day]!;
      const needed = least <= max ? 0 : Math.ceil((least - max) / pack);
      const usable = most <= min ? 0 : Math.ceil((most - min) / pack);
      const good = goodUntil[from + day]!;
      for (let packs = needed + 1; packs <= usable; packs += 1) {
        const high = Math.min(max + packs * pack - least, packs * pack);
        best = leastAfter(day + 1, Math.max(0, min + packs * pack - most), high, good, lost, best);
      }
      min = Math.max(0, min + needed * pack - most);
      max += needed * pack - least;
      if (needed === 0) continue;
      // What was left before is eaten on this day.
      max = Math.min(max, needed * pack);
      until = good;
    }
    return Math.min(best, lost + min);
  }
}
