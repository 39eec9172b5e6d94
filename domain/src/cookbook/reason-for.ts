import type { Food } from '../foods/food.ts';
import { isHarvested } from '../foods/harvest.ts';
import { foodById } from '../foods/table.ts';
import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import { tasteScore } from '../recipes/taste-score.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { BookDish } from './cook-book.ts';
import { offSpirit } from './in-spirit.ts';
import type { AdaptedDish, DishRecipe } from './make-recipe.ts';
import { isNear } from './near-kitchens.ts';
import type { Tastes } from './score-dish.ts';

type Facts = {
  adapted: AdaptedDish;
  recipe: DishRecipe;
  facts: RecipeFacts;
  one: BookDish;
  tastes: Tastes;
  /** That it is chosen for. */
  meal: MealType;
};

/** More sentences are not read. */
const maxReasons = 2;
/** Share of the weight from which on people call it a dish of that food. */
const namedShare = 0.08;

/**
 * Why this dish was chosen for the household, in sentences for its owner: only what is true of both, the most telling
 * first. Null for nothing.
 */
export function reasonFor(given: Facts): string | null {
  const found = [
    wishedReason(given),
    atHomeReason(given),
    changedReason(given),
    ...given.tastes.profile.nutritionGoals.map((goal) => goalReason(goal, given)),
    cuisineReason(given),
    boughtReason(given),
    seasonReason(given),
    restReason(given),
    limitsReason(given),
    timeReason(given),
    plainReason(given),
  ].filter((one) => one !== null);
  const told = found.filter((one, at) => !found.slice(0, at).some((before) => saysSame(before, one)));
  return told.length > 0 ? told.slice(0, maxReasons).join(' ') : null;
}

const figure = /\d+ (?:minutes|kcal|(?:g|mg) of \w+)/;

/** "On the table in 15 minutes. Ready in 15 minutes." says one thing twice. */
function saysSame(one: string, other: string): boolean {
  const said = figure.exec(other)?.[0];
  return said !== undefined && one.includes(said);
}

/** Foods of the dish as it is made, the heaviest first, that are more than seasoning. */
function bodyOf({ adapted, one }: Facts): Food[] {
  const own = one.foods.filter(({ share }) => share >= namedShare).map(({ food }) => food.id);
  const now = new Set([...adapted.parts.values()].map(({ food }) => food));
  const brought = [...adapted.parts].filter(([key, part]) => key !== part.key).map(([, { food }]) => food);
  return [...new Set([...own.filter((id) => now.has(id)), ...brought])].map(foodById);
}

const many: readonly Food['class'][] = ['legume', 'nut', 'seed', 'mushroom'];
/** Peoples and places keep their capitals. */
const proper =
  /^(?:japanese|persian|thai|chinese|korean|asian|italian|greek|savoy|napa|brussels|belgian|swiss|english|jerusalem|cuban|hungarian|spanish|french)\b/;
const nameOf = ({ name, plural, grams, class: kind }: Food) =>
  (grams.each || many.includes(kind) ? plural : name).replace(
    proper,
    (word) => word[0]!.toUpperCase() + word.slice(1),
  );
const namesOf = (foods: readonly Food[]) => and(foods.slice(0, 2).map(nameOf));

function wishedReason(given: Facts): string | null {
  const { foods, cuisines, maxMinutes } = given.tastes.wish;
  const wished = bodyOf(given).filter(({ id }) => foods.some((group) => group.includes(id)));
  if (wished.length > 0) return `With ${namesOf(wished)}, as you asked.`;
  if (cuisines.includes(given.one.dish.cuisine)) return `${given.one.dish.cuisine}, as you asked.`;
  if (maxMinutes === undefined) return null;
  return `Ready in ${given.recipe.cookingTime} minutes, within the ${maxMinutes} that you have.`;
}

function atHomeReason(given: Facts): string | null {
  const used = bodyOf(given).filter(({ id }) => given.tastes.atHome.has(id));
  return used.length > 0 ? `Uses the ${namesOf(used)} that you have at home.` : null;
}

/** More is a list of its own. */
const maxChanges = 2;

/** What was changed for the household, so that it is not taken for a slip. */
function changedReason({ adapted, tastes: { profile } }: Facts): string | null {
  const { allergies, dietaryRestrictions } = profile;
  if (allergies.length + dietaryRestrictions.length === 0) return null;
  const changes = adapted.dish.parts.flatMap(({ key }) => {
    const now = adapted.parts.get(key);
    // Mustard is no news in place of Dijon mustard.
    if (!now || now.key === key || key.endsWith(` ${now.key}`)) return [];
    // "Gluten-free tamari" says itself what it stands for.
    return [now.key.endsWith(` ${key}`) ? now.key : `${now.key} in place of ${key}`];
  });
  // "Soy yogurt in place of yogurt and vegan butter" would be in place of both.
  const told = changes
    .slice(0, maxChanges)
    .sort((one, other) => Number(isInPlace(one)) - Number(isInPlace(other)));
  const joiner = told.length > 1 && !isInPlace(told[0]!) && isInPlace(told[1]!) ? ', and ' : ' and ';
  return told.length > 0 ? `Made for you with ${told.join(joiner)}.` : null;
}

const isInPlace = (change: string) => change.includes(' in place of ');

/** Kilocalories a serving up to which a meal is called light. */
const lightMeal = { breakfast: 400, lunch: 480, dinner: 520, snack: 220 } as const;

/** Shares of the energy that protein and carbohydrates are, where a dish is praised for them. */
const shareForMuscles = 0.16;
const shareForEnergy = 0.4;

function goalReason(goal: string, given: Facts): string | null {
  // What misses it by the one figure is not praised for the other.
  if (offSpirit(given, given.meal, { dietaryRestrictions: [], nutritionGoals: [goal] }) > 0) return null;
  const meal = given.one.dish.meals[0]!;
  const { protein, calories, sodium, fiber, carbs } = given.recipe.nutritionInfo;
  const glad = bodyOf(given).filter((food) => given.tastes.goalEffects.liking(food) > 1.4);
  switch (goal) {
    case 'Muscle Building':
      return protein >= 25 && protein * 4 >= shareForMuscles * calories
        ? `${Math.round(protein)} g of protein a serving for muscle building.`
        : null;
    case 'Weight Loss':
      return calories <= lightMeal[meal] ? `${calories} kcal a serving, light enough for weight loss.` : null;
    case 'Heart Health':
      return sodium <= 600 ? `Only ${sodium} mg of sodium a serving, for heart health.` : null;
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

function cuisineReason({ one: { dish }, tastes: { profile, suggestions, cuisines } }: Facts): string | null {
  if (tasteScore({ cuisineType: dish.cuisine }, profile) === 2)
    return `${dish.cuisine}, one of your favorites.`;
  const isSuggested = (suggestions?.cuisines as readonly string[] | undefined)?.includes(dish.cuisine);
  if (isSuggested) return `${dish.cuisine}, since your shopping looks that way.`;
  const neighbor = cuisines.find((own) => isNear(dish.cuisine, [own]));
  return neighbor && neighbor !== dish.cuisine ? `${dish.cuisine}, a neighbor of ${neighbor} cooking.` : null;
}

function boughtReason(given: Facts): string | null {
  const often = new Set<string>(given.tastes.suggestions?.likedFoods ?? []);
  const bought = bodyOf(given).filter(({ id }) => often.has(id));
  return bought.length > 0 ? `You often buy ${namesOf(bought)}.` : null;
}

function seasonReason(given: Facts): string | null {
  const { month } = given.tastes;
  if (month === undefined) return null;
  const inSeason = bodyOf(given).filter((food) => isHarvested(food, month) === true);
  return inSeason.length > 0 ? `In season now: ${namesOf(inSeason)}.` : null;
}

function limitsReason({ adapted, recipe, facts, one, tastes: { profile } }: Facts): string | null {
  const { allergies, dietaryRestrictions } = profile;
  if (!isWithinLimits(facts, profile)) return null;
  const off = offSpirit({ adapted, recipe, facts }, one.dish.meals[0]!, {
    dietaryRestrictions,
    nutritionGoals: [],
  });
  // By its figures alone it is not said to.
  if (off > 0) return null;
  if (dietaryRestrictions.length > 0) return `Keeps to ${and(dietaryRestrictions)}.`;
  return allergies.length > 0
    ? `Made without ${joined(
        allergies.map((one) => one.toLowerCase()),
        'or',
      )}.`
    : null;
}

/** Why it is for more than eat. */
function restReason({ recipe: { servings }, tastes: { profile, wish } }: Facts): string | null {
  const people = wish.servings ?? profile.householdSize;
  return servings > people
    ? `Makes ${servings} servings, as a smaller pot does not cook well: the rest keeps for tomorrow.`
    : null;
}

/** Fast or slow, where it stands out. */
function timeReason({ recipe, one: { dish } }: Facts): string | null {
  const { cookingTime } = recipe;
  if (cookingTime <= 20) return `On the table in ${cookingTime} minutes.`;
  // What more people cost beyond the dish's own time is work.
  const active = dish.minutes.active + cookingTime - dish.minutes.total;
  if (active <= 20 && cookingTime >= 50) return `${active} minutes of work; the rest cooks by itself.`;
  const [tag] = dish.tags.filter((one) => ofOneVessel.test(one));
  return tag && !needsTwoVessels(recipe) ? `All of it in one ${tag.slice(-3)}.` : null;
}

export const ofOneVessel = /^one.?(?:pot|pan)$/;

const vessel = '(?:[\\w-]+,? ){0,3}(?:pans?|pots?|skillets?|saucepans?|wok)';
const several = new RegExp(`\\btwo ${vessel}\\b`);
const another = new RegExp(`\\b(?:an?|another) ${vessel}\\b`, 'g');

/** More than one pot or pan: for many people, or a small one beside. */
export function needsTwoVessels({ instructions }: DishRecipe): boolean {
  const method = instructions.join(' ');
  return several.test(method) || (method.match(another)?.length ?? 0) > 1;
}

function plainReason({ recipe: { nutritionInfo, cookingTime } }: Facts): string | null {
  if (nutritionInfo.protein >= 30) return `${Math.round(nutritionInfo.protein)} g of protein a serving.`;
  if (nutritionInfo.fiber >= 8) return `${Math.round(nutritionInfo.fiber)} g of fiber a serving.`;
  return `Ready in ${cookingTime} minutes.`;
}

/** "a, b and c". */
export const and = (words: readonly string[]) => joined(words, 'and');

function joined(words: readonly string[], word: 'and' | 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`;
}
