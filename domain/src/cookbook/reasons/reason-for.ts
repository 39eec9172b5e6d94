import { isHarvested } from '../../foods/harvest.ts';
import { foodById } from '../../foods/table.ts';
import { isWithinLimits } from '../../recipes/within-limits.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { hotLoverLevel } from '../adaptation/chili-placement.ts';
import { pungencyFor, pungencyOfPart } from '../adaptation/pungency.ts';
import { spiceFactor } from '../adaptation/spice-levels.ts';
import { cookedHeatOf, heatOf, isChili, tableChiliOf } from '../adaptation/with-spice-level.ts';
import { goalMismatch } from '../choosing/goal-mismatch.ts';
import { peopleOf } from '../choosing/portions.ts';
import { isMildMain } from '../choosing/recipe-penalty.ts';
import { type Dish, type DishKind, type DishPart, isMainMeal } from '../dish.ts';
import type { DishRecipe } from '../make-recipe.ts';
import { and, joined } from '../method/joined-words.ts';
import { needsTwoVessels, oneVesselTag } from '../method/one-vessel.ts';
import { foodsMatching } from '../wishes/foods-matching.ts';
import { paceOf } from '../wishes/pace.ts';
import { cuisineReason, otherCuisineReason } from './cuisine-reasons.ts';
import { goalReasons } from './goal-reasons.ts';
import { mainFoodsOf, namesOf, type ReasonFacts, weighedFoodsOf } from './reason-facts.ts';
import { styleReasons } from './style-reasons.ts';

/** Maximum number of sentences. */
const maxReasons = 2;
/** Maximum with a goal as well as other reasons, and with an unrequested cuisine; one more for what a household says. */
const mostReasons = 3;

/**
 * Why this dish was chosen for the household, in sentences for its owner: only what is true of both. First what the
 * household has said of its taste, with what was changed for it, then what we know or count.
 */
export function reasonFor(given: ReasonFacts): string {
  const { profile, wish, spiceLevel } = given.tastes;
  const isHotLover = spiceLevel >= hotLoverLevel;
  const goals = goalReasons([...new Set([...profile.nutritionGoals, ...wish.goals])], given);
  const styles = styleReasons(given);
  const isNamed = given.tastes.cuisines.includes(given.bookDish.dish.cuisine);
  const elsewhere = isNamed ? null : (cuisineReason(given) ?? otherCuisineReason(given));
  const fulfilled = [
    requestedReason(given),
    // Another cuisine than those that the household named needs a word first.
    elsewhere,
    ...styles.slice(0, 1),
    ...goals.slice(0, 1),
    isHotLover ? heatReason(given) : null,
    paceReason(given),
    ...styles.slice(1),
    ...goals.slice(1),
    atHomeReason(given),
    cuisineReason(given),
    isMildByTaste(given) ? 'Mild, as you like it.' : null,
  ].filter((reason) => reason !== null);
  const changed = [leftoverReason(given), changedReason(given), avoidedReason(given)].filter(
    (reason) => reason !== null,
  );
  const isMore = elsewhere !== null || (goals.length > 0 && styles.length + changed.length > 0);
  const isSaid = styles.length > 0 || isHotLover;
  const max = (isMore ? mostReasons : maxReasons) + (isSaid ? 1 : 0);
  // What was changed is mentioned in any case, so that it does not look like a mistake.
  const stated = [...fulfilled.slice(0, changed.length > 0 ? max - 1 : max), ...changed.slice(0, max - 1)];
  const observed = [boughtReason(given), seasonReason(given)].filter((reason) => reason !== null);
  // Minutes alone, or what is not in it, tell nothing of the dish.
  const isBare = stated.length + observed.length === 0;
  const timed = isBare ? [timeFitReason(given, true)] : [timeReason(given), timeFitReason(given, false)];
  const computed = [...observed, limitsReason(given), ...timed].filter((reason) => reason !== null);
  const all = [...new Set([...stated, ...computed])];
  const sentences = all.filter(
    (reason, at) => !all.slice(0, at).some((before) => isRepetition(before, reason)),
  );
  return sentences.slice(0, max).join(' ');
}

const figure = /\d+ (?:minutes|kcal|(?:g|mg) of \w+)|All of it in one \w+/;

/** "On the table in 15 minutes. Ready in 15 minutes." repeats itself. */
function isRepetition(earlier: string, reason: string): boolean {
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

/** The time of a dish, as far as the household has asked for a short one. */
function paceReason({ recipe: { cookingTime }, tastes: { profile, wish, maxMinutes } }: ReasonFacts) {
  switch (paceOf(profile, wish)) {
    case 'quick':
      return `Ready in ${cookingTime} minutes, quick as you asked.`;
    case 'weeknight':
      return `Ready in ${cookingTime} minutes, quick enough for a weeknight.`;
    case null:
      return wish.maxMinutes === undefined
        ? null
        : `Ready in ${cookingTime} minutes, within the ${maxMinutes} that you have.`;
  }
}

function atHomeReason(given: ReasonFacts): string | null {
  const used = mainFoodsOf(given).filter(({ id }) => given.tastes.atHome.has(id));
  return used.length > 0 ? `Uses the ${namesOf(used)} that you have at home.` : null;
}

/** Maximum number of changes to mention. */
const maxChanges = 2;

/** Mentions what was changed for the household, so that it does not look like a mistake. */
function changedReason({ adapted, tastes: { profile, wish } }: ReasonFacts): string | null {
  const { allergies, dietaryRestrictions, avoidedFoods } = profile;
  if (allergies.length + dietaryRestrictions.length + avoidedFoods.length + wish.without.length === 0)
    return null;
  const changes = adapted.dish.parts.flatMap(({ key }) => {
    const now = adapted.parts.get(key);
    // "Mustard in place of Dijon mustard" is not worth mentioning.
    if (!now || now.key === key || key.endsWith(` ${now.key}`)) return [];
    // "Gluten-free tamari" already shows what it replaces.
    return [now.key.endsWith(` ${key}`) ? now.key : `${now.key} in place of ${key}`];
  });
  // "Soy yogurt in place of yogurt and vegan butter" would mean in place of both.
  const mentioned = changes.slice(0, maxChanges).sort((a, b) => Number(isInPlace(a)) - Number(isInPlace(b)));
  const joiner =
    mentioned.length > 1 && !isInPlace(mentioned[0]!) && isInPlace(mentioned[1]!) ? ', and ' : ' and ';
  return mentioned.length > 0 ? `Made for you with ${mentioned.join(joiner)}.` : null;
}

/** Mentions a food that the household dislikes and the dish usually has. */
function avoidedReason({ adapted: { dish, parts }, tastes: { profile, wish } }: ReasonFacts): string | null {
  if (profile.avoidedFoods.length + wish.without.length === 0) return null;
  const avoided = new Set([...foodsMatching(profile.avoidedFoods), ...wish.without]);
  const omitted = dish.parts.filter(({ key, food }) => avoided.has(food) && !parts.has(key));
  const foods = [...new Set(omitted.map(({ food }) => food))].map(foodById);
  return foods.length > 0 ? `Made without the ${namesOf(foods)} that you avoid.` : null;
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
  return hottest ? 'A milder dish than you usually like.' : 'A mild dish by nature, left without chili.';
}

const isInPlace = (change: string) => change.includes(' in place of ');

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
  const inSeason = weighedFoodsOf(given).flatMap(({ food, grams }) =>
    grams >= seasonalGrams && isHarvested(food, month) === true ? food : [],
  );
  return inSeason.length > 0 ? `In season now: ${namesOf(inSeason)}.` : null;
}

function limitsReason({ adapted, recipe, facts, bookDish, tastes: { profile } }: ReasonFacts): string | null {
  const { allergies, dietaryRestrictions } = profile;
  if (!isWithinLimits(facts, profile)) return null;
  const mismatch = goalMismatch({ adapted, recipe }, bookDish.dish.meals[0]!, {
    dietaryRestrictions,
    nutritionGoals: [],
  });
  // Figures alone do not justify the claim.
  if (mismatch > 0) return null;
  if (dietaryRestrictions.length > 0) return `Keeps to ${and(dietaryRestrictions)}.`;
  return allergies.length > 0
    ? `Made without ${joined(
        allergies.map((allergy) => allergy.toLowerCase()),
        'or',
      )}.`
    : null;
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

/** Mentions an unusually short or long time. */
function timeReason({ recipe, bookDish: { dish } }: ReasonFacts): string | null {
  const { cookingTime } = recipe;
  if (cookingTime <= 20) return `On the table in ${cookingTime} minutes.`;
  // The extra time for more people is active time.
  const active = dish.minutes.active + cookingTime - dish.minutes.total;
  if (active <= 20 && cookingTime >= 50) return `${active} minutes of work; the rest cooks by itself.`;
  const [tag] = dish.tags.filter((label) => oneVesselTag.test(label));
  return tag && !needsTwoVessels(recipe) ? `All of it in one ${tag.slice(-3)}.` : null;
}

/** Share of the household's time from which on a reason says that a dish keeps to it. */
const nearlyAll = 0.6;

/**
 * How fast it is, and what it is made of and for how many if there is no other reason. Figures are praised only for a
 * goal, see `goalReasons`.
 */
function timeFitReason(given: ReasonFacts, isAlone: boolean): string {
  const { profile, wish, maxMinutes } = given.tastes;
  const { cookingTime } = given.recipe;
  const foods = isAlone ? mainFoodsOf(given).filter((food) => food.class !== 'oil') : [];
  const isNear = cookingTime < maxMinutes && cookingTime >= nearlyAll * maxMinutes;
  const within = isNear && paceOf(profile, wish) === null ? `, within the ${maxMinutes} that you have` : '';
  if (foods.length === 0) return `Ready in ${cookingTime} minutes${within}.`;
  const names = namesOf(foods);
  const people = peopleOf(given.tastes);
  const who = people === 1 ? '' : ` for ${people} people`;
  return `${capitalized(names)}${who}, ready in ${cookingTime} minutes${within}.`;
}
