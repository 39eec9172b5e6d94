import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { type FoodSet, foodIds } from '../foods/food-ids.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { DishCuisine } from '../vocabulary/cuisine-names.ts';
import type { Needs } from './adapt-dish.ts';
import { toldBeside } from './balance-salt.ts';
import type { Dish, DishKind, DishPart } from './dish.ts';
import { spiceFactor } from './kitchen/heat.ts';
import { pungencyFor, pungencyOf, pungencyOfPart } from './kitchen/pungency.ts';
import type { AdaptedDish } from './make-recipe.ts';
import { isPartAllowed } from './part-limits.ts';
import { partToken } from './part-token.ts';

/** From this spice level on a dish is as hot as the level asks for, where it bears chili at all. */
const likesHeat = 3;
/** Share of what the level asks for that may be missing: some heat is heat enough for those in the middle. */
const mayMiss = { 3: 0.3, 4: 0.2, 5: 0.2 } as const;
/** As many times what it has a dish takes of its own chilies. */
const mostOfOwn = 2;
/** Teaspoons a serving of one chili that a dish gets. */
const mostSpoons = 1.1;
/** As much is strewn on what is done. */
const mostRaw = 0.5;
/** Scattered on what is done: heat takes its smell of citrus and sesame. */
const scattered: FoodSet = new Set(foodIds('shichimi-togarashi'));
/** Dust that burns the throat where it is not cooked. */
const harshRaw: FoodSet = new Set(foodIds('cayenne berbere'));

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
  American: 'cayenne',
  British: 'cayenne',
  Indian: 'cayenne',
  Mexican: 'cayenne',
  Caribbean: 'cayenne',
  Brazilian: 'cayenne',
  Peruvian: 'cayenne',
  German: 'cayenne',
  Polish: 'cayenne',
  Hungarian: 'cayenne',
  Scandinavian: 'cayenne',
};
const anyCuisine: readonly FoodId[] = ['cayenne', flakes];

const hot: FoodSet = new Set(Object.values(ofCuisine));

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

const isMain = ({ meals }: Dish) => meals.includes('lunch') || meals.includes('dinner');

function isSweet({ dish, parts }: AdaptedDish): boolean {
  if (alwaysSweet.has(dish.kind)) return true;
  if (!sometimesSweet.has(dish.kind) && isMain(dish)) return false;
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
 * The dish as hot as a household likes it: with more of its own chilies, and where that is not enough, with the chili of
 * its cuisine. That goes in with the pepper, another spice or the salt; where nothing tells the place, it is scattered on
 * top.
 */
export function withHeat<Made extends AdaptedDish>(adapted: Made, spiceLevel: number, needs: Heat): Made {
  const level = Math.min(5, Math.round(spiceLevel));
  if (level < likesHeat || needs.isMild || adapted.dish.neverHot || isSweet(adapted)) return adapted;
  const wanted = pungencyFor(level);
  const unmissed = wanted * mayMiss[level as keyof typeof mayMiss];
  const had = heatOf(adapted, level);
  if (wanted - had <= unmissed) return adapted;
  const own = had > 0 ? withMoreOfIts(adapted, Math.min(mostOfOwn, wanted / had)) : adapted;
  const missing = wanted - heatOf(own, level);
  return missing > unmissed ? withChili(own, missing, needs) : own;
}

/** Pungency of a serving at a level: of what makes the dish hot it has more or less (`spiceFactor`). */
function heatOf({ dish, parts }: AdaptedDish, level: number): number {
  let sum = 0;
  for (const [key, part] of parts)
    sum += pungencyOfPart(part) * (dish.spicy.includes(key) ? spiceFactor(dish.heat, level) : 1);
  return sum / dish.serves;
}

function withMoreOfIts<Made extends AdaptedDish>(adapted: Made, factor: number): Made {
  const { spicy } = adapted.dish;
  const parts = [...adapted.parts].map(([key, part]): [string, DishPart] => [
    key,
    spicy.includes(key) ? { ...part, amount: part.amount * factor } : part,
  ]);
  return { ...adapted, parts: new Map(parts) };
}

function withChili<Made extends AdaptedDish>(adapted: Made, missing: number, needs: Heat): Made {
  const { dish, parts } = adapted;
  const place = placeOf(adapted);
  const isRaw = !place || isAtTable(adapted, place);
  const chili = [ofCuisine[dish.cuisine] ?? flakes, flakes, ...anyCuisine]
    .filter((food) => !(isRaw && harshRaw.has(food)))
    .map((food) => partOf(food, missing, dish.serves))
    .find(
      (part) =>
        part.amount * (part.unit === 'tbsp' ? 3 : 1) <= mostOf(part.food, isRaw) * dish.serves &&
        !parts.has(part.key) &&
        isPartAllowed(part, needs) &&
        !needs.avoid?.has(part.food),
    );
  if (!chili) return adapted;
  const same = [...parts].find(([, { food, unit }]) => food === chili.food && unit === chili.unit);
  if (same) {
    const more = { ...same[1], amount: same[1].amount + chili.amount };
    return { ...adapted, parts: new Map(parts).set(same[0], more) };
  }
  const beside = scattered.has(chili.food) ? null : place;
  if (!place && !isMain(dish) && !scattered.has(chili.food)) return adapted;
  const steps = beside
    ? toldBeside(adapted.steps, beside, `{${chili.key}}`)
    : adapted.steps.map((step, at) =>
        at === adapted.steps.length - 1 ? `${step} Sprinkle with the {${chili.key}}.` : step,
      );
  return { ...adapted, steps, parts: new Map([...parts, [chili.key, chili]]) };
}

/** Teaspoons a serving. */
function mostOf(food: FoodId, isRaw: boolean): number {
  return isRaw && !scattered.has(food) ? mostRaw : mostSpoons;
}

/** As many teaspoons of a chili as bring so much heat to a serving. */
function partOf(food: FoodId, heat: number, serves: number): DishPart {
  const made = foodById(food);
  const key = made.name.replace(
    /^(?:aleppo|espelette)\b/,
    (place) => place[0]!.toUpperCase() + place.slice(1),
  );
  const spoon = pungencyOf(made, toGrams(made, 1, 'tsp') ?? 2);
  const amount = Math.max(0.25, Math.round((heat * serves * 4) / spoon) / 4);
  return amount < 3
    ? { key, name: key, amount, unit: 'tsp', food }
    : { key, name: key, amount: Math.round((amount * 2) / 3) / 2, unit: 'tbsp', food };
}

const groundSpice = (part: DishPart) =>
  foodById(part.food).class === 'spice' && (part.unit === 'tsp' || part.unit === 'tbsp');
const isSaucy = ({ food }: DishPart) =>
  foodById(food).kinds.includes('sauce') || /\b(?:juice|vinegar)$/.test(foodById(food).name);
/** What tells the place of a chili, the best first. */
const places: readonly ((part: DishPart) => boolean)[] = [
  ({ food }) => food === 'black-pepper' || food === 'white-pepper',
  groundSpice,
  ({ food }) => food === 'salt',
  ({ name, food }) => foodById(food).class === 'vegetable' && /\bgarlic\b|\bginger\b/.test(name),
  isSaucy,
];
/** Into water nothing goes, and what may fall away tells no place. */
const noPlace = /\bwater\b|\bstrain|\bsieve|\[\[|\]\]|\bcrackle|\bdough\b|\bflour\b/;
/** What is spooned out, or comes for the second time. */
const noFirst =
  '(?:\\{[\\d.]+ \\w+\\} of|pinch(?:es)? of|some of|a little of|the rest of|what is left of|the last of) (?:the )?|(?:remaining|a little) ';

/** In a dry pan and in spitting fat ground chili burns long before seeds are done. */
const scorches = /\bdry (?:[\w-]+ )*(?:pan|skillet)\b|\bsizzl|\bsplutter|\bcrackl|\bpops?\b/i;
/** The same of fat in which something goes on frying, with nothing wet to cool it. */
const fries = /\b(?:fry|cook|brown|soften|sear)\b[^.;]*\bfor (?:about )?(?:\d+(?:[–-]| to ))?(\d+) minutes/i;
const cools =
  /tomato|water|stock|broth|milk|cream|wine|juice|sauce|yogurt|vinegar|kimchi|egg|meat|beef|lamb|pork|chicken|turkey|simmer|boil/i;
/** Minutes that ground chili bears in hot fat, and for more people it is there for longer. */
const mostFried = 3;

/** Fat that is made hot for what fries next. */
const heatsFat = /\b(?:heat|warm|melt)\b[^.;]*\b(?:oil|butter|ghee|lard)\b/i;

/** Whether ground chili that goes in with a sentence's spices is burnt when the next one is done. */
function burns(sentence: string, next = ''): boolean {
  const isFried = (text: string) => Number(fries.exec(text)?.[1] ?? 0) > mostFried && !cools.test(text);
  return scorches.test(sentence) || isFried(sentence) || (heatsFat.test(sentence) && isFried(next));
}

/** Whether the part first comes in as the dish is finished, with no heat under it. */
function isAtTable({ steps }: AdaptedDish, key: string): boolean {
  const token = new RegExp(partToken(key));
  const first = steps.findIndex((step) => token.test(step));
  return (
    first === steps.length - 1 && !/\b(?:cook|fry|simmer|boil|bake|grill|heat|roast)\b/i.test(steps[first]!)
  );
}

/** Key of the part beside which it goes in as the dish cooks. */
function placeOf({ parts, steps }: AdaptedDish): string | null {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.;]) /));
  for (const isPlace of places) {
    for (const [key, part] of parts) {
      if (!isPlace(part)) continue;
      const token = new RegExp(partToken(key));
      const at = sentences.findIndex((one) => token.test(one));
      const sentence = sentences[at];
      const isFirst = sentence && !new RegExp(`(?:${noFirst})${token.source}`).test(sentence);
      if (isFirst && !noPlace.test(sentence) && !burns(sentence, sentences[at + 1])) return key;
    }
  }
  return null;
}
