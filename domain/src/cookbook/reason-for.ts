import type { Food } from '../foods/food.ts';
import { isHarvested } from '../foods/harvest.ts';
import { nameWithoutAmount } from '../foods/name-by-weight.ts';
import { foodById } from '../foods/table.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import { cuisineReason, farReason } from './cuisine-reasons.ts';
import { goalMismatch } from './goal-mismatch.ts';
import { combinedGoals } from './goals.ts';
import { looksForHeat } from './heat-place.ts';
import { and, joined } from './joined-words.ts';
import { spiceFactor } from './kitchen/heat.ts';
import { pungencyFor, pungencyOfPart } from './kitchen/pungency.ts';
import { needsTwoVessels, ofOneVessel } from './one-vessel.ts';
import type { ReasonFacts } from './reason-facts.ts';
import { isMildMain } from './recipe-penalty.ts';
import { styleReasons } from './style-reasons.ts';
import { foodsMeant } from './wishes/foods-meant.ts';
import { isChili } from './with-heat.ts';

/** Maximum number of sentences. */
const maxReasons = 2;
/** Share of the weight from which on a food is mentioned. */
const namedShare = 0.08;

/**
 * Why this dish was chosen for the household, in sentences for its owner: only what is true of both. First what the
 * household has said of its taste, with what was changed for it, then what we know or count.
 */
export function reasonFor(given: ReasonFacts): string {
  const { profile, wish, spiceLevel } = given.tastes;
  const isMildOnPurpose = spiceLevel >= looksForHeat;
  const goals = [...new Set([...profile.nutritionGoals, ...wish.goals])];
  const isNamed = given.tastes.cuisines.includes(given.one.dish.cuisine);
  const elsewhere = isNamed ? null : (farReason(given) ?? cuisineReason(given));
  const max = maxReasons + (elsewhere ? 1 : 0);
  const said = [
    wishedReason(given),
    // Another cuisine than those that the household named needs a word first.
    elsewhere,
    ...styleReasons(given),
    atHomeReason(given),
    ...goals.map((goal) => goalReason(goal, given)),
    cuisineReason(given),
    hotReason(given),
    isMildOnPurpose ? null : mildReason(given),
  ].filter((one) => one !== null);
  const changed = [
    changedReason(given),
    avoidedReason(given),
    isMildOnPurpose ? mildReason(given) : null,
  ].filter((one) => one !== null);
  // What was changed is mentioned in any case, so that it does not look like a mistake.
  const told = [...said.slice(0, changed.length > 0 ? max - 1 : max), ...changed];
  const known = [
    boughtReason(given),
    seasonReason(given),
    limitsReason(given),
    restReason(given),
    timeReason(given),
    plainReason(given),
  ].filter((one) => one !== null);
  const found = [...new Set([...told, ...known])];
  const sentences = found.filter((one, at) => !found.slice(0, at).some((before) => saysSame(before, one)));
  return sentences.slice(0, max).join(' ');
}

const figure = /\d+ (?:minutes|kcal|(?:g|mg) of \w+)/;

/** "On the table in 15 minutes. Ready in 15 minutes." repeats itself. */
function saysSame(one: string, other: string): boolean {
  const stated = figure.exec(other)?.[0];
  return stated !== undefined && one.includes(stated);
}

/** Foods of the dish except seasonings, heaviest first. */
function bodyOf({ adapted, one }: ReasonFacts): Food[] {
  const own = one.foods.filter(({ share }) => share >= namedShare).map(({ food }) => food.id);
  const now = new Set([...adapted.parts.values()].map(({ food }) => food));
  const brought = [...adapted.parts].filter(([key, part]) => key !== part.key).map(([, { food }]) => food);
  return [...new Set([...own.filter((id) => now.has(id)), ...brought])].map(foodById);
}

const namesOf = (foods: readonly Food[]) => and(foods.slice(0, 2).map(nameWithoutAmount));

function wishedReason(given: ReasonFacts): string | null {
  const { foods, cuisines, maxMinutes } = given.tastes.wish;
  const wished = bodyOf(given).filter(({ id }) => foods.some((group) => group.includes(id)));
  if (wished.length > 0) return `With ${namesOf(wished)}, as you asked.`;
  if (cuisines.includes(given.one.dish.cuisine)) return `${given.one.dish.cuisine}, as you asked.`;
  if (maxMinutes === undefined) return null;
  return `Ready in ${given.recipe.cookingTime} minutes, within the ${maxMinutes} that you have.`;
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
function mildReason({ adapted, tastes: { spiceLevel }, meal }: ReasonFacts): string | null {
  if (!isMildMain(adapted, meal)) return null;
  if (spiceLevel === 1) return 'Mild, as you like it.';
  return spiceLevel >= looksForHeat ? 'A mild dish by nature, left without chili.' : null;
}

/** Share of the heat that a household likes from which on a dish is praised for it. */
const hotEnough = 0.5;

/** Names what makes it hot, for a household that likes it hot. */
function hotReason({ adapted: { parts, dish }, recipe, tastes: { spiceLevel } }: ReasonFacts): string | null {
  if (spiceLevel < looksForHeat) return null;
  const factor = spiceFactor(dish.heat, spiceLevel);
  const chilies = [...parts]
    .map(([key, part]) => ({
      food: foodById(part.food),
      heat: (pungencyOfPart(part) / dish.serves) * (dish.spicy.includes(key) ? factor : 1),
    }))
    .filter(({ food, heat }) => heat > 0 && isChili(food))
    .sort((one, other) => other.heat - one.heat);
  const [hottest] = chilies;
  const isPassed = hottest && /\bPass the\b/.test(recipe.instructions.at(-1)!);
  const heat = chilies.reduce((sum, one) => sum + one.heat, 0);
  return hottest && !isPassed && heat >= hotEnough * pungencyFor(spiceLevel)
    ? `Hot with ${namesOf([hottest.food])}, as you like it.`
    : null;
}

const isInPlace = (change: string) => change.includes(' in place of ');

/** Maximum kilocalories per serving for "light". */
const lightMeal = { breakfast: 400, lunch: 480, dinner: 520, snack: 220 } as const;

/** Minimum milligrams of sodium of a dish that could as well be salty. */
const worthSaying = 100;

/** Minimum share of energy from protein and from carbohydrates for a claim. */
const shareForMuscles = 0.16;
const shareForEnergy = 0.4;

function goalReason(goal: string, given: ReasonFacts): string | null {
  // Not praised by one figure if it misses another.
  if (goalMismatch(given, given.meal, { dietaryRestrictions: [], nutritionGoals: [goal] }) > 0) return null;
  const meal = given.one.dish.meals[0]!;
  const { protein, calories, sodium, fiber, carbs } = given.recipe.nutritionInfo;
  const { liking } = combinedGoals([goal]);
  const glad = bodyOf(given).filter((food) => liking(food) > 1.4);
  switch (goal) {
    case 'Muscle Building':
      return protein >= 25 && protein * 4 >= shareForMuscles * calories
        ? `${Math.round(protein)} g of protein a serving for muscle building.`
        : null;
    case 'Weight Loss':
      return calories <= lightMeal[meal] ? `${calories} kcal a serving, light enough for weight loss.` : null;
    case 'Heart Health':
      // Fruit has none anyway.
      return sodium >= worthSaying && sodium <= 600
        ? `Only ${sodium} mg of sodium a serving, for heart health.`
        : null;
    case 'Digestive Health':
      return fiber >= 6 ? `${Math.round(fiber)} g of fiber a serving for digestive health.` : null;
    case 'Energy Boost':
      return carbs >= 45 && carbs * 4 >= shareForEnergy * calories
        ? `${Math.round(carbs)} g of carbs a serving for energy.`
        : null;
    case 'Better Sleep':
      if (meal !== 'dinner') return null;
      return glad.length > 0 ? `Chosen for its ${namesOf(glad)}, with better sleep in mind.` : null;
    case 'Anti-Inflammatory':
    case 'Longevity': {
      const aim = goal === 'Longevity' ? 'a long life' : 'an anti-inflammatory diet';
      return glad.length > 0 ? `Chosen for its ${namesOf(glad)}, with ${aim} in mind.` : null;
    }
    default:
      return null;
  }
}

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
function restReason({ recipe: { servings }, tastes: { profile, wish } }: ReasonFacts): string | null {
  const people = wish.servings ?? profile.householdSize;
  return servings > people
    ? `Makes ${servings} servings, as a smaller pot does not cook well: the rest keeps for tomorrow.`
    : null;
}

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

/** Figures are praised only for a goal of the household, see `goalReason`. */
function plainReason({ recipe: { cookingTime }, tastes: { maxMinutes } }: ReasonFacts): string {
  return cookingTime < maxMinutes && cookingTime >= nearlyAll * maxMinutes
    ? `Ready in ${cookingTime} minutes, within the ${maxMinutes} that you have.`
    : `Ready in ${cookingTime} minutes.`;
}
