import type { FoodId } from '../../foods/food-id.ts';
import { foodIds } from '../../foods/food-ids.ts';
import { type Cues, clearFat, dark, flakes, oil, plantFat, sweetOnly } from './cues.ts';

/** A replacement of a food, and the resulting changes. */
export type Swap = {
  food: FoodId;
  /** Grams per gram of the replaced food. */
  ratio?: number;
  /** Its name in the list, if not the food's own. */
  as?: string;
  /** The kind to buy, appended to its name. */
  style?: string;
  /** For the same food: a label before the dish's name for it. */
  label?: string;
  /** A sentence for the step of its first use. */
  method?: string;
  /** Cooks the same, for another diet: does not count towards the maximum number of changes. */
  isAlike?: true;
  /** Maximum grams per serving to replace; with more, the dish is made of it. */
  max?: number;
  /** Only if the dish already contains it and is neither baked nor spread: not worth buying for a spoon. */
  isBeside?: true;
  /** Acids to add if the dish has none, because the replacement is sweeter and blander. */
  sharpened?: readonly FoodId[];
  /** Changes to the method's cues. */
  cues?: Cues;
  /** Only for this use of the replaced food. */
  use?: FlourUse;
  /** Only if the dish cannot do without the replaced food: it gives the bulk, not the taste. */
  isForNeed?: true;
};

/** The use of a spoon of flour: coating fried food, or thickening a sauce. */
export type FlourUse = 'coating' | 'thickening';

type Swaps = Readonly<Partial<Record<FoodId, readonly (FoodId | Swap)[]>>>;

const each = (ids: readonly FoodId[], swaps: readonly (FoodId | Swap)[]): Swaps =>
  Object.fromEntries(ids.map((id) => [id, swaps]));

/** The same food without gluten, named as on its pack: "gluten-free pita". */
const glutenFree = (ids: readonly FoodId[]): Swaps =>
  Object.fromEntries(ids.map((id) => [id, [{ food: id, label: 'gluten-free' }]]));

/** Cooks the same. */
export const alike = (food: FoodId): Swap => ({ food, isAlike: true });

const plantCream: readonly (FoodId | Swap)[] = ['soy-cream', 'oat-cream', 'coconut-cream', 'cashew-cream'];
const plain = 'plain and unsweetened';
const plantYogurt: readonly Swap[] = foodIds('soy-yogurt coconut-yogurt almond-yogurt oat-yogurt').map(
  (food) => ({ food, style: plain }),
);
const hardVegan: Swap = { food: 'vegan-cheese', style: 'a hard one for grating' };
/** Crumbled over for its salt, it is better left out than replaced. */
const whiteVegan: Swap = { food: 'vegan-cheese', style: 'a white one that crumbles', isForNeed: true };
const meltingVegan: Swap = { food: 'vegan-cheese', style: 'one that melts' };
const yeast: Swap = { food: 'nutritional-yeast', ratio: 0.4, cues: flakes };
const seeds: readonly FoodId[] = ['sunflower-seed', 'pumpkin-seed'];
/** Grams per serving of an oil that is too dear to fill a pan for frying. */
const notForFrying = 40;
const neutralOil: readonly Swap[] = [
  ...foodIds('sunflower-oil vegetable-oil').map((food) => ({ food })),
  ...foodIds('avocado-oil olive-oil').map((food) => ({ food, max: notForFrying })),
];
const unsweet: Swap = { food: 'monk-fruit', cues: sweetOnly };
const syrup = (food: FoodId): Swap => ({ food, cues: dark });
/** Sweet, with a third of the salt of soy sauce. */
const aminos: Swap = {
  food: 'coconut-aminos',
  sharpened: ['rice-vinegar', 'apple-cider-vinegar', 'lime-juice'],
};
const spoon = 5;
const slurry = 'Stir the cornstarch into a few spoons of cold water before it goes in.';

/**
 * Common substitutes by a food's function in a dish, closest first. Compiled from the usual tables of cook books; a
 * dish may define its own (`vary`) or declare a part essential.
 */
const byFunction: Readonly<Record<string, Swaps>> = {
  fat: {
    ...each(foodIds('butter unsalted-butter'), [
      { food: 'ghee', cues: clearFat },
      { food: 'olive-oil', ratio: 0.8, cues: oil, isBeside: true, max: 12 },
      { food: 'vegan-butter', cues: plantFat },
      { food: 'olive-oil', ratio: 0.8, cues: oil },
      { food: 'coconut-oil', ratio: 0.8, cues: clearFat },
    ]),
    ghee: [
      { food: 'coconut-oil', cues: clearFat },
      { food: 'olive-oil', cues: oil },
    ],
    lard: ['vegan-butter', { food: 'olive-oil', cues: oil }],
    'duck-fat': [{ food: 'olive-oil', cues: oil }],
    'sesame-oil': neutralOil.map((oil) => ({ ...oil, isForNeed: true })),
    ...each(foodIds('peanut-oil vegetable-oil canola-oil sunflower-oil'), neutralOil),
    'walnut-oil': ['olive-oil'],
    mayonnaise: ['vegan-mayonnaise'],
  },
  milk: {
    milk: ['oat-milk', 'soy-milk', 'almond-milk', 'rice-milk', 'coconut-milk-drink'],
    buttermilk: [
      {
        food: 'soy-yogurt',
        as: 'plain soy yogurt, thinned with a little water',
      },
      'coconut-yogurt',
    ],
    'evaporated-milk': ['oat-cream', 'soy-cream', 'coconut-milk'],
    'coconut-milk': ['oat-cream', 'soy-cream'],
    kefir: ['soy-yogurt', 'coconut-yogurt'],
  },
  cream: {
    ...each(foodIds('heavy-cream light-cream half-and-half'), plantCream),
    'creme-fraiche': ['sour-cream', 'vegan-sour-cream', 'coconut-cream'],
    'sour-cream': ['vegan-sour-cream', ...plantYogurt],
    'mexican-crema': ['sour-cream', 'vegan-sour-cream', ...plantYogurt],
    mascarpone: ['vegan-cream-cheese', 'coconut-cream'],
    'cream-cheese': ['vegan-cream-cheese'],
    yogurt: plantYogurt,
    'greek-yogurt': plantYogurt,
    labneh: ['vegan-cream-cheese', ...plantYogurt],
    skyr: plantYogurt,
    quark: plantYogurt,
  },
  cheese: {
    ...each(foodIds('parmesan pecorino manchego'), ['vegetarian-hard-cheese', hardVegan, yeast]),
    asiago: ['vegetarian-hard-cheese', hardVegan],
    'vegetarian-hard-cheese': [hardVegan, yeast],
    gruyere: ['cheddar', meltingVegan],
    cotija: ['feta', whiteVegan],
    ...each(
      foodIds(
        'mozzarella fresh-mozzarella cheddar monterey-jack swiss-cheese fontina provolone gouda mexican-cheese-blend oaxaca-cheese kashkaval brie american-cheese pepper-jack',
      ),
      [meltingVegan],
    ),
    ...each(foodIds('feta queso-fresco ricotta goat-cheese cottage-cheese blue-cheese halloumi'), [
      whiteVegan,
    ]),
    paneer: [{ food: 'tofu', as: 'extra-firm tofu, pressed and cubed' }],
  },
  thickener: {
    'all-purpose-flour': [
      { food: 'all-purpose-flour', label: 'gluten-free' },
      { food: 'almond-flour', use: 'coating' },
      { food: 'cornstarch', ratio: 0.8, use: 'coating' },
      { food: 'cornstarch', ratio: 0.5, method: slurry, use: 'thickening' },
      'rice-flour',
    ],
    'whole-wheat-flour': ['gluten-free-flour', 'buckwheat-flour'],
    'bread-flour': ['gluten-free-flour'],
    cornstarch: ['potato-starch', 'arrowroot', 'tapioca-starch'],
    'potato-starch': ['cornstarch', 'arrowroot'],
    semolina: ['cornmeal'],
  },
  umami: {
    'soy-sauce': [alike('tamari'), aminos],
    'dark-soy-sauce': [alike('tamari'), aminos],
    tamari: [aminos],
    'fish-sauce': [alike('vegan-fish-sauce'), 'soy-sauce', 'tamari', aminos, { food: 'salt', ratio: 0.2 }],
    'oyster-sauce': [alike('vegetarian-oyster-sauce'), 'soy-sauce', 'tamari', aminos],
    'worcestershire-sauce': [
      alike('vegan-worcestershire-sauce'),
      { food: 'tamari', ratio: 0.5 },
      aminos,
      'balsamic-vinegar',
    ],
    anchovy: [{ food: 'caper', ratio: 0.8 }],
    'anchovy-paste': ['caper'],
    miso: [alike('chickpea-miso'), { food: 'tamari', ratio: 0.6 }, { ...aminos, ratio: 0.8 }],
    'shrimp-paste': [{ food: 'miso', ratio: 1 }, 'tamari', aminos],
    dashi: [alike('kombu-dashi'), 'vegetable-stock'],
    'kombu-dashi': ['vegetable-stock'],
    ...each(foodIds('chicken-stock beef-stock fish-stock'), [alike('vegetable-stock')]),
    'vegetable-stock': [{ food: 'water', as: 'water' }],
    ...each(foodIds('red-curry-paste green-curry-paste yellow-curry-paste'), [alike('vegan-curry-paste')]),
    pesto: ['vegan-pesto'],
  },
  crunch: {
    ...each(foodIds('almond sliced-almond walnut pecan hazelnut pistachio macadamia-nut'), [
      { food: 'pumpkin-seed' },
      { food: 'sunflower-seed' },
    ]),
    cashew: ['peanut', ...seeds],
    'pine-nut': seeds,
    peanut: ['cashew', ...seeds],
    'sesame-seed': ['sunflower-seed', 'hemp-seed'],
    breadcrumb: [
      { food: 'breadcrumb', label: 'gluten-free', isAlike: true },
      alike('gluten-free-breadcrumb'),
    ],
    panko: [{ food: 'panko', label: 'gluten-free', isAlike: true }, alike('gluten-free-breadcrumb')],
    crouton: ['pumpkin-seed'],
  },
  paste: {
    tahini: ['sunflower-butter', 'almond-butter'],
    'peanut-butter': ['almond-butter', 'sunflower-butter'],
    'almond-butter': ['peanut-butter', 'sunflower-butter'],
    'cashew-butter': ['almond-butter', 'sunflower-butter'],
  },
  sweetness: {
    sugar: [syrup('honey'), syrup('maple-syrup'), 'coconut-sugar', unsweet],
    'brown-sugar': ['coconut-sugar', syrup('honey'), syrup('maple-syrup'), unsweet],
    'palm-sugar': ['brown-sugar', 'coconut-sugar', syrup('honey'), syrup('maple-syrup'), unsweet],
    honey: ['maple-syrup', 'agave-syrup', 'date-syrup', unsweet],
    'maple-syrup': ['honey', 'date-syrup', unsweet],
    mirin: [
      { food: 'maple-syrup', ratio: 0.6 },
      { food: 'honey', ratio: 0.6 },
      { food: 'apple-cider-vinegar', ratio: 0.3 },
    ],
  },
  acid: {
    ...glutenFree(foodIds('chaat-masala')),
    'white-wine': [{ food: 'vegetable-stock' }, 'chicken-stock'],
    'red-wine': [{ food: 'vegetable-stock' }, 'beef-stock'],
    sherry: [{ food: 'vegetable-stock' }],
    sake: [{ food: 'vegetable-stock' }, { food: 'water', as: 'water' }],
    'shaoxing-wine': ['sherry', { food: 'vegetable-stock' }, { food: 'water', as: 'water' }],
    beer: ['non-alcoholic-beer', 'vegetable-stock'],
    'black-vinegar': ['rice-vinegar', 'apple-cider-vinegar'],
    'rice-vinegar': ['apple-cider-vinegar'],
    'malt-vinegar': ['apple-cider-vinegar'],
    'balsamic-vinegar': ['red-wine-vinegar'],
    'lemon-juice': ['lime-juice', 'apple-cider-vinegar'],
    'lime-juice': ['lemon-juice', 'apple-cider-vinegar'],
    'dijon-mustard': ['mustard'],
  },
  starch: {
    ...glutenFree(
      foodIds(
        'spaghetti penne macaroni linguine fettuccine fusilli rigatoni farfalle pasta-shell angel-hair pasta small-soup-pasta',
      ),
    ),
    ...each(foodIds('whole-wheat-pasta orzo'), ['gluten-free-pasta', 'legume-pasta']),
    soba: ['buckwheat-soba'],
    ...each(foodIds('whole-wheat-bread rye-bread'), ['gluten-free-bread']),
    ...glutenFree(
      foodIds(
        'bread sourdough baguette ciabatta bread-roll papadum pita naan flatbread burger-bun hot-dog-bun bagel english-muffin pizza-dough lasagna-sheet gnocchi ramen-noodle egg-noodle udon fresh-udon somen vermicelli',
      ),
    ),
    'flour-tortilla': ['corn-tortilla', 'gluten-free-tortilla'],
    'whole-wheat-tortilla': ['gluten-free-tortilla', 'corn-tortilla'],
    couscous: ['quinoa', 'millet'],
    bulgur: ['quinoa', 'buckwheat'],
    farro: ['brown-rice', 'buckwheat'],
    freekeh: ['brown-rice', 'buckwheat'],
    'pearl-barley': ['brown-rice', 'buckwheat'],
    oats: ['gluten-free-oats'],
    'spring-roll-wrapper': ['rice-paper'],
  },
  protein: {
    'ground-beef': ['ground-turkey', 'plant-based-ground'],
    'ground-pork': ['ground-chicken', 'ground-turkey', 'plant-based-ground'],
    'ground-lamb': ['ground-beef', 'plant-based-ground'],
    'ground-turkey': ['ground-chicken', 'plant-based-ground'],
    'ground-chicken': ['ground-turkey', 'plant-based-ground'],
    bacon: ['turkey-bacon', 'smoked-tofu'],
    pancetta: ['turkey-bacon', 'smoked-tofu'],
    ham: ['deli-turkey', 'smoked-tofu'],
    chorizo: ['vegan-sausage'],
    sausage: ['chicken-sausage', 'vegan-sausage'],
    'italian-sausage': ['chicken-sausage', 'vegan-sausage'],
    prosciutto: ['deli-turkey'],
  },
  heat: {
    doubanjiang: [{ food: 'sambal-oelek', ratio: 0.6, max: spoon }],
    gochujang: [
      { food: 'sambal-oelek', ratio: 0.6, max: spoon },
      { food: 'red-pepper-flakes', ratio: 0.1, max: spoon },
    ],
    'chili-garlic-sauce': ['sambal-oelek', { food: 'red-pepper-flakes', ratio: 0.15 }],
    sriracha: ['sambal-oelek', { food: 'red-pepper-flakes', ratio: 0.15 }],
  },
};

/** Functions whose substitutes cook the same: oat milk for milk, corn starch for potato starch. */
const alikeUses: readonly string[] = ['fat', 'milk', 'cream', 'thickener', 'sweetness', 'acid', 'starch'];

/** The substitutes of each food, in order. */
export const substitutes: ReadonlyMap<FoodId, readonly Swap[]> = new Map(
  Object.entries(byFunction).flatMap(([name, swaps]) =>
    Object.entries(swaps).map(([id, list]) => {
      const swaps = list.map((swap): Swap => (typeof swap === 'string' ? { food: swap } : swap));
      const isAlike = alikeUses.includes(name);
      return [
        id as FoodId,
        isAlike ? swaps.map((swap): Swap => ({ ...swap, isAlike: true })) : swaps,
      ] as const;
    }),
  ),
);
