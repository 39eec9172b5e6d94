import type { FoodId } from '../../foods/food-id.ts';
import { foodIds } from '../../foods/food-ids.ts';
import { clearFat, dark, flakes, oil, plantFat, sweetOnly } from './cues.ts';
import { equivalent, type Swap } from './swap.ts';

type Swaps = Readonly<Partial<Record<FoodId, readonly (FoodId | Swap)[]>>>;

const each = (ids: readonly FoodId[], swaps: readonly (FoodId | Swap)[]): Swaps =>
  Object.fromEntries(ids.map((id) => [id, swaps]));

/** The same food without gluten, named as on its pack: "gluten-free pita". */
const glutenFree = (ids: readonly FoodId[]): Swaps =>
  Object.fromEntries(ids.map((id) => [id, [{ food: id, label: 'gluten-free' }]]));

const plantCream: readonly (FoodId | Swap)[] = ['soy-cream', 'oat-cream', 'coconut-cream', 'cashew-cream'];
const plainKind = 'plain and unsweetened';
const plantYogurt: readonly Swap[] = foodIds('soy-yogurt coconut-yogurt almond-yogurt oat-yogurt').map(
  (food) => ({ food, kindToBuy: plainKind }),
);
const hardVegan: Swap = { food: 'vegan-cheese', kindToBuy: 'a hard one for grating' };
/** Crumbled over for its salt, it is better left out than replaced. */
const whiteVegan: Swap = {
  food: 'vegan-cheese',
  kindToBuy: 'a white one that crumbles',
  onlyIfRequired: true,
};
const meltingVegan: Swap = { food: 'vegan-cheese', kindToBuy: 'one that melts' };
const yeast: Swap = { food: 'nutritional-yeast', ratio: 0.4, cues: flakes };
const seeds: readonly FoodId[] = ['sunflower-seed', 'pumpkin-seed'];
/** Grams per serving of an oil that is too expensive to fill a pan for frying. */
const maxCostlyOilGrams = 40;
const neutralOil: readonly Swap[] = [
  ...foodIds('sunflower-oil vegetable-oil').map((food) => ({ food })),
  ...foodIds('avocado-oil olive-oil').map((food) => ({ food, max: maxCostlyOilGrams })),
];
const monkFruit: Swap = { food: 'monk-fruit', cues: sweetOnly };
const syrup = (food: FoodId): Swap => ({ food, cues: dark });
/** Sweet, with a third of the salt of soy sauce. */
const coconutAminos: Swap = {
  food: 'coconut-aminos',
  acidsToAdd: ['rice-vinegar', 'apple-cider-vinegar', 'lime-juice'],
};
const maxSpoonGrams = 5;
const slurry = 'Stir the cornstarch into a few spoons of cold water before it goes in.';

/**
 * Common substitutes by a food's function in a dish, closest first. Compiled from the usual tables of cook books; a
 * dish may define its own (`vary`) or declare a part essential.
 */
const byFunction: Readonly<Record<string, Swaps>> = {
  fat: {
    ...each(foodIds('butter unsalted-butter'), [
      { food: 'ghee', cues: clearFat },
      { food: 'olive-oil', ratio: 0.8, cues: oil, onlyIfInDish: true, max: 12 },
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
    'sesame-oil': neutralOil.map((oil) => ({ ...oil, onlyIfRequired: true })),
    ...each(foodIds('peanut-oil vegetable-oil canola-oil sunflower-oil'), neutralOil),
    'walnut-oil': ['olive-oil'],
    mayonnaise: ['vegan-mayonnaise'],
  },
  milk: {
    milk: ['oat-milk', 'soy-milk', 'almond-milk', 'rice-milk', 'coconut-milk-drink'],
    buttermilk: [
      {
        food: 'soy-yogurt',
        listName: 'plain soy yogurt, thinned with a little water',
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
    paneer: [{ food: 'tofu', listName: 'extra-firm tofu, pressed and cubed' }],
  },
  thickener: {
    'all-purpose-flour': [
      { food: 'all-purpose-flour', label: 'gluten-free' },
      { food: 'almond-flour', flourUse: 'coating' },
      { food: 'cornstarch', ratio: 0.8, flourUse: 'coating' },
      { food: 'cornstarch', ratio: 0.5, extraSentence: slurry, flourUse: 'thickening' },
      'rice-flour',
    ],
    'whole-wheat-flour': ['gluten-free-flour', 'buckwheat-flour'],
    'bread-flour': ['gluten-free-flour'],
    cornstarch: ['potato-starch', 'arrowroot', 'tapioca-starch'],
    'potato-starch': ['cornstarch', 'arrowroot'],
    semolina: ['cornmeal'],
  },
  umami: {
    'soy-sauce': [equivalent('tamari'), coconutAminos],
    'dark-soy-sauce': [equivalent('tamari'), coconutAminos],
    tamari: [coconutAminos],
    'fish-sauce': [
      equivalent('vegan-fish-sauce'),
      'soy-sauce',
      'tamari',
      coconutAminos,
      { food: 'salt', ratio: 0.2 },
    ],
    'oyster-sauce': [equivalent('vegetarian-oyster-sauce'), 'soy-sauce', 'tamari', coconutAminos],
    'worcestershire-sauce': [
      equivalent('vegan-worcestershire-sauce'),
      { food: 'tamari', ratio: 0.5 },
      coconutAminos,
      'balsamic-vinegar',
    ],
    anchovy: [{ food: 'caper', ratio: 0.8 }],
    'anchovy-paste': ['caper'],
    miso: [equivalent('chickpea-miso'), { food: 'tamari', ratio: 0.6 }, { ...coconutAminos, ratio: 0.8 }],
    'shrimp-paste': [{ food: 'miso', ratio: 1 }, 'tamari', coconutAminos],
    dashi: [equivalent('kombu-dashi'), 'vegetable-stock'],
    'kombu-dashi': ['vegetable-stock'],
    ...each(foodIds('chicken-stock beef-stock fish-stock'), [equivalent('vegetable-stock')]),
    'vegetable-stock': [{ food: 'water', listName: 'water' }],
    ...each(foodIds('red-curry-paste green-curry-paste yellow-curry-paste'), [
      equivalent('vegan-curry-paste'),
    ]),
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
      { food: 'breadcrumb', label: 'gluten-free', isEquivalent: true },
      equivalent('gluten-free-breadcrumb'),
    ],
    panko: [
      { food: 'panko', label: 'gluten-free', isEquivalent: true },
      equivalent('gluten-free-breadcrumb'),
    ],
    crouton: ['pumpkin-seed'],
  },
  paste: {
    tahini: ['sunflower-butter', 'almond-butter'],
    'peanut-butter': ['almond-butter', 'sunflower-butter'],
    'almond-butter': ['peanut-butter', 'sunflower-butter'],
    'cashew-butter': ['almond-butter', 'sunflower-butter'],
  },
  sweetness: {
    sugar: [syrup('honey'), syrup('maple-syrup'), 'coconut-sugar', monkFruit],
    'brown-sugar': ['coconut-sugar', syrup('honey'), syrup('maple-syrup'), monkFruit],
    'palm-sugar': ['brown-sugar', 'coconut-sugar', syrup('honey'), syrup('maple-syrup'), monkFruit],
    honey: ['maple-syrup', 'agave-syrup', 'date-syrup', monkFruit],
    'maple-syrup': ['honey', 'date-syrup', monkFruit],
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
    sake: [{ food: 'vegetable-stock' }, { food: 'water', listName: 'water' }],
    'shaoxing-wine': ['sherry', { food: 'vegetable-stock' }, { food: 'water', listName: 'water' }],
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
    doubanjiang: [{ food: 'sambal-oelek', ratio: 0.6, max: maxSpoonGrams }],
    gochujang: [
      { food: 'sambal-oelek', ratio: 0.6, max: maxSpoonGrams },
      { food: 'red-pepper-flakes', ratio: 0.1, max: maxSpoonGrams },
    ],
    'chili-garlic-sauce': ['sambal-oelek', { food: 'red-pepper-flakes', ratio: 0.15 }],
    sriracha: ['sambal-oelek', { food: 'red-pepper-flakes', ratio: 0.15 }],
  },
};

/** Functions whose substitutes cook the same: oat milk for milk, corn starch for potato starch. */
const equivalentUses: readonly string[] = [
  'fat',
  'milk',
  'cream',
  'thickener',
  'sweetness',
  'acid',
  'starch',
];

/** The substitutes of each food, in order. */
export const substitutes: ReadonlyMap<FoodId, readonly Swap[]> = new Map(
  Object.entries(byFunction).flatMap(([name, swaps]) =>
    Object.entries(swaps).map(([id, list]) => {
      const swaps = list.map((swap): Swap => (typeof swap === 'string' ? { food: swap } : swap));
      const isEquivalent = equivalentUses.includes(name);
      return [
        id as FoodId,
        isEquivalent ? swaps.map((swap): Swap => ({ ...swap, isEquivalent: true })) : swaps,
      ] as const;
    }),
  ),
);
