import type { Food } from '../../foods/food.ts';
import { isHarvested } from '../../foods/harvest.ts';
import { foodById } from '../../foods/table.ts';
import type { Diet } from '../../vocabulary/options.ts';
import { hotLoverLevel } from '../adaptation/chili-placement.ts';
import { pungencyFor, pungencyOfPart } from '../adaptation/pungency.ts';
import { spiceFactor } from '../adaptation/spice-levels.ts';
import { cookedHeatOf, heatOf, isChili, tableChiliOf } from '../adaptation/with-spice-level.ts';
import { peopleOf } from '../choosing/portions.ts';
import { isMildMain } from '../choosing/recipe-penalty.ts';
import { type Dish, type DishKind, type DishPart, isMainMeal } from '../dish.ts';
import type { DishRecipe } from '../make-recipe.ts';
import { cuisineReason, otherCuisineReason } from './cuisine-reasons.ts';
import { goalReasons } from './goal-reasons.ts';
import { avoidedReason, changedReason, limitsReason, refusedReason, repeatsLabel } from './limit-reasons.ts';
import { mainFoodsOf, namesOf, type ReasonFacts, weighedFoodsOf } from './reason-facts.ts';
import { styleReasons } from './style-reasons.ts';
import { paceReason, plainReasons, timeFitReason, timeReason } from './time-reasons.ts';

/** Maximum number of sentences. */
const maxReasons = 2;
/**
 * Maximum with a goal as well as other reasons, and with an unrequested cuisine; one more for what a household says, and
 * for a goal that needs a sentence of its own.
 */
const mostReasons = 3;

/**
 * Why this dish was chosen for the household, in sentences for its owner: only what is true of both. First what the
 * household has said of its taste, with what was changed for it, then what we know or count.
 */
export function reasonFor(given: ReasonFacts): string {
  const { profile, wish, spiceLevel } = given.tastes;
  const isHotLover = spiceLevel >= hotLoverLevel;
  const [styles, goals] = withVegetablesOnce(
    styleReasons(given),
    goalReasons([...new Set([...profile.nutritionGoals, ...wish.goals])], given),
  );
  const isNamed = given.tastes.cuisines.includes(given.bookDish.dish.cuisine);
  const elsewhere = isNamed ? null : (cuisineReason(given) ?? otherCuisineReason(given));
  const avoided = avoidedReason(given);
  const refused = avoided ? null : refusedReason(given);
  const fulfilled = [
    requestedReason(given),
    // Another cuisine than those that the household named needs a word first.
    elsewhere,
    ...styles.slice(0, 1),
    ...goals.slice(0, 1),
    isHotLover ? heatReason(given) : null,
    paceReason(given),
    refused,
    ...styles.slice(1),
    ...goals.slice(1),
    atHomeReason(given),
    cuisineReason(given),
    isMildByTaste(given) ? 'Mild, as you like it.' : null,
  ].filter((reason) => reason !== null);
  const changed = [leftoverReason(given), changedReason(given), avoided].filter((reason) => reason !== null);
  const isMore = elsewhere !== null || (goals.length > 0 && styles.length + changed.length > 0);
  const isSaid = styles.length > 0 || isHotLover || refused !== null;
  const max = (isMore ? mostReasons : maxReasons) + (isSaid ? 1 : 0) + (goals.length > 1 ? 1 : 0);
  // What was changed is mentioned in any case, so that it does not look like a mistake.
  const stated = [...fulfilled.slice(0, changed.length > 0 ? max - 1 : max), ...changed.slice(0, max - 1)];
  const observed = [boughtReason(given), seasonReason(given)].filter((reason) => reason !== null);
  const noOven = given.tastes.wish.withoutEquipment.includes('oven') ? 'No oven needed.' : null;
  // Minutes alone, or what is not in it, tell nothing of the dish.
  const isBare = stated.length + observed.length === 0;
  const timed = isBare ? plainReasons(given) : [timeReason(given), timeFitReason(given)];
  const rest = [limitsReason(given), noOven];
  const computed = [...observed, ...(isBare ? [...timed, ...rest] : [...rest, ...timed])].filter(
    (reason) => reason !== null,
  );
  const all = [...new Set([...stated, ...computed])];
  const sentences = all.filter(
    (reason, at) => !all.slice(0, at).some((before) => isRepetition(before, reason)),
  );
  const told = sentences.slice(0, max);
  // A diet that goes by figures is not told from the list.
  const diets = profile.dietaryRestrictions.some((diet) => figureDiets.includes(diet)) && limitsReason(given);
  const isDietTold = !diets || told.some((reason) => reason === diets);
  return (isDietTold ? told : [...told, diets]).join(' ');
}

const figureDiets: readonly Diet[] = ['Keto', 'Low-Carb', 'Low-Fat'];

const vegetablesAsked = /^\d+ g of vegetables a serving, (as you asked|.+ of your five a day)\.$/;
const vegetablesForGoal = /^(\d+ g of [\w ]*\bvegetables\b[\w ]* a serving),? for [^.]+(?=\.$)/;

/** Vegetables are weighed in one sentence, for those who ask for many and have a goal that they serve. */
function withVegetablesOnce(
  styles: readonly string[],
  goals: readonly string[],
): [styles: string[], goals: string[]] {
  const asked = styles.find((reason) => vegetablesAsked.test(reason));
  const served = goals.find((reason) => vegetablesForGoal.test(reason));
  if (!asked || !served) return [[...styles], [...goals]];
  const ending = asked.includes('as you asked') ? ', as you asked' : '';
  const both = served.replace(vegetablesForGoal, (words) => `${words}${ending}`);
  return [
    styles.map((reason) => (reason === asked ? both : reason)),
    goals.filter((reason) => reason !== served),
  ];
}

const figure = /\d+ (?:minutes|kcal|(?:g|mg) of \w+)|All of it in one \w+/;

/** "On the table in 15 minutes. Ready in 15 minutes." repeats itself. */
function isRepetition(earlier: string, reason: string): boolean {
  if (repeatsLabel(earlier, reason)) return true;
  const stated = figure.exec(reason)?.[0];
  return stated !== undefined && earlier.includes(stated);
}

function requestedReason(given: ReasonFacts): string | null {
  const { foods, cuisines } = given.tastes.wish;
  const wished = mainFoodsOf(given).filter(({ id }) => foods.some((group) => group.includes(id)));
  if (wished.length > 0) return `With ${namesOf(wished)}, as you asked.`;
  return cuisines.includes(given.bookDish.dish.cuisine)
    ? `${given.bookDish.dish.cuisine}, as you asked.`
    : null;
}

function atHomeReason(given: ReasonFacts): string | null {
  const used = mainFoodsOf(given).filter(({ id }) => given.tastes.atHome.has(id));
  return used.length > 0 ? `Uses the ${namesOf(used)} that you have at home.` : null;
}

/** Whether a main is mild for a household that wants it so. */
function isMildByTaste({ adapted, tastes: { spiceLevel, wish }, meal }: ReasonFacts): boolean {
  return spiceLevel === 1 && !wish.styles.includes('kids') && isMildMain(adapted, meal);
}

/** Share of the heat that a household likes from which on a dish is praised for it. */
const hotEnough = 0.45;

/** Where the heat of a dish comes from, or that it has little, for a household that likes it hot. */
function heatReason({ adapted, tastes: { spiceLevel }, meal }: ReasonFacts): string | null {
  const { dish, parts } = adapted;
  const factor = spiceFactor(dish.heat, spiceLevel);
  const heatOfPart = ([key, part]: [string, DishPart]) =>
    pungencyOfPart(part) * (dish.spicy.includes(key) ? factor : 1);
  const [hottest] = [...parts]
    .filter(([, { food }]) => isChili(foodById(food)))
    .sort((a, b) => heatOfPart(b) - heatOfPart(a));
  const wanted = hotEnough * pungencyFor(spiceLevel);
  if (hottest && cookedHeatOf(adapted, spiceLevel) >= wanted)
    return `Hot with ${namesOf([foodById(hottest[1].food)])}, as you like it.`;
  const passed = tableChiliOf(adapted);
  if (passed && heatOf(adapted, spiceLevel) >= wanted) return `Hot with the ${passed.key} at the table.`;
  if (!isMainMeal(meal)) return null;
  if (passed) return `Mild as cooked, and hotter with the ${passed.key} at the table.`;
  return hottest ? 'A milder dish than you usually like.' : 'A mild dish by nature, left without chili.';
}

function boughtReason(given: ReasonFacts): string | null {
  const often = new Set<string>(given.tastes.suggestions?.likedFoods ?? []);
  const bought = mainFoodsOf(given).filter(({ id }) => often.has(id));
  return bought.length > 0 ? `You often buy ${namesOf(bought)}.` : null;
}

/** Grams per serving from which on a food in season is named: not for a strip of zest. */
const seasonalGrams = 30;

function seasonReason(given: ReasonFacts): string | null {
  const { month } = given.tastes;
  if (month === undefined) return null;
  const listed = [...given.adapted.parts.values()];
  // "Red bell peppers" are not the long ones of the list.
  const isListedAs = ({ id, name, plural }: Food) =>
    listed.some((part) => part.food === id && [name, plural].some((word) => part.name.includes(word)));
  const inSeason = weighedFoodsOf(given).flatMap(({ food, grams }) =>
    grams >= seasonalGrams && isHarvested(food, month) === true && isListedAs(food) ? food : [],
  );
  return inSeason.length > 0 ? `In season now: ${namesOf(inSeason)}.` : null;
}

/** Why it makes more servings than the household eats. */
function leftoverReason({ recipe, tastes, adapted: { dish } }: ReasonFacts): string | null {
  const { servings } = recipe;
  // A request for leftovers has its own reason.
  return servings > peopleOf(tastes) && !tastes.wish.styles.includes('leftovers')
    ? `Makes ${servings} servings${whyMore(recipe, dish)}: the rest keeps for tomorrow.`
    : null;
}

/** Why no fewer servings are made; nothing where any reason would be a guess. */
function whyMore({ ingredients }: DishRecipe, { kind }: Dish): string {
  const cans = ingredients.filter(({ unit }) => unit === 'can');
  if (cans.length > 0 && cans.every(({ amount }) => amount === 1)) return ', as many as one can makes';
  return bakedWholeKinds.has(kind) ? ', as one dish of it is baked whole' : '';
}

const bakedWholeKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'gratin',
  'casserole',
  'baked pasta',
  'savory pie',
]);
