import type { FoodId } from '../../foods/food-id.ts';
import { foodIds } from '../../foods/food-ids.ts';

/** What takes a food's place, and what changes with it. */
export type Swap = {
  food: FoodId;
  /** Grams of it for a gram of the food that it replaces. */
  ratio?: number;
  /** What the list calls it, where its own name would not do. */
  as?: string;
  /** A sentence for the step that first uses it. */
  method?: string;
};

type Swaps = Readonly<Partial<Record<FoodId, readonly (FoodId | Swap)[]>>>;

const each = (ids: readonly FoodId[], swaps: readonly (FoodId | Swap)[]): Swaps =>
  Object.fromEntries(ids.map((id) => [id, swaps]));

/** The same food without gluten, under the name that its packet has: "gluten-free pita". */
const glutenFree = (ids: readonly FoodId[]): Swaps =>
  Object.fromEntries(ids.map((id) => [id, [{ food: id, as: `gluten-free ${id.replaceAll('-', ' ')}` }]]));

const plantCream: readonly (FoodId | Swap)[] = ['soy-cream', 'oat-cream', 'coconut-cream', 'cashew-cream'];
const plantYogurt: readonly FoodId[] = ['soy-yogurt', 'coconut-yogurt', 'almond-yogurt', 'oat-yogurt'];
const seeds: readonly FoodId[] = ['sunflower-seed', 'pumpkin-seed'];
const neutralOil: readonly FoodId[] = ['sunflower-oil', 'vegetable-oil', 'avocado-oil', 'olive-oil'];
const slurry = 'Stir the cornstarch into a few spoons of cold water before it goes in.';

/**
 * What a cook takes instead of a food, by what the food does in a dish, the nearest first. Ours, after the usual
 * tables of cook books; each dish may know better (`vary`) or say that a part is essential.
 */
const byFunction: Readonly<Record<string, Swaps>> = {
  fat: {
    butter: ['ghee', 'vegan-butter', { food: 'olive-oil', ratio: 0.8 }, { food: 'coconut-oil', ratio: 0.8 }],
    'unsalted-butter': ['ghee', 'vegan-butter', { food: 'coconut-oil', ratio: 0.8 }],
    ghee: ['coconut-oil', 'olive-oil'],
    lard: ['vegan-butter', 'olive-oil'],
    'duck-fat': ['olive-oil'],
    'sesame-oil': [{ food: 'avocado-oil', ratio: 1 }, 'olive-oil'],
    'peanut-oil': neutralOil,
    'vegetable-oil': neutralOil,
    'canola-oil': neutralOil,
    'sunflower-oil': neutralOil,
    'walnut-oil': ['olive-oil'],
    mayonnaise: ['vegan-mayonnaise', 'olive-oil'],
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
    'heavy-cream': plantCream,
    'light-cream': plantCream,
    'half-and-half': plantCream,
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
    parmesan: ['vegetarian-hard-cheese', 'vegan-cheese', { food: 'nutritional-yeast', ratio: 0.4 }],
    pecorino: ['vegetarian-hard-cheese', 'vegan-cheese', { food: 'nutritional-yeast', ratio: 0.4 }],
    manchego: ['vegetarian-hard-cheese', 'vegan-cheese', { food: 'nutritional-yeast', ratio: 0.4 }],
    asiago: ['vegetarian-hard-cheese', 'vegan-cheese'],
    'vegetarian-hard-cheese': ['vegan-cheese', { food: 'nutritional-yeast', ratio: 0.4 }],
    gruyere: ['cheddar', 'vegan-cheese'],
    cotija: ['feta', 'vegan-cheese'],
    ...each(
      foodIds(
        'mozzarella fresh-mozzarella cheddar monterey-jack swiss-cheese fontina provolone gouda mexican-cheese-blend oaxaca-cheese kashkaval feta queso-fresco ricotta goat-cheese cottage-cheese blue-cheese halloumi brie american-cheese pepper-jack',
      ),
      ['vegan-cheese'],
    ),
    paneer: [{ food: 'tofu', as: 'extra-firm tofu, pressed and cubed' }],
  },
  thickener: {
    'all-purpose-flour': [
      'gluten-free-flour',
      { food: 'cornstarch', ratio: 0.5, method: slurry },
      'rice-flour',
    ],
    'whole-wheat-flour': ['gluten-free-flour', 'buckwheat-flour'],
    'bread-flour': ['gluten-free-flour'],
    cornstarch: ['potato-starch', 'arrowroot', 'tapioca-starch'],
    'potato-starch': ['cornstarch', 'arrowroot'],
    semolina: ['cornmeal'],
  },
  umami: {
    'soy-sauce': ['tamari', 'coconut-aminos'],
    'dark-soy-sauce': ['tamari', 'coconut-aminos'],
    tamari: ['coconut-aminos'],
    'fish-sauce': ['vegan-fish-sauce', 'soy-sauce', 'tamari', 'coconut-aminos', { food: 'salt', ratio: 0.2 }],
    'oyster-sauce': ['vegetarian-oyster-sauce', 'soy-sauce', 'tamari', 'coconut-aminos'],
    'worcestershire-sauce': ['vegan-worcestershire-sauce', 'tamari', 'coconut-aminos', 'balsamic-vinegar'],
    anchovy: [{ food: 'caper', ratio: 0.8 }],
    'anchovy-paste': ['caper'],
    miso: ['chickpea-miso', { food: 'tamari', ratio: 0.6 }, { food: 'coconut-aminos', ratio: 0.8 }],
    'shrimp-paste': [{ food: 'miso', ratio: 1 }, 'tamari', 'coconut-aminos'],
    dashi: ['kombu-dashi', 'vegetable-stock'],
    'kombu-dashi': ['vegetable-stock'],
    'chicken-stock': ['vegetable-stock'],
    'beef-stock': ['vegetable-stock'],
    'fish-stock': ['vegetable-stock'],
    'vegetable-stock': [{ food: 'water', as: 'water' }],
    'red-curry-paste': ['vegan-curry-paste'],
    'green-curry-paste': ['vegan-curry-paste'],
    'yellow-curry-paste': ['vegan-curry-paste'],
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
    breadcrumb: ['gluten-free-breadcrumb'],
    panko: ['gluten-free-breadcrumb'],
    crouton: ['pumpkin-seed'],
    granola: ['gluten-free-oats', 'pumpkin-seed'],
  },
  paste: {
    tahini: ['sunflower-butter', 'almond-butter'],
    'peanut-butter': ['almond-butter', 'sunflower-butter'],
    'almond-butter': ['peanut-butter', 'sunflower-butter'],
    'cashew-butter': ['almond-butter', 'sunflower-butter'],
    'almond-flour': ['hemp-seed'],
  },
  sweetness: {
    sugar: ['honey', 'maple-syrup', 'coconut-sugar'],
    'brown-sugar': ['coconut-sugar', 'honey', 'maple-syrup'],
    'palm-sugar': ['brown-sugar', 'coconut-sugar', 'honey', 'maple-syrup'],
    honey: ['maple-syrup', 'agave-syrup', 'date-syrup'],
    'maple-syrup': ['honey', 'date-syrup'],
    mirin: [
      { food: 'rice-vinegar', ratio: 0.5 },
      { food: 'apple-cider-vinegar', ratio: 0.5 },
    ],
  },
  acid: {
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
    ...each(
      foodIds(
        'spaghetti penne macaroni linguine fettuccine fusilli rigatoni farfalle pasta-shell angel-hair pasta whole-wheat-pasta orzo small-soup-pasta',
      ),
      ['gluten-free-pasta', 'legume-pasta'],
    ),
    ...each(foodIds('egg-noodle ramen-noodle udon somen vermicelli'), ['rice-noodle']),
    soba: ['buckwheat-soba', 'rice-noodle'],
    ...each(foodIds('bread sourdough whole-wheat-bread rye-bread baguette ciabatta bread-roll'), [
      'gluten-free-bread',
    ]),
    ...glutenFree(
      foodIds(
        'pita naan flatbread burger-bun hot-dog-bun bagel english-muffin pizza-dough lasagna-sheet gnocchi',
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
    doubanjiang: [{ food: 'sambal-oelek', ratio: 0.6 }],
    gochujang: [{ food: 'sambal-oelek', ratio: 0.5 }],
    kimchi: ['sauerkraut'],
  },
};

/** The swaps of every food, in order. */
export const substitutes: ReadonlyMap<FoodId, readonly Swap[]> = new Map(
  Object.values(byFunction).flatMap((swaps) =>
    Object.entries(swaps).map(
      ([id, list]) =>
        [id as FoodId, list.map((swap) => (typeof swap === 'string' ? { food: swap } : swap))] as const,
    ),
  ),
);
