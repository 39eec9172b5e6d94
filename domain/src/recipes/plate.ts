import type { Food, FoodClass } from '../foods/food.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { type IngredientLine, readIngredient } from '../ingredient-lines/read-line.ts';

const mostPictures = 6;

/**
 * What a food without a picture borrows from its class. A class is left out where every picture would lie: the
 * set has no tofu, no seeds, no spice and no seaweed. A whole fish stands for its fillet, as a leg does for a chicken.
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

/** How much a gram counts towards being the main: a piece of meat outranks the rice that it weighs as much as. */
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

/** What holds a dish together as often as it makes it, and how many times its weight the rest may be until then. */
const binders: readonly FoodClass[] = ['gluten-grain', 'grain', 'egg'];
const mostBound = 4;
/** The ham on a soup of tomatoes only tops it. */
const mostTopped = 10;

/** Behind the food itself: what is stirred in. Last: what only seasons, shown when there is nothing else. */
const stirredIn: readonly FoodClass[] = ['composed', 'alcohol', 'drink', 'acid', 'animal-fat', 'baking'];
const seasonings: readonly FoodClass[] = ['salt', 'spice', 'oil', 'sweetener', 'water'];

/** Binds or seasons, and looks like nothing of its class: starch is no potato, and bonito flakes are no fish. */
const unlikeClass =
  /starch$|^arrowroot$|^kuzu$|^tapioca pearl$|^bonito|^dried anchovy$|^fish (?:oil|maw|jerky)$|\broe$|^caviar$/;

type Portion = { food: Food; picture: string; grams: number };

/**
 * Up to six picture names of the set `fluent-emoji-flat`, each once: the main (the protein or the starchy base that
 * there is most of), then the others by weight. The same list gives the same plate, whatever its order. Empty when
 * nothing in it has a picture.
 */
export function platePictures(ingredients: readonly Ingredient[]): string[] {
  return platePicturesOfLines(ingredients.map(readIngredient));
}

/** The same for lines that are already read. */
export function platePicturesOfLines(lines: readonly IngredientLine[]): string[] {
  const portions = portionsOf(lines);
  const eaten = portions.filter(({ food }) => !seasonings.includes(food.class));
  const seen = eaten.filter(({ food }) => !stirredIn.includes(food.class));
  // A glass of wine beside an omelette says nothing of the spoon of mirin in it.
  const enough = new Set(seen.map(({ picture }) => picture)).size >= 3;
  const shown = (enough ? seen : eaten.length > 0 ? eaten : portions).sort(byPlace);
  const mains = shown.filter((portion) => mainScore(portion) > 0 && !isBinding(portion, shown));
  const [main] = mains.sort((a, b) => mainScore(b) - mainScore(a) || byPlace(a, b));
  const ordered = main ? [main, ...shown] : shown;
  return [...new Set(ordered.map((portion) => portion.picture))].slice(0, mostPictures);
}

/** Each food once with all its grams; one that cannot be weighed is on the plate, behind those that can. */
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
  // Of the composed foods only what stands in a jar or carton looks like one; a meatball does not.
  if (food.class === 'composed' && food.section !== 'Pantry') return undefined;
  return pictureOfClass[food.class];
}

function mainScore({ food, grams }: Portion): number {
  return (mainWeight[food.class] ?? 0) * grams;
}

/** The flour on a cheese that is fried, the eggs in a pie of spinach: little beside what else is eaten. */
function isBinding({ food, grams }: Portion, shown: readonly Portion[]): boolean {
  const most = binders.includes(food.class) ? mostBound : mostTopped;
  const solid = shown.filter((one) => !stirredIn.includes(one.food.class) && one.picture !== 'glass-of-milk');
  return solid.some((one) => one.grams > most * grams);
}

function byPlace(a: Portion, b: Portion): number {
  const tier = ({ food }: Portion) => (stirredIn.includes(food.class) ? 1 : 0);
  return tier(a) - tier(b) || b.grams - a.grams || (a.food.id < b.food.id ? -1 : 1);
}
