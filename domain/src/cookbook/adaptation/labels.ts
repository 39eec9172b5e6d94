import type { Food } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import type { Limits } from '../../safety/recipe-lines.ts';
import type { Allergen, Diet } from '../../vocabulary/options.ts';
import type { DishPart } from '../dish.ts';

const curedMeats = foodIds(
  'bacon canadian-bacon turkey-bacon pancetta ham serrano-ham prosciutto deli-turkey chorizo mexican-chorizo sausage italian-sausage chicken-sausage turkey-sausage andouille kielbasa bratwurst merguez frankfurter salami bresaola luncheon-meat chinese-sausage',
);
const sausages = foodIds(
  'chorizo mexican-chorizo sausage italian-sausage chicken-sausage turkey-sausage andouille kielbasa bratwurst merguez frankfurter salami luncheon-meat black-pudding vegan-sausage',
);
const stocks = foodIds('chicken-stock beef-stock vegetable-stock fish-stock seafood-stock');
const breads = foodIds(
  'bread whole-wheat-bread rye-bread sourdough baguette ciabatta bread-roll burger-bun hot-dog-bun brioche bagel english-muffin pita naan flatbread chapati pizza-dough flour-tortilla puff-pastry phyllo',
);
const crumbs = foodIds('breadcrumb panko rusk');
const chiliSauces = foodIds(
  'hot-sauce harissa sambal-oelek sriracha chili-garlic-sauce chili-oil chili-crisp',
);
const seeds = foodIds('sunflower-seed pumpkin-seed sunflower-butter');
const hardCheeses = foodIds('parmesan pecorino asiago manchego vegetarian-hard-cheese');
const cannedFish = foodIds('canned-tuna tuna-in-oil sardine');
const sweetenedSauces = foodIds(
  'mayonnaise vegan-mayonnaise mustard dijon-mustard whole-grain-mustard hot-sauce kimchi red-curry-paste green-curry-paste yellow-curry-paste vegan-curry-paste fish-sauce sambal-oelek almond-butter vegetable-stock chicken-stock beef-stock fish-stock cornichon sardine harissa sriracha chili-garlic-sauce cooked-chicken',
);

const spiceMixes = foodIds(
  'zaatar chaat-masala cajun-seasoning five-spice shichimi-togarashi berbere ras-el-hanout baharat taco-seasoning adobo-seasoning sambar-powder jerk-seasoning tandoori-masala mixed-spice curry-powder garam-masala chili-powder',
);

type Label = {
  for: readonly (Diet | Allergen)[];
  foods: FoodSet;
  text: string;
  /** The names of the list that need it; any without. */
  named?: RegExp;
};

/** Ingredients that packaged foods often contain and that a diet or allergy excludes, and the label to look for. */
const labels: readonly Label[] = [
  {
    for: ['Whole30', 'Paleo'],
    foods: new Set([
      ...curedMeats,
      ...sweetenedSauces,
      ...foodIds('pickled-jalapeno pickled-ginger chipotle-in-adobo roasted-red-pepper'),
    ]),
    text: 'without added sugar',
  },
  {
    for: ['Keto', 'Low-Carb'],
    foods: new Set([
      ...curedMeats,
      ...foodIds('mayonnaise ketchup peanut-butter almond-butter tomato-sauce cornichon marinara kimchi'),
    ]),
    text: 'without added sugar',
  },
  {
    for: ['Gluten', 'Gluten-Free'],
    foods: new Set([
      ...sausages,
      ...stocks,
      ...chiliSauces,
      ...cannedFish,
      ...spiceMixes,
      ...foodIds(
        'chipotle-in-adobo potato-chip ham deli-turkey luncheon-meat mayonnaise vegan-mayonnaise hummus smoked-tofu korean-rice-cake mustard dijon-mustard ketchup baking-powder gochujang oyster-sauce vegan-fish-sauce chickpea-flour rice-flour glutinous-rice-flour buckwheat-flour cornmeal almond-flour tapioca-starch lentil red-lentil green-lentil black-lentil moong-dal pickled-mustard-greens',
      ),
    ]),
    text: 'gluten-free',
  },
  {
    // Its packs include a sauce of bonito and wheat.
    for: ['Fish', 'Gluten', 'Gluten-Free', 'Vegan', 'Vegetarian'],
    foods: new Set(foodIds('natto')),
    text: 'without the sauce packets',
  },
  {
    for: ['Soy'],
    foods: new Set([
      ...curedMeats,
      ...stocks,
      ...breads,
      ...crumbs,
      ...cannedFish,
      ...foodIds(
        'tostada shrimp-paste hummus mayonnaise vegan-mayonnaise chipotle-in-adobo chili-crisp chili-oil worcestershire-sauce cooked-chicken potato-chip pickled-mustard-greens',
      ),
    ]),
    text: 'soy-free',
  },
  {
    // Some packs are of soybeans.
    for: ['Soy'],
    foods: new Set(foodIds('bean-sprout')),
    text: 'of mung beans',
  },
  {
    // Usually soybean oil, which an allergy to soy has cleared already.
    for: ['Whole30'],
    foods: new Set(foodIds('tuna-in-oil sardine')),
    text: 'packed in olive oil',
  },
  {
    for: ['Fish'],
    foods: new Set(foodIds('oyster-sauce sriracha')),
    text: 'fish-free',
  },
  {
    for: ['Dairy', 'Dairy-Free'],
    foods: new Set([...sausages, ...breads, ...crumbs, ...foodIds('ham horseradish potato-chip')]),
    text: 'dairy-free',
  },
  {
    for: ['Sesame'],
    foods: new Set([...breads, ...crumbs, ...sausages, ...chiliSauces, ...foodIds('pickled-mustard-greens')]),
    text: 'sesame-free',
  },
  {
    for: ['Nuts'],
    foods: new Set(seeds),
    text: 'nut-free',
  },
  {
    for: ['Peanuts'],
    foods: new Set(seeds),
    text: 'peanut-free',
  },
  {
    for: ['Vegetarian', 'Vegan'],
    foods: new Set(foodIds('refried-bean')),
    text: 'without lard',
  },
  {
    for: ['Eggs'],
    foods: new Set(
      foodIds('bread bread-roll burger-bun hot-dog-bun bagel naan panko breadcrumb egg-noodle puff-pastry'),
    ),
    text: 'egg-free',
  },
  {
    // Egg white holds bread and pasta together that have no gluten.
    for: ['Eggs', 'Vegan'],
    foods: new Set([
      ...breads,
      ...crumbs,
      ...foodIds('gluten-free-bread gluten-free-breadcrumb gluten-free-tortilla lasagna-sheet gnocchi'),
    ]),
    named: /^gluten-free\b/,
    text: 'egg-free',
  },
  {
    // Often with the shells of shrimp or crab.
    for: ['Shellfish'],
    foods: new Set(foodIds('fish-stock')),
    text: 'shellfish-free',
  },
  {
    for: ['Vegan'],
    foods: new Set(foodIds('ramen-noodle')),
    text: 'egg-free',
  },
  {
    // From egg white (lysozyme), which prevents holes in the cheese.
    for: ['Eggs'],
    foods: new Set(hardCheeses),
    text: 'without lysozyme',
  },
];

const requiredLabelsOf = new WeakMap<Limits, readonly Label[]>();

/** The labels that these limits require on any food. */
export function labelsFor(limits: Limits): readonly Label[] {
  const before = requiredLabelsOf.get(limits);
  if (before) return before;
  const limited: readonly string[] = [...limits.allergies, ...limits.dietaryRestrictions];
  const requiredLabels = labels.filter((label) => label.for.some((limit) => limited.includes(limit)));
  requiredLabelsOf.set(limits, requiredLabels);
  return requiredLabels;
}

export function needsLabel(part: DishPart, requiredLabels: readonly Label[]): boolean {
  return requiredLabels.some((label) => isFor(label, part));
}

const isFor = ({ foods, named }: Label, { food, name }: DishPart) =>
  foods.has(food) && (named?.test(name) ?? true);

/** The part with these labels in its name: "mayonnaise, without added sugar". */
export function labelled(part: DishPart, requiredLabels: readonly Label[]): DishPart {
  const required = new Set(
    requiredLabels
      .filter((label) => isFor(label, part))
      .map((label) => label.text)
      .filter((words) => !part.name.includes(words)),
  );
  if (required.size === 0) return part;
  const [head, ...rest] = part.name.split(', ');
  return { ...part, name: [head, ...required, ...rest].join(', ') };
}

/** Sold both with and without what they may contain, so the same food with the right label can be used. */
const soldEitherWay = new Set<FoodId>([
  ...breads,
  ...crumbs,
  ...sausages,
  ...foodIds(
    'dark-chocolate chocolate-chip chipotle-in-adobo kimchi english-mustard mustard-powder cajun-seasoning canned-tuna tuna-in-oil lasagna-sheet fettuccine gnocchi ramen-noodle mayonnaise barbecue-sauce worcestershire-sauce miso tamari tempeh potato-chip whole-wheat-bread paratha asafoetida',
  ),
]);

const freeLabels: Readonly<Record<Allergen, string>> = {
  Gluten: 'gluten-free',
  Dairy: 'dairy-free',
  Nuts: 'nut-free',
  Peanuts: 'peanut-free',
  Shellfish: 'shellfish-free',
  Soy: 'soy-free',
  Eggs: 'egg-free',
  Fish: 'fish-free',
  Sesame: 'sesame-free',
};

/** The label with which a food that may contain something can stay in the dish; null if none is sold. */
export function clearingLabel(
  { food }: Pick<DishPart, 'food'>,
  { allergies, dietaryRestrictions }: Limits,
): string | null {
  if (!soldEitherWay.has(food)) return null;
  const { mayContain }: Food = foodById(food);
  const requiredLabels = [
    ...allergies,
    ...(dietaryRestrictions.includes('Gluten-Free') ? (['Gluten'] as const) : []),
    ...(dietaryRestrictions.includes('Dairy-Free') ? (['Dairy'] as const) : []),
  ];
  const riskyAllergens = new Set(requiredLabels.filter((allergen) => mayContain.includes(allergen)));
  const [allergen, ...more] = riskyAllergens;
  return allergen && more.length === 0 ? freeLabels[allergen] : null;
}
