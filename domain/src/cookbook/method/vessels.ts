import type { Dish, DishKind } from '../dish.ts';
import { isFriedFlat, widestPan } from './widest-pan.ts';

/**
 * A vessel as rendered and as written, so that later mentions of "the pan" can follow when it becomes "two large pots".
 */
export type Vessel = { text: string; from: string; to: string; isPlural: boolean };

/** Factor on its capacity that a vessel can still hold. */
const overfill = 1.34;
/** The same for a baking sheet, on which food lies in a single layer. */
const sheetOverfill = 1.2;
/** The same for a pan with fillets or cakes in a single layer. */
const singleLayerOverfill = 1.2;
/** A pot holds half as much again as a pan of the same width; the factor also applies to a very large pot. */
const potPerPan = 1.5;
const maxPotFactor = 2.2;
/** Maximum factor for two of the largest kind. */
const maxPairFactor = 2.67;

/** Pieces in a single layer, cooked in batches. */
const batchKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'pan-seared',
  'breaded and fried',
  'fritters',
  'pancakes',
  'burger',
  'dumplings',
  'sandwich',
  'toast',
  'wrap',
  'taco',
  'filled tortilla',
  'omelette',
  'rolls',
  'bites',
]);

/** Tossed over high heat; a full pot would stew it. */
const tossedKinds: ReadonlySet<DishKind> = new Set<DishKind>(['stir-fry', 'fried rice', 'noodles', 'eggs']);

/** Whether it is tossed in one pan, however wide. */
function isTossed(kind: DishKind): boolean {
  return kind === 'noodles' || kind === 'fried rice' || kind === 'stir-fry';
}

/** Kinds whose pan is only for a filling or a sauce, and scales like a pot. */
const saucePanKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'pasta',
  'baked pasta',
  'gratin',
  'casserole',
  'savory pie',
  'stuffed vegetables',
  'soup',
  'noodle soup',
  'stew',
  'braise',
  'curry',
  'chili',
  'dal and beans',
  'hot pot',
  'porridge',
  'pudding',
  'polenta and grits',
  'pizza and flatbread',
  'savory bake',
  'sweet bread',
  'cake and cookies',
  'dip',
  'salad',
  'steamed',
]);

/** Baked one after the other in the same pan. */
const bakedInTurnKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'cake and cookies',
  'sweet bread',
  'pancakes',
  'pizza and flatbread',
]);

/** A batter baked in its skillet: in a deep pot it would be a thick cake that is raw in the middle. */
const batterKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'savory bake',
  'sweet bread',
  'cake and cookies',
]);
const bakingVessel = /\bovenproof\b|\bskillet\b/;

const simmering = /\b(?:simmer|braise|poach)/i;
/** Browned in batches and returned to a glaze, which a pot holds as well as a pan. */
const glazing = /\b(?:bubble|pour in)\b/i;
const singleLayer = /\b(?:each|a|per) side\b|\bpatties\b|\bin batches\b|\bcrisp/i;
const browning = /\bin batches\b|\{in batches|\b(?:fry|sear|brown) (?:the )?\{/i;

/** How the vessels of a dish scale with the servings. */
export type Vessels = {
  /** `after` and `before`: the rest of its sentence, which tells what is in it. */
  vesselFor(name: string, holds: number, after?: string, before?: string): Vessel;
  /** The number of batches for a pan that holds `holds` servings. */
  batchesOf(holds: number): number;
};

type Method = Pick<Dish, 'kind' | 'serves' | 'steps'>;

/** Maximum grams in a wide pan at the end. Our estimate, for a pan of 28 to 30 cm. */
const maxTogether = 1500;

/** `together`: grams in one pan at the end. */
export function vesselsFor({ kind, serves, steps }: Method, servings: number, together = 0): Vessels {
  const method = steps.join(' ');
  const goesInBatches = batchKinds.has(kind) && /\bin (?:batches|rounds)\b/.test(method);
  const isInSauce = simmering.test(method) || (glazing.test(method) && browning.test(method));
  const isSauced = saucePanKinds.has(kind) || (!batchKinds.has(kind) && !tossedKinds.has(kind) && isInSauce);
  const panOverfill = batchKinds.has(kind) ? singleLayerOverfill : overfill;
  // Food seared in batches returns to a pot that holds all of it.
  const isHeaped = servings > serves && together > maxTogether;
  // A dish with sauce uses one pot if it is large enough, and browns in as many batches as needed.
  const usesPot = isSauced && !/\{an? [^{}]*non-?stick[^{}]*, \d/.test(method);
  const pots =
    servings / serves / (/\{an? [^{}]*(?:pan|skillet), \d/.test(method) ? potPerPan : 1) > maxPotFactor
      ? 2
      : 1;
  const fryingPans = usesPot ? pots : 1;
  return {
    batchesOf: (holds) => Math.max(1, Math.ceil(servings / (holds * fryingPans) - (singleLayerOverfill - 1))),
    vesselFor(name, holds, after = '', before = '') {
      const share = servings / holds;
      const noun = nounOf(name);
      const vesselOf = (text: string): Vessel => ({ text, from: noun, to: noun, isPlural: false });
      const sized = kind === 'cake and cookies' ? null : dishFor(name, share);
      if (sized) return vesselOf(sized);
      if (share <= roomIn(noun)) return vesselOf(share > 0.5 ? name : forFew(name, after));
      if (noun === 'pot') return largerPot(name, share);
      if (noun !== 'pan') return additionalVessel(name, noun, share);
      if (/\bsmall\b/.test(name)) return largerVessel(name, share);
      if (batterKinds.has(kind) && bakingVessel.test(name)) return doubled(name, noun, share);
      // Spices toast in one pan whatever their amount; `withWidestPan` finds the one for tossed food.
      if (/\bdry\b/.test(name) || isTossed(kind)) return vesselOf(name);
      const isForFrying = !/paella|roasting|sheet|grill/.test(name);
      if (bakedInTurnKinds.has(kind) && /frying|non-?stick/.test(name)) return vesselOf(name);
      const isFilling = simmering.test(method) && !singleLayer.test(method);
      const holdsSauce =
        isSauced ||
        isHeaped ||
        /\b(?:covered|lidded)\b/.test(name) ||
        (batchKinds.has(kind) && (isFilling || isWet(before + after)));
      if (isForFrying && holdsSauce && !/non-?stick/.test(name)) {
        const isPot = saucePanKinds.has(kind) || share > maxPotFactor || /\b(?:covered|lidded)\b/.test(name);
        return isPot ? largerPot(name, share / potPerPan) : vesselOf(widestPan(name));
      }
      // A dish written for two pans keeps them.
      if (!isForFrying || /ovenproof/.test(name)) return doubled(name, noun, share);
      if (goesInBatches) return vesselOf(name);
      if (serves / holds > panOverfill) return doubled(name, noun, share);
      if (isFriedFlat(kind)) return vesselOf(name);
      return share > maxPotFactor ? doubled(name, noun, share) : vesselOf(widestPan(name));
    },
  };

  function roomIn(noun: string): number {
    if (noun === 'pan') return panOverfill;
    return noun === 'sheet' || noun === 'tray' ? sheetOverfill : overfill;
  }

  /** A usual pan for two servings, and for what lies flat; boiling in plenty of water needs a pot. */
  function forFew(name: string, after: string): string {
    const noun = nounOf(name);
    if (noun === 'sheet' || noun === 'tray') return standardSize(name);
    const isPanOrPot = noun === 'pan' || noun === 'pot';
    const isFlat = noun === 'pan' && batchKinds.has(kind);
    return isPanOrPot && (servings > 1 || isFlat || tossedKinds.has(kind) || /^ of\b/.test(after))
      ? standardSize(name)
      : smallSize(name);
  }
}

/** A sauce or leaves, which fill a pot and need no single layer. */
function isWet(sentence: string): boolean {
  return (
    /\b(?:simmer|wilt|poach|steam|sauce|salsa|boil)/i.test(sentence) &&
    !/\b(?:fry|sear|brown|crisp|gold|char|side)/i.test(sentence)
  );
}

/** Later sentences call "a deep frying pan" a pan and "a heavy saucepan" a pot. */
function nounOf(name: string): string {
  const last = name.split(' ').at(-1)!;
  if (last === 'skillet') return 'pan';
  return last === 'saucepan' ? 'pot' : last;
}

const sizes =
  /^(?:(?:very|large|wide|big|deep|small|medium|snug|narrow|\d+(?:\.\d+)?(?:[–-]\d+)?(?: ?[×x] ?\d+)? ?(?:cm|l)),? )+/;
const articleOf = /^(an? |the |your )?(.+)$/;

function bareOf(name: string): string {
  return articleOf.exec(name)![2]!.replace(sizes, '');
}

/** Baking dishes as sold, in cm. */
const dishSizes = [
  [15, 20],
  [20, 20],
  [20, 25],
  [20, 30],
  [23, 33],
  [25, 38],
] as const;
/** Bounds on the relative volume that fits a dish. */
const volumeFit = { min: 0.75, max: 1.34, under: 0.9 } as const;
const measured = /^(an? .*?)(\d+) × (\d+) cm (?=[a-z ]*\b(?:dish|tin|pan)$)/;
/** Diameters of round dishes, and of the pans in which a batter bakes, in cm. */
const roundSizes = [15, 18, 20, 22, 24, 26, 28, 30, 32];
const measuredRound =
  /^(an? .*?)(\d+) cm (?=[\p{L} -]*\b(?:round|dish|tart|pie|cake|springform|skillet|ovenproof pan)\b[\p{L} -]*$)/u;

/** The dish of the size for this share; null if its own fits, or only two would. */
function dishFor(name: string, share: number): string | null {
  if (share >= volumeFit.min && share <= volumeFit.max) return null;
  const [, before, one, other] = measured.exec(name) ?? [];
  if (!before) return roundFor(name, share);
  const wanted = Number(one) * Number(other) * share;
  const size = dishSizes.find(([a, b]) => a * b >= wanted * volumeFit.under);
  return size ? name.replace(measured, `$1${size[0]} × ${size[1]} cm `) : null;
}

function roundFor(name: string, share: number): string | null {
  const [, , across] = measuredRound.exec(name) ?? [];
  const wanted = Number(across) ** 2 * share;
  const size = across && roundSizes.find((diameter) => diameter ** 2 >= wanted * volumeFit.under);
  const article = size === 18 ? 'an ' : 'a ';
  return size ? name.replace(measuredRound, `$1${size} cm `).replace(/^an? (?=\d)/, article) : null;
}

function standardSize(name: string): string {
  const plain = name.replace(/\b(?:(?:very )?(?:large|wide|big)|\d+ cm),? /g, '');
  return plain.replace(/^an? /, /^an? [aeiou]/.test(plain) ? 'an ' : 'a ');
}

function smallSize(name: string): string {
  const bare = bareOf(name);
  if (/steamer|plate|paella/.test(bare)) return name;
  return bare === 'platter' ? 'a plate' : `a small ${bare}`;
}

/** A pot for more servings: larger, very large, and only then two. */
function largerPot(name: string, share: number): Vessel {
  if (/\bsmall\b/.test(name)) return largerVessel(name, share);
  const pot = bareOf(name)
    .replace(/(?:frying |sauté )?pan$|skillet$|saucepan$/, 'pot')
    .replace(/\b(?:non-?stick|shallow|cold|dry) /g, '');
  const vesselOf = (text: string, isPlural: boolean): Vessel => ({
    text,
    from: nounOf(name),
    to: 'pot',
    isPlural,
  });
  if (share > maxPotFactor) return vesselOf(`two large ${pluralOf(pot)}`, true);
  const isLarge = name.startsWith('a large') && nounOf(name) === 'pot';
  return vesselOf(`a ${isLarge || share > 1.8 ? 'very large' : 'large'} ${pot}`, false);
}

/** A small vessel becomes a usual one. */
function largerVessel(name: string, share: number): Vessel {
  const noun = nounOf(name);
  const plain = name
    .replace(/\bsmall,? /, share > maxPairFactor ? 'large ' : '')
    .replace(/^an (?![aeiou])/, 'a ');
  return { text: plain.replace(/^a (?=[aeiou])/, 'an '), from: noun, to: noun, isPlural: false };
}

/** Dishes, tins and trays are doubled; bowls become larger. */
function additionalVessel(name: string, from: string, share: number): Vessel {
  if (from === 'bowl') return { text: `a very large ${bareOf(name)}`, from, to: from, isPlural: false };
  if (from === 'plate' || from === 'steamer') return { text: name, from, to: from, isPlural: false };
  return doubled(name, from, share);
}

function doubled(name: string, from: string, share: number): Vessel {
  const [, , rest] = articleOf.exec(name)!;
  const single = share > maxPairFactor ? `large ${bareOf(name)}` : rest!;
  return { text: `two ${pluralOf(single)}`, from, to: from, isPlural: true };
}

function pluralOf(words: string): string {
  return /(?:s|x|z|ch|sh)$/.test(words) ? `${words}es` : `${words}s`;
}
