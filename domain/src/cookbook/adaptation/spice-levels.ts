/** Preferred heat of mains at spice levels 1 to 5, on the scale of a dish's `heat`. */
const preferredHeat = [0, 1, 2, 3.4, 5] as const;

/** Heat, 0 to 5, for a spice level, which is clamped to 1 to 5. */
export function heatFor(spiceLevel: number): number {
  return preferredHeat[Math.min(5, Math.max(1, Math.round(spiceLevel))) - 1]!;
}

/** Maximum heat of dishes offered at spice levels 1 to 5. */
const maxHeatOfLevel = [1, 2, 3, 5, 5] as const;

export function maxHeatFor(spiceLevel: number): number {
  return maxHeatOfLevel[Math.min(5, Math.max(1, Math.round(spiceLevel))) - 1]!;
}

const spiceRange = { min: 0.4, max: 2, maxAtHottest: 3.5 } as const;
/** The highest spice level. */
const maxSpiceLevel = 5;
/** Factor beyond the hottest dish as written at the highest level. */
const extraHeat = 1.5;

/** Factor on the hot parts of a dish: moves it toward the preferred heat without making it another dish. */
export function spiceFactor(heat: number, level: number): number {
  const wanted = heatFor(level) + (level >= maxSpiceLevel ? extraHeat : 0);
  const max = level >= maxSpiceLevel ? spiceRange.maxAtHottest : spiceRange.max;
  return Math.min(max, Math.max(spiceRange.min, (wanted + 1) / (heat + 1)));
}

/** Notes of lists about the seeds of chilies: "seeded and chopped", "halved and seeds shaken out". */
const seedsOut =
  /(, )seeded and |(?:, | and )(?:seeds? )?(?:shaken out|removed|seeded)\b(?! and)(?: if you like)?/;
/** Highest spice level at which seeds are removed. */
const maxSeeded = 3;

/** The name of a chili on the list, with its seeds at high spice levels. */
export function withSeeds(name: string, level: number): string {
  return level > maxSeeded ? name.replace(seedsOut, '$1') : name;
}
