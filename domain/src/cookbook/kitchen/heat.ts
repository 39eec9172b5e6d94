/** How hot a household likes its mains at the spice levels 1 to 5, on the scale of a dish's `heat`. */
const heatOfLevel = [0, 1, 2, 3.4, 5] as const;

/** Heat, 0 to 5, for a spice level; levels beyond 1 to 5 are taken as the nearest. */
export function heatFor(spiceLevel: number): number {
  return heatOfLevel[Math.min(5, Math.max(1, Math.round(spiceLevel))) - 1]!;
}

/** Hottest dish, 0 to 5, that is offered at the spice levels 1 to 5. */
const hottestOfLevel = [1, 2, 3, 5, 5] as const;

export function hottestFor(spiceLevel: number): number {
  return hottestOfLevel[Math.min(5, Math.max(1, Math.round(spiceLevel))) - 1]!;
}

const spiceRange = { least: 0.4, most: 2, mostOfAll: 3.5 } as const;
/** The level of those who cannot get enough. */
const hottest = 5;
/** What they like it hotter than the hottest dish as written. */
const beyond = 1.5;

/** How much more or less of what is hot: a dish bends towards the household, and stays itself. */
export function spiceFactor(heat: number, level: number): number {
  const wanted = heatFor(level) + (level >= hottest ? beyond : 0);
  const most = level >= hottest ? spiceRange.mostOfAll : spiceRange.most;
  return Math.min(most, Math.max(spiceRange.least, (wanted + 1) / (heat + 1)));
}

/** What lists tell to do with the seeds of chilies: "seeded and chopped", "halved and seeds shaken out". */
const seedsOut =
  /(, )seeded and |(?:, | and )(?:seeds? )?(?:shaken out|removed|seeded)\b(?! and)(?: if you like)?/;
/** Up to this level they are taken out. */
const mostSeeded = 3;

/** The name of a chili on the list, with its seeds for who likes it hot. */
export function withSeeds(name: string, level: number): string {
  return level > mostSeeded ? name.replace(seedsOut, '$1') : name;
}
