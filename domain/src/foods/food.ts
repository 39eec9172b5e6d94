import type { Unit } from '../quantities/units.ts';
import type { Allergen, Cuisine, Diet } from '../vocabulary/options.ts';
import type { FoodId } from './food-id.ts';

/** Where a food stands in the shop. */
export const sections = ['Produce', 'Protein', 'Dairy', 'Pantry', 'Other'] as const;
export type Section = (typeof sections)[number];

/** What a food is. Diets and some allergens follow from it. */
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

/** What cooks call foods in general ("pasta"), where neither class nor name tells. */
export const foodKinds = [
  'pasta',
  'noodle',
  'bread',
  'cheese',
  'chocolate',
  'berry',
  /** What doughs and batters are made of, and doughs. */
  'dough',
  'lentil',
  'bean',
  /** Chilies and what is made of them. */
  'chili',
  /** Flours and starches, kept for months. */
  'flour',
  'sauce',
  'stock',
] as const;
export type FoodKind = (typeof foodKinds)[number];

/** Household measures that weigh something else for every food. Millilitre-based units follow from `cup`. */
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

/** One pack as shops have it: 500 g, 1 bunch, 10 whole. */
export type Pack = { amount: number; unit: Unit };

/**
 * How shops sell a food: `loose`, as many or as much as one takes; `packs`, in the sizes of its `packs`; or in these
 * packs, smallest first, in metric and in US shops.
 */
export type Sold = 'loose' | 'packs' | Readonly<Record<'metric' | 'us', readonly Pack[]>>;

/** What a shop sells in a food's place. */
export type BoughtAs = {
  food: FoodId;
  /** Grams of it for one gram of the food; null where one of it gives one of the food, by the weights of one. */
  grams: number | null;
  /** What of it the food is ("juice", "yolks"), where one gives several parts at once; null where it becomes the food. */
  part: string | null;
};

/** One food of the table. Weights are grams of the edible part as a recipe means it (an onion is peeled). */
export type Food = {
  id: FoodId;
  /** Singular, lower case, American English where the two differ ("zucchini"). */
  name: string;
  plural: string;
  /** Other names, singular, lower case, US and UK ("courgette"). Unique over the whole table. */
  aliases: readonly string[];
  kinds: readonly FoodKind[];
  section: Section;
  class: FoodClass;
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  /** Strict diets that this food breaks beyond what its class and allergens say (beef stock: Vegetarian). */
  breaks: readonly Diet[];
  /** Strict diets that it keeps although its class says otherwise (green beans: Whole30, Paleo). */
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
  /** For a food that no shop sells as recipes name it: egg yolks, lemon juice, cooked rice. */
  boughtAs: BoughtAs | null;
  /** Grams that one gram of it weighs once cooked, where recipes may weigh it cooked: rice, pasta. */
  swells: number | null;
  /** Kept in most kitchens and used little at a time: looked for at home before it is bought. */
  isStaple: boolean;
  /** Ids of foods that do the same in a dish, as much for as much, with no allergen more and no diet broken more. */
  twins: readonly FoodId[];
  /** Names of other things that hold this food's name ("butter knife"), where the table has no food of that name. */
  nearMisses: readonly string[];
  /** First and last month of its harvest in the northern temperate zone; null where shops have it alike all year. */
  season: readonly [first: number, last: number] | null;
  /** Days it keeps as bought and once opened or cut, stored as usual. */
  shelfLife: { closed: number; open: number } | null;
  cuisines: readonly Cuisine[];
  /** Ids of foods that it goes well with. */
  goesWith: readonly FoodId[];
  /** Name in the picture set; a food without one borrows its class's. */
  picture: string | null;
  /** Most grams that one serving can sensibly hold. */
  mostPerServing: number;
};

/** A row as compiled from `data/*.yaml`: what is missing has a default. */
export type FoodRow = Pick<Food, 'id' | 'name' | 'section' | 'class' | 'per100g' | 'source'> & Partial<Food>;

/** A plural that is not given adds an "s" to the name. */
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
