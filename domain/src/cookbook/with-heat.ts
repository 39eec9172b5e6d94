import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { DishCuisine } from '../vocabulary/cuisine-names.ts';
import type { Needs } from './adapt-dish.ts';
import { toldBeside } from './balance-salt.ts';
import type { DishKind, DishPart } from './dish.ts';
import type { AdaptedDish } from './make-recipe.ts';
import { isPartAllowed } from './part-limits.ts';
import { partToken } from './part-token.ts';

/** From this spice level on a dish without chili gets some, where it bears it. */
const likesHot = 4;
/** Teaspoons a serving at the levels 4 and 5. */
const spoons = { 4: 0.25, 5: 0.375 } as const;

const flakes: FoodId = 'red-pepper-flakes';
/** The ground or crushed chili of a cuisine; crushed red pepper where it has none of its own. */
const ofCuisine: Readonly<Partial<Record<DishCuisine, FoodId>>> = {
  French: 'espelette-pepper',
  Mediterranean: 'aleppo-pepper',
  'Middle Eastern': 'aleppo-pepper',
  Turkish: 'aleppo-pepper',
  Lebanese: 'aleppo-pepper',
  Greek: 'aleppo-pepper',
  Moroccan: 'aleppo-pepper',
  Korean: 'gochugaru',
  Japanese: 'shichimi-togarashi',
  Ethiopian: 'berbere',
};

const hot: ReadonlySet<FoodId> = new Set(Object.values(ofCuisine));

/** Chilies, what is made of them, and the mixtures that are hot. */
export function isChili({ id, kinds }: Food): boolean {
  return kinds.includes('chili') || hot.has(id);
}

const alwaysSweet: ReadonlySet<DishKind> = new Set<DishKind>([
  'cake and cookies',
  'sweet bread',
  'pudding',
  'fruit',
  'smoothie',
  'yogurt bowl',
  'granola',
]);
/** Sweet at some tables, savory at others. */
const sometimesSweet: ReadonlySet<DishKind> = new Set<DishKind>([
  'pancakes',
  'porridge',
  'toast',
  'bites',
  'dip',
]);
/** Grams of carbohydrate a serving from what sweetens and from fruit. */
const sweet = 4;

function isSweet({ dish, parts }: AdaptedDish): boolean {
  if (alwaysSweet.has(dish.kind)) return true;
  if (!sometimesSweet.has(dish.kind)) return false;
  const sugar = [...parts.values()]
    .filter(
      ({ food }) =>
        ['sweetener', 'fruit'].includes(foodById(food).class) && !/^avocado|^lemon|^lime/.test(food),
    )
    .reduce((sum, part) => sum + nutritionOf([part], dish.serves).perServing.carbs, 0);
  return sugar > sweet;
}

type Heat = Pick<Needs, 'allergies' | 'dietaryRestrictions'> & Partial<Pick<Needs, 'avoid' | 'isMild'>>;

/**
 * The dish with the chili of its cuisine, for a household that likes it hot and a dish that has none: it goes in with
 * the pepper or the salt, and where neither tells the place, it is passed at the table.
 */
export function withHeat<Made extends AdaptedDish>(adapted: Made, spiceLevel: number, needs: Heat): Made {
  const { dish, parts } = adapted;
  const level = spiceLevel >= 5 ? 5 : 4;
  const isHot = [...parts.values()].some(({ food }) => isChili(foodById(food)));
  if (spiceLevel < likesHot || needs.isMild || dish.heat > 1 || isHot || isSweet(adapted)) return adapted;
  const own = [ofCuisine[dish.cuisine] ?? flakes, flakes].map((food) =>
    partOf(food, spoons[level] * dish.serves),
  );
  const chili = own.find((part) => isPartAllowed(part, needs) && !needs.avoid?.has(part.food));
  if (!chili || parts.has(chili.key)) return adapted;
  const beside = placeOf(adapted);
  const steps = beside
    ? toldBeside(adapted.steps, beside, `{${chili.key}}`)
    : adapted.steps.map((step, at) =>
        at === adapted.steps.length - 1 ? `${step} Pass the {${chili.key}} at the table.` : step,
      );
  return { ...adapted, steps, parts: new Map([...parts, [chili.key, chili]]) };
}

function partOf(food: FoodId, amount: number): DishPart {
  const { name } = foodById(food);
  const key = name.replace(/^(?:aleppo|espelette)\b/, (place) => place[0]!.toUpperCase() + place.slice(1));
  return { key, name: key, amount, unit: 'tsp', food };
}

/** Key of the pepper or salt of the dish that goes in as it cooks, not into water. */
function placeOf({ parts, steps }: AdaptedDish): string | null {
  for (const kind of ['black-pepper', 'white-pepper', 'salt']) {
    for (const [key, { food }] of parts) {
      if (food !== kind) continue;
      const token = new RegExp(partToken(key));
      const sentence = steps.flatMap((step) => step.split(/(?<=[.;]) /)).find((one) => token.test(one));
      const isPlain =
        sentence &&
        !/\bwater\b|\{[\d.]+ \w+\}|\bpinch|\b(?:half|third|rest|some|most) of\b|\[\[/.test(sentence);
      if (isPlain) return key;
    }
  }
  return null;
}
