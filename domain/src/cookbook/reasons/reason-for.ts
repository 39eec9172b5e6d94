import { isHarvested } from '../../foods/harvest.ts';
import { foodById } from '../../foods/table.ts';
import { isWithinLimits } from '../../recipes/within-limits.ts';
import { spiceFactor } from '../adaptation/heat.ts';
import { looksForHeat } from '../adaptation/heat-place.ts';
import { pungencyFor, pungencyOfPart } from '../adaptation/pungency.ts';
import { heatOf, isChili } from '../adaptation/with-heat.ts';
import { goalMismatch } from '../choosing/goal-mismatch.ts';
import { peopleOf } from '../choosing/portions.ts';
import { isMildMain } from '../choosing/recipe-penalty.ts';
import { isMain } from '../choosing/search-tiers.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';
import type { DishRecipe } from '../make-recipe.ts';
import { and, joined } from '../method/joined-words.ts';
import { needsTwoVessels, ofOneVessel } from '../method/one-vessel.ts';
import { foodsMeant } from '../wishes/foods-meant.ts';
import { paceOf } from '../wishes/pace.ts';
import { cuisineReason, farReason } from './cuisine-reasons.ts';
import { goalReasons } from './goal-reasons.ts';
import { bodyOf, namesOf, type ReasonFacts } from './reason-facts.ts';
import { styleReasons } from './style-reasons.ts';

/** Maximum number of sentences. */
const maxReasons = 2;
/** With a goal or a way of cooking beside other things to say, and with a cuisine that needs a word. */
const mostReasons = 3;

/**
 * Why this dish was chosen for the household, in sentences for its owner: only what is true of both. First what the
 * household has said of its taste, with what was changed for it, then what we know or count.
 */
export function reasonFor(given: ReasonFacts): string {
  const { profile, wish, spiceLevel } = given.tastes;
  const isMildOnPurpose = Math.max(spiceLevel, profile.spiceLevel) >= looksForHeat;
  const goals = goalReasons([...new Set([...profile.nutritionGoals, ...wish.goals])], given);
  const styles = styleReasons(given);
  const isNamed = given.tastes.cuisines.includes(given.one.dish.cuisine);
  const elsewhere = isNamed ? null : (cuisineReason(given) ?? farReason(given));
  const said = [
    wishedReason(given),
    // Another cuisine than those that the household named needs a word first.
    elsewhere,
    ...styles.slice(0, 1),
    ...goals.slice(0, 1),
    paceReason(given),
    ...styles.slice(1),
    ...goals.slice(1),
    atHomeReason(given),
    cuisineReason(given),
    hotReason(given),
    isMildOnPurpose ? null : mildReason(given),
  ].filter((one) => one !== null);
  const changed = [
    isMildOnPurpose ? mildReason(given) : null,
    changedReason(given),
    avoidedReason(given),
  ].filter((one) => one !== null);
  const isMore = elsewhere !== null || (goals.length > 0 && styles.length + changed.length > 0);
  const max = isMore ? mostReasons : maxReasons;
  // What was changed is mentioned in any case, so that it does not look like a mistake.
  const told = [...said.slice(0, changed.length > 0 ? max - 1 : max), ...changed.slice(0, max - 1)];
  const seen = [boughtReason(given), seasonReason(given)].filter((one) => one !== null);
  // Minutes alone, or what is not in it, tell nothing of the dish.
  const isBare = told.length + seen.length === 0;
  const timed = isBare ? [plainReason(given, true)] : [timeReason(given), plainReason(given, false)];
  const known = [...seen, limitsReason(given), restReason(given), ...timed].filter((one) => one !== null);
  const found = [...new Set([...told, ...known])];
  const sentences = found.filter((one, at) => !found.slice(0, at).some((before) => saysSame(before, one)));
  return sentences.slice(0, max).join(' ');
}

const figure = /\d+ (?:minutes|kcal|(?:g|mg) of \w+)|All of it in one \w+/;

/** "On the table in 15 minutes. Ready in 15 minutes." repeats itself. */
function saysSame(one: string, other: string): boolean {
  const stated = figure.exec(other)?.[0];
  return stated !== undefined && one.includes(stated);
}

function wishedReason(given: ReasonFacts): string | null {
  const { foods, cuisines } = given.tastes.wish;
  const wished = bodyOf(given).filter(({ id }) => foods.some((group) => group.includes(id)));
  if (wished.length > 0) return `With ${namesOf(wished)}, as you asked.`;
  return cuisines.includes(given.one.dish.cuisine) ? `${given.one.dish.cuisine}, as you asked.` : null;
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
  const used = bodyOf(given).filter(({ id }) => given.tastes.atHome.has(id));
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
  const mentioned = changes
    .slice(0, maxChanges)
    .sort((one, other) => Number(isInPlace(one)) - Number(isInPlace(other)));
  const joiner =
    mentioned.length > 1 && !isInPlace(mentioned[0]!) && isInPlace(mentioned[1]!) ? ', and ' : ' and ';
  return mentioned.length > 0 ? `Made for you with ${mentioned.join(joiner)}.` : null;
}

/** Mentions a food that the household dislikes and the dish usually has. */
function avoidedReason({ adapted: { dish, parts }, tastes: { profile, wish } }: ReasonFacts): string | null {
  if (profile.avoidedFoods.length + wish.without.length === 0) return null;
  const avoided = new Set([...foodsMeant(profile.avoidedFoods), ...wish.without]);
  const gone = dish.parts.filter(({ key, food }) => avoided.has(food) && !parts.has(key));
  const foods = [...new Set(gone.map(({ food }) => food))].map(foodById);
  return foods.length > 0 ? `Made without the ${namesOf(foods)} that you avoid.` : null;
}

/** Says that a main is mild as the household likes it, or was left mild on purpose. */
function mildReason({ adapted, tastes: { spiceLevel, profile }, meal }: ReasonFacts): string | null {
  const isMild = isMildMain(adapted, meal);
  const heat = heatOf(adapted, spiceLevel);
  const isLittle = heat < littleHeat * pungencyFor(spiceLevel);
  if (isMild && spiceLevel === 1) return 'Mild, as you like it.';
  // A goal may limit the spice of who likes it hot.
  if (profile.spiceLevel >= looksForHeat && spiceLevel < looksForHeat)
    return isMild || isLittle ? 'Kept mild for better sleep.' : null;
  if (spiceLevel < looksForHeat) return null;
  if (isMild) return 'A mild dish by nature, left without chili.';
  return heat > 0 && isLittle && isMain(meal) ? 'Only mildly hot, as this dish takes no more chili.' : null;
}

/** Share of the heat that a household likes below which a dish is mild to it. */
const littleHeat = 0.45;

/** Share of the heat that a household likes from which on a dish is praised for it. */
const hotEnough = 0.7;

/** Names what makes it hot, for a household that likes it hot. */
function hotReason({ adapted, recipe, tastes: { spiceLevel } }: ReasonFacts): string | null {
  if (spiceLevel < looksForHeat || /\bPass the\b/.test(recipe.instructions.at(-1)!)) return null;
  const { dish, parts } = adapted;
  const factor = spiceFactor(dish.heat, spiceLevel);
  const heatOfPart = (key: string, part: DishPart) =>
    pungencyOfPart(part) * (dish.spicy.includes(key) ? factor : 1);
  const [hottest] = [...parts]
    .filter(([, { food }]) => isChili(foodById(food)))
    .sort((one, other) => heatOfPart(...other) - heatOfPart(...one));
  return hottest && heatOf(adapted, spiceLevel) >= hotEnough * pungencyFor(spiceLevel)
    ? `Hot with ${namesOf([foodById(hottest[1].food)])}, as you like it.`
    : null;
}

const isInPlace = (change: string) => change.includes(' in place of ');

function boughtReason(given: ReasonFacts): string | null {
  const often = new Set<string>(given.tastes.suggestions?.likedFoods ?? []);
  const bought = bodyOf(given).filter(({ id }) => often.has(id));
  return bought.length > 0 ? `You often buy ${namesOf(bought)}.` : null;
}

function seasonReason(given: ReasonFacts): string | null {
  const { month } = given.tastes;
  if (month === undefined) return null;
  const inSeason = bodyOf(given).filter((food) => isHarvested(food, month) === true);
  return inSeason.length > 0 ? `In season now: ${namesOf(inSeason)}.` : null;
}

function limitsReason({ adapted, recipe, facts, one, tastes: { profile } }: ReasonFacts): string | null {
  const { allergies, dietaryRestrictions } = profile;
  if (!isWithinLimits(facts, profile)) return null;
  const off = goalMismatch({ adapted, recipe }, one.dish.meals[0]!, {
    dietaryRestrictions,
    nutritionGoals: [],
  });
  // Figures alone do not justify the claim.
  if (off > 0) return null;
  if (dietaryRestrictions.length > 0) return `Keeps to ${and(dietaryRestrictions)}.`;
  return allergies.length > 0
    ? `Made without ${joined(
        allergies.map((one) => one.toLowerCase()),
        'or',
      )}.`
    : null;
}

/** Why it makes more servings than the household eats. */
function restReason({ recipe, tastes, adapted: { dish } }: ReasonFacts): string | null {
  const { servings } = recipe;
  // Who asks for leftovers is told of them first.
  return servings > peopleOf(tastes) && !tastes.wish.styles.includes('leftovers')
    ? `Makes ${servings} servings${whyMore(recipe, dish)}: the rest keeps for tomorrow.`
    : null;
}

/** Why no fewer servings are made; nothing where any reason would be a guess. */
function whyMore({ ingredients }: DishRecipe, { kind }: Dish): string {
  const cans = ingredients.filter(({ unit }) => unit === 'can');
  if (cans.length > 0 && cans.every(({ amount }) => amount === 1)) return ', as many as one can makes';
  return ofOneVesselWhole.has(kind) ? ', as one dish of it is baked whole' : '';
}

const ofOneVesselWhole: ReadonlySet<DishKind> = new Set<DishKind>([
  'gratin',
  'casserole',
  'baked pasta',
  'savory pie',
]);

/** Mentions an unusually short or long time. */
function timeReason({ recipe, one: { dish } }: ReasonFacts): string | null {
  const { cookingTime } = recipe;
  if (cookingTime <= 20) return `On the table in ${cookingTime} minutes.`;
  // The extra time for more people is active time.
  const active = dish.minutes.active + cookingTime - dish.minutes.total;
  if (active <= 20 && cookingTime >= 50) return `${active} minutes of work; the rest cooks by itself.`;
  const [tag] = dish.tags.filter((one) => ofOneVessel.test(one));
  return tag && !needsTwoVessels(recipe) ? `All of it in one ${tag.slice(-3)}.` : null;
}

/** Share of the household's time from which on a dish is said to keep to it. */
const nearlyAll = 0.6;

/**
 * How fast it is, and what it is made of and for how many where nothing else is said. Figures are praised only for a
 * goal, see `goalReasons`.
 */
function plainReason(given: ReasonFacts, isAlone: boolean): string {
  const { profile, wish, maxMinutes } = given.tastes;
  const { cookingTime } = given.recipe;
  const foods = isAlone ? bodyOf(given).filter((food) => food.class !== 'oil') : [];
  const isNear = cookingTime < maxMinutes && cookingTime >= nearlyAll * maxMinutes;
  const within = isNear && paceOf(profile, wish) === null ? `, within the ${maxMinutes} that you have` : '';
  if (foods.length === 0) return `Ready in ${cookingTime} minutes${within}.`;
  const names = namesOf(foods);
  const people = peopleOf(given.tastes);
  const who = people === 1 ? 'you' : `${people} people`;
  return `${names[0]!.toUpperCase()}${names.slice(1)} for ${who}, ready in ${cookingTime} minutes${within}.`;
}
