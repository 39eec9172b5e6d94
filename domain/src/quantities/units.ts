import { foldWord } from './tokens.ts';

/** Every unit that an amount may have. "whole" counts pieces. */
export const units = [
  'g',
  'kg',
  'mg',
  'oz',
  'lb',
  'ml',
  'cl',
  'dl',
  'l',
  'tsp',
  'tbsp',
  'fl oz',
  'cup',
  'pint',
  'quart',
  'gallon',
  'pinch',
  'dash',
  'drop',
  'splash',
  'drizzle',
  'handful',
  'clove',
  'slice',
  'can',
  'bunch',
  'sprig',
  'stalk',
  'head',
  'leaf',
  'sheet',
  'packet',
  'stick',
  'fillet',
  'ear',
  'block',
  'jar',
  'bottle',
  'bag',
  'knob',
  'cube',
  'loaf',
  'ball',
  'wedge',
  'piece',
  'whole',
] as const;
export type Unit = (typeof units)[number];

/** Grams in one. Avoirdupois ounce and pound: NIST Handbook 44, appendix C. */
export const gramsPer: Partial<Record<Unit, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
};

/**
 * Milliliters in one. US customary volumes (NIST Handbook 44, appendix C); a pinch is a sixteenth and a dash an eighth
 * of a teaspoon, as in sets of measuring spoons; twenty drops are a milliliter. A splash and a drizzle have no volume.
 */
export const millilitersPer: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: 4.92892159375,
  tbsp: 14.78676478125,
  'fl oz': 29.5735295625,
  cup: 236.5882365,
  pint: 473.176473,
  quart: 946.352946,
  gallon: 3785.411784,
  pinch: 4.92892159375 / 16,
  dash: 4.92892159375 / 8,
  drop: 0.05,
};

/** Other singular spellings. */
const spellings: Partial<Record<Unit, string>> = {
  g: 'gram gramme gm gms gr grm grs',
  kg: 'kilogram kilogramme kilo kgs kgm',
  mg: 'milligram milligramme mgs',
  oz: 'ounce ozs onz',
  lb: 'pound lbs',
  ml: 'millilitre milliliter mls mil cc',
  cl: 'centilitre centiliter cls',
  dl: 'decilitre deciliter dls',
  l: 'litre liter ltr lt',
  tsp: 'teaspoon teaspoonful teasp tspn ts',
  tbsp: 'tablesp tablespoon tablespoonful tbs tbl tblsp tblspn tbspn tabsp tb tbls',
  'fl oz': 'floz',
  cup: 'cupful c cps',
  pint: 'pt pts',
  quart: 'qt qts',
  gallon: 'gal gals',
  pinch: 'pn',
  drizzle: 'drizzling',
  handful: 'handfull fistful',
  slice: 'rasher slc',
  can: 'tin cn',
  bunch: 'bn bundle',
  sprig: 'spg branch',
  stalk: 'rib stem spear',
  head: 'bulb hd',
  clove: 'glove',
  packet:
    'pck pcks pack package pkg pkgs pkt pack packag sachet envelope box carton punnet pouch tub container',
  ear: 'cob',
  knob: 'thumb nub pat',
  piece: 'pc pcs chunk',
  whole: 'each unit count item',
};

const unitBySpelling = new Map<string, Unit>();
for (const unit of units) {
  unitBySpelling.set(unit, unit);
  for (const spelling of (spellings[unit] ?? '').split(' ')) if (spelling) unitBySpelling.set(spelling, unit);
}

/**
 * The unit that a word means, in any usual spelling, singular or plural ("Tbsp.", "ounces", "T", "tins"); null if it is
 * not a unit. A capital T is a tablespoon, a small t a teaspoon, as cooks abbreviate.
 */
export function unitOf(word: string): Unit | null {
  const plain = word.trim().replace(/\.$/, '');
  if (plain === 'T') return 'tbsp';
  if (plain === 't') return 'tsp';
  if (plain.length > 20) return null;
  if (/^fl(?:uid|\.)?[\s.]*(?:ozs?|ounces?)$/i.test(plain)) return 'fl oz';
  return unitBySpelling.get(plain.toLowerCase()) ?? unitBySpelling.get(foldWord(plain)) ?? null;
}

/** How many of `to` are in one of `from`; null unless both are weights or both are volumes. */
export function ratioOf(from: Unit, to: Unit): number | null {
  if (from === to) return 1;
  for (const scale of [gramsPer, millilitersPer]) {
    const one = scale[from];
    const other = scale[to];
    if (one !== undefined && other !== undefined) return one / other;
  }
  return null;
}

export function isWeightOrVolume(unit: Unit): boolean {
  return gramsPer[unit] !== undefined || millilitersPer[unit] !== undefined;
}

const vessels: ReadonlySet<Unit> = new Set([
  'can',
  'packet',
  'jar',
  'bottle',
  'bag',
  'block',
  'ball',
  'loaf',
  'sheet',
]);

/** Whether the unit is a container, so that "(400 g)" after it states the size of one. */
export function isContainer(unit: Unit): boolean {
  return vessels.has(unit);
}
