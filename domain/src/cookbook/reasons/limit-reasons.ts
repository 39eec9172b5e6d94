import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { isWithinLimits } from '../../recipes/within-limits.ts';
import { generalWords } from '../../safety/general-words.ts';
import type { Diet } from '../../vocabulary/options.ts';
import { addedSugarOf } from '../choosing/added-sugar.ts';
import { gramsByFood } from '../choosing/foods-for-goal.ts';
import { goalMismatch } from '../choosing/goal-mismatch.ts';
import { type DishPart, isMainMeal } from '../dish.ts';
import { and, joined } from '../method/joined-words.ts';
import { foodsMatching } from '../wishes/foods-matching.ts';
import { namesOf, type ReasonFacts } from './reason-facts.ts';

/** Maximum number of changes to mention. */
const maxChanges = 2;

/** Mentions what was changed for the household, so that it does not look like a mistake. */
export function changedReason({ adapted, recipe, tastes: { profile, wish } }: ReasonFacts): string | null {
  const { allergies, dietaryRestrictions, avoidedFoods } = profile;
  if (allergies.length + dietaryRestrictions.length + avoidedFoods.length + wish.without.length === 0)
    return null;
  const changes = adapted.dish.parts.flatMap(({ key }) => {
    const now = adapted.parts.get(key);
    // "Mustard in place of Dijon mustard" is not worth mentioning.
    if (!now || now.key === key || key.endsWith(` ${now.key}`) || isOwnDish(now, recipe.title)) return [];
    const [used, usual] = [now.key, key].map(withoutUse) as [string, string];
    // "Gluten-free tamari" already shows what it replaces.
    return [used.endsWith(` ${usual}`) ? used : `${used} in place of ${usual}`];
  });
  // "Soy yogurt in place of yogurt and vegan butter" would mean in place of both.
  const mentioned = changes.slice(0, maxChanges).sort((a, b) => Number(isInPlace(a)) - Number(isInPlace(b)));
  const joiner =
    mentioned.length > 1 && !isInPlace(mentioned[0]!) && isInPlace(mentioned[1]!) ? ', and ' : ' and ';
  return mentioned.length > 0 ? `Made for you with ${mentioned.join(joiner)}.` : null;
}

/** Mentions a food that the household dislikes and the dish usually has. */
export function avoidedReason({
  adapted: { dish, parts },
  tastes: { profile, wish },
}: ReasonFacts): string | null {
  if (profile.avoidedFoods.length + wish.without.length === 0) return null;
  const avoided = new Set([...foodsMatching(profile.avoidedFoods), ...wish.without]);
  const omitted = dish.parts.filter(({ key, food }) => avoided.has(food) && !parts.has(key));
  const foods = [...new Set(omitted.map(({ food }) => food))].map(foodById);
  return foods.length > 0 ? `Made without the ${namesOf(foods)} that you avoid.` : null;
}

/** "Yogurt for the cucumber", where a side has its own. */
const withoutUse = (key: string) => key.replace(/ for the .+$/, '');

const ofItself: readonly Food['class'][] = [...meatAndSeafood, 'egg', 'dairy'];

/** A chicken dish by its title has chicken in place of nothing. */
function isOwnDish({ key, food }: DishPart, title: string): boolean {
  const titleWords = title.toLowerCase().split(/[^\p{L}]+/u);
  return (
    ofItself.includes(foodById(food).class) &&
    key.split(' ').some((word) => word.length > 2 && titleWords.includes(word))
  );
}

const isInPlace = (change: string) => change.includes(' in place of ');

/** Says that a food is not in it which the household refused in words, though the dish has none anyway. */
export function refusedReason({ adapted: { dish }, tastes: { wish }, meal }: ReasonFacts): string | null {
  // A bowl of fruit has no mushrooms anyway.
  if (!isMainMeal(meal)) return null;
  const refused = wish.without.map(foodById);
  const [first] = refused;
  if (!first || dish.parts.some(({ food }) => wish.without.includes(food))) return null;
  return `No ${nameOfAll(refused, first)} in it.`;
}

const plurals: Readonly<Record<string, string>> = { mushroom: 'mushrooms', nut: 'nuts', berry: 'berries' };

/** "Mushrooms" for all of their kinds, "olives" for black and green ones. */
function nameOfAll(refused: readonly Food[], first: Food): string {
  const general = generalWords.find(
    ({ covers }) => covers(first) && refused.filter(covers).length >= minOfKind,
  );
  if (general) return plurals[general.word] ?? general.word;
  const last = first.plural.split(' ').at(-1)!;
  return refused[1]?.plural.endsWith(` ${last}`) ? last : first.plural;
}

/** Refused foods of a kind from which on all of it is meant. */
const minOfKind = 10;

/** Grams of added sugar with which a meal is no longer a Mediterranean one. */
const maxSugar = 5;

/** Grams of red meat and sausages per serving that a Mediterranean meal does not have. */
const maxMeat = 50;

/** Whether a dish keeps a diet in more than its figures: a Mediterranean one cooks with olive oil and little red meat. */
function isInSpirit(diet: Diet, adapted: ReasonFacts['adapted']): boolean {
  if (diet !== 'Mediterranean') return true;
  const hasOliveOil = [...adapted.parts.values()].some(({ food }) => food === 'olive-oil');
  const meat = [...gramsByFood(adapted)]
    .filter(([food]) => food.class === 'red-meat' || /sausage|chorizo|bacon/.test(food.id))
    .reduce((sum, [, grams]) => sum + grams, 0);
  return hasOliveOil && meat <= maxMeat && addedSugarOf(adapted) <= maxSugar;
}

/** The diets that it keeps, else the allergens that a dish of its kind often has. */
export function limitsReason({
  adapted,
  recipe,
  facts,
  bookDish,
  tastes: { profile },
}: ReasonFacts): string | null {
  const { allergies, dietaryRestrictions } = profile;
  if (!isWithinLimits(facts, profile)) return null;
  const mismatch = goalMismatch({ adapted, recipe }, bookDish.dish.meals[0]!, {
    dietaryRestrictions,
    nutritionGoals: [],
  });
  // Figures alone do not justify the claim.
  if (mismatch > 0) return null;
  const kept = dietaryRestrictions.filter((diet) => isInSpirit(diet, adapted));
  if (kept.length > 0) return `Keeps to ${and(kept)}.`;
  // Only of what such a dish usually has: peaches have no fish anyway.
  const usual = [...bookDish.facts.contains, ...bookDish.facts.mayContain];
  const avoided = allergies.filter((allergy) => usual.includes(allergy));
  return dietaryRestrictions.length === 0 && avoided.length > 0
    ? `Made without ${joined(
        avoided.map((allergy) => allergy.toLowerCase()),
        'or',
      )}.`
    : null;
}

const ofOneLimit = /^(?:Keeps to|Made without) ([\w]+)(?:-Free)?\.$/;

/** "Made for you with gluten-free bread. Keeps to Gluten-Free." says one thing twice. */
export function repeatsLabel(earlier: string, reason: string): boolean {
  const limit = ofOneLimit.exec(reason)?.[1];
  return limit !== undefined && earlier.includes(`${limit.toLowerCase()}-free`);
}
