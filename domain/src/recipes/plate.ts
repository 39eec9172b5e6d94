import type { Food, FoodClass } from '../foods/food.ts';
import type { IngredientLine } from '../ingredient-lines/read-line.ts';

const maxPictures = 6;

/**
 * The picture by class for foods without their own. Classes without a suitable picture are left out: the set has no
 * tofu, seeds, spice or seaweed. A whole fish stands for a fillet, as a leg does for a chicken.
 */
export const pictureOfClass: Partial<Record<FoodClass, string>> = {
  vegetable: 'leafy-green',
  'starchy-vegetable': 'potato',
  fruit: 'red-apple',
  herb: 'herb',
  mushroom: 'brown-mushroom',
  'red-meat': 'cut-of-meat',
  poultry: 'poultry-leg',
  fish: 'fish',
  crustacean: 'shrimp',
  mollusc: 'oyster',
  egg: 'egg',
  dairy: 'glass-of-milk',
  'gluten-grain': 'sheaf-of-rice',
  grain: 'sheaf-of-rice',
  legume: 'beans',
  nut: 'chestnut',
  oil: 'olive',
  'animal-fat': 'butter',
  sweetener: 'honey-pot',
  alcohol: 'wine-glass',
  drink: 'cup-with-straw',
  salt: 'salt',
  composed: 'jar',
};

/** Weight factors for choosing the main food: a piece of meat ranks above rice of the same weight. */
const mainWeight: Partial<Record<FoodClass, number>> = {
  'red-meat': 2,
  poultry: 2,
  fish: 2,
  crustacean: 2,
  mollusc: 2,
  egg: 1,
  legume: 1,
  soy: 1,
  'gluten-grain': 1,
  grain: 1,
  'starchy-vegetable': 1,
};

/**
 * Foods that are often only binders, and the ratio of another food's weight to theirs above which they count as one.
 */
const binders: readonly FoodClass[] = ['gluten-grain', 'grain', 'egg'];
const binderRatio = 4;
/** The same ratio for toppings, such as ham on a tomato soup. */
const toppingRatio = 10;

/** Stirred-in foods rank after the others. Seasonings are shown only if there is nothing else. */
const stirredIn: readonly FoodClass[] = ['composed', 'alcohol', 'drink', 'acid', 'animal-fat', 'baking'];
const seasonings: readonly FoodClass[] = ['salt', 'spice', 'oil', 'sweetener', 'water'];

/** Foods that do not look like their class: starch is not a potato, and bonito flakes are not fish. */
const unlikeClass =
  /starch$|^arrowroot$|^kuzu$|^tapioca pearl$|^bonito|^dried anchovy$|^fish (?:oil|maw|jerky)$|\broe$|^caviar$/;

type Portion = { food: Food; picture: string; grams: number };

/**
 * Up to six picture names of the set `fluent-emoji-flat`, each once: the main (the protein or the starchy base that
 * there is most of), then the others by weight. The same list gives the same plate, whatever its order. Empty when
 * nothing in it has a picture.
 */
export function platePictures(lines: readonly IngredientLine[]): string[] {
  const portions = portionsOf(lines);
  const eaten = portions.filter(({ food }) => !seasonings.includes(food.class));
  const seen = eaten.filter(({ food }) => !stirredIn.includes(food.class));
  // With enough other pictures, stirred-in foods are left out: a wine glass next to an omelette would misrepresent a
  // spoon of mirin.
  const enough = new Set(seen.map(({ picture }) => picture)).size >= 3;
  const shown = (enough ? seen : eaten.length > 0 ? eaten : portions).sort(byPlace);
  const mains = shown.filter((portion) => mainScore(portion) > 0 && !isBinding(portion, shown));
  const [main] = mains.sort((a, b) => mainScore(b) - mainScore(a) || byPlace(a, b));
  const ordered = main ? [main, ...shown] : shown;
  return [...new Set(ordered.map((portion) => portion.picture))].slice(0, maxPictures);
}

/** Each food once with its total grams; foods without a weight come last. */
function portionsOf(lines: readonly IngredientLine[]): Portion[] {
  const portions = new Map<string, Portion>();
  for (const { food, grams } of lines) {
    const picture = food && !unlikeClass.test(food.name) && (food.picture ?? borrowedPicture(food));
    if (!food || !picture) continue;
    const before = portions.get(food.id)?.grams ?? 0;
    portions.set(food.id, { food, picture, grams: before + (grams ?? 0) });
  }
  return [...portions.values()];
}

function borrowedPicture(food: Food): string | undefined {
  // Of the composed foods, only those in jars or cartons look like their picture; a meatball does not.
  if (food.class === 'composed' && food.section !== 'Pantry') return undefined;
  return pictureOfClass[food.class];
}

function mainScore({ food, grams }: Portion): number {
  return (mainWeight[food.class] ?? 0) * grams;
}

/** Whether a food is minor compared with the others: flour on fried cheese, eggs in a spinach pie. */
function isBinding({ food, grams }: Portion, shown: readonly Portion[]): boolean {
  const max = binders.includes(food.class) ? binderRatio : toppingRatio;
  const solid = shown.filter((one) => !stirredIn.includes(one.food.class) && one.picture !== 'glass-of-milk');
  return solid.some((one) => one.grams > max * grams);
}

function byPlace(a: Portion, b: Portion): number {
  const tier = ({ food }: Portion) => (stirredIn.includes(food.class) ? 1 : 0);
  return tier(a) - tier(b) || b.grams - a.grams || (a.food.id < b.food.id ? -1 : 1);
}
