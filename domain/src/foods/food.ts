import type { Unit } from '../quantities/units.ts';
import type { Allergen, Cuisine, Diet } from '../vocabulary/options.ts';
import type { FoodId } from './food-id.ts';

/** Store sections. */
export const sections = ['Produce', 'Protein', 'Dairy', 'Pantry', 'Other'] as const;
export type Section = (typeof sections)[number];

/** Kinds of foods by origin. Diets and some allergens follow from them. */
export const foodClasses = [
  'vegetable',
  'starchy-vegetable',
  'fruit',
  'herb',
  'mushroom',
  'seaweed',
  'red-meat',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'egg',
  'dairy',
  'gluten-grain',
  'grain',
  'legume',
  'soy',
  'nut',
  'seed',
  'oil',
  'animal-fat',
  'spice',
  'sweetener',
  'baking',
  'acid',
  'alcohol',
  'drink',
  'salt',
  'water',
  'composed',
] as const;
export type FoodClass = (typeof foodClasses)[number];

/** Fish and shellfish. */
export const seafoodClasses: readonly FoodClass[] = ['fish', 'crustacean', 'mollusc'];
export const meatAndSeafood: readonly FoodClass[] = ['red-meat', 'poultry', ...seafoodClasses];

/** Culinary groups ("pasta") that neither class nor name reveals. */
export const foodKinds = [
  'pasta',
  'noodle',
  'bread',
  'cheese',
  'chocolate',
  'berry',
  /** Doughs, and what doughs and batters are made of. */
  'dough',
  'lentil',
  'bean',
  /** Chilies and chili products. */
  'chili',
  /** Flours and starches. */
  'flour',
  'sauce',
  'stock',
] as const;
export type FoodKind = (typeof foodKinds)[number];

/** Household measures with a food-specific weight. Volume units follow from `cup`. */
export const foodMeasures = [
  'cup',
  'each',
  'small',
  'large',
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
  'handful',
  'knob',
  'cube',
  'loaf',
  'ball',
  'wedge',
  'piece',
] as const;
export type FoodMeasure = (typeof foodMeasures)[number];

/** Energy in kcal, sodium in mg, all else in g. */
export type Nutrition = {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  sugar: number;
  sodium: number;
};

/** One pack as stores sell it: 500 g, 1 bunch, 10 whole. */
export type Pack = { amount: number; unit: Unit };

/**
 * How stores sell a food: `loose`, in any amount; `packs`, in the sizes of its `packs`; or in the given packs, smallest
 * first, in metric and in US stores.
 */
export type Sold = 'loose' | 'packs' | Readonly<Record<'metric' | 'us', readonly Pack[]>>;

/** What to buy for a food that stores do not sell as such. */
export type BoughtAs = {
  food: FoodId;
  /** Grams of it for one gram of the food; null if one piece of it yields one piece of the food. */
  grams: number | null;
  /** Which part of it the food is ("juice", "yolks") if one piece yields several parts; null if all of it is used. */
  part: string | null;
};

/** One food of the table. Weights are grams of the edible part as a recipe means it (an onion is peeled). */
export type Food = {
  id: FoodId;
  /** Singular, as in running text, American English where the two differ ("zucchini", "Dijon mustard"). */
  name: string;
  plural: string;
  /** Other names, singular, lower case, US and UK ("courgette"). Unique over the whole table. */
  aliases: readonly string[];
  kinds: readonly FoodKind[];
  section: Section;
  class: FoodClass;
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  /** Strict diets that this food breaks beyond those implied by its class and allergens (beef stock: Vegetarian). */
  breaks: readonly Diet[];
  /** Strict diets that it satisfies although its class breaks them (green beans: Whole30, Paleo). */
  keeps: readonly Diet[];
  /** Ids of the foods that a composed food is usually made of. */
  parts: readonly FoodId[];
  per100g: Nutrition;
  /** FoodData Central id of the figures, or 'est' for a value typical of labels. */
  source: number | 'est';
  grams: Readonly<Partial<Record<FoodMeasure, number>>>;
  /** Usual pack sizes in grams, smallest first. */
  packs: readonly number[];
  sold: Sold;
  /** For a food that stores do not sell as such: egg yolks, lemon juice, cooked rice. */
  boughtAs: BoughtAs | null;
  /** Cooked grams per dry gram, for foods that recipes may weigh cooked: rice, pasta. */
  swells: number | null;
  /** Most households have it and use little at a time: check at home before buying. */
  isStaple: boolean;
  /** Ids of one-to-one substitutes that add no allergen and break no further diet. */
  twins: readonly FoodId[];
  /** Phrases that contain this food's name but mean no food of the table ("butter knife"). */
  nearMisses: readonly string[];
  /** First and last month of its harvest in the northern temperate zone; null if available all year. */
  season: readonly [first: number, last: number] | null;
  /** Days it keeps unopened and once opened or cut, stored as usual. */
  shelfLife: { closed: number; open: number } | null;
  cuisines: readonly Cuisine[];
  /** Ids of foods that it goes well with. */
  goesWith: readonly FoodId[];
  /** Name in the picture set; null to use the picture of its class. */
  picture: string | null;
  /** Maximum plausible grams in one serving. */
  mostPerServing: number;
};

/** A row as compiled from `data/*.yaml`, before defaults. */
export type FoodRow = Pick<Food, 'id' | 'name' | 'section' | 'class' | 'per100g' | 'source'> & Partial<Food>;

/** Fills in defaults; the default plural adds an "s". */
export function foodOf(row: FoodRow): Food {
  return {
    plural: `${row.name}s`,
    aliases: [],
    kinds: [],
    contains: [],
    mayContain: [],
    breaks: [],
    keeps: [],
    parts: [],
    grams: {},
    packs: [],
    sold: 'packs',
    boughtAs: null,
    swells: null,
    isStaple: false,
    twins: [],
    nearMisses: [],
    season: null,
    shelfLife: null,
    cuisines: [],
    goesWith: [],
    picture: null,
    mostPerServing: 500,
    ...row,
  };
}
