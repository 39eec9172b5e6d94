import { isPatternDiet } from '../foods/diet-checks.ts';
import { patternDiets } from '../ingredient-lines/pattern-diets.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import { memoize } from '../quantities/memoize.ts';
import { type RecipeFacts, recipeFacts } from '../recipes/recipe-facts.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import { dietViolations } from '../safety/check-diets.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import { type Limits, readLines } from '../safety/recipe-lines.ts';
import { adaptDish } from './adaptation/adapt-dish.ts';
import type { DishRequirements } from './adaptation/dish-requirements.ts';
import { withLittleSalt } from './adaptation/enough-salt.ts';
import { withFullPlates } from './adaptation/full-plates.ts';
import { withTrueHeatClaims } from './adaptation/heat-claims.ts';
import { spoilsReheated, withFreshSides } from './adaptation/kept-for-later.ts';
import { withLeftovers } from './adaptation/leftovers.ts';
import { sodium } from './adaptation/less-salt.ts';
import { withMoreVegetables } from './adaptation/more-vegetables.ts';
import { atSpiceLevel } from './adaptation/with-spice-level.ts';
import { type Dish, servingsFor } from './dish.ts';
import { type AdaptedDish, type DishRecipe, makeRecipe } from './make-recipe.ts';

/** A dish adapted to a household, not checked yet. */
export type WrittenDish = { adapted: AdaptedDish; recipe: DishRecipe };

/** A dish adapted to a household and checked by the safety gate. */
export type PreparedDish = WrittenDish & { facts: RecipeFacts };

export type DishPreparer = {
  /** The dish for this household before the gate, to be dropped early; null if its limits would make it another dish. */
  write(dish: Dish): WrittenDish | null;
  /** The dish for this household; null as for `write`, or if the gate rejects it. */
  prepare(dish: Dish): PreparedDish | null;
};

const preparers = new Map<string, DishPreparer>();
/** Maximum number of cached settings. Many households share settings, and each entry caches its prepared dishes. */
const maxPreparers = 60;

/** Servings that are cooked at once: for whom, how many (with leftovers more), and how many vegetables each wants. */
type Portions = { people: number; servings: number; vegetables: number };

export function dishPreparerFor(
  needs: DishRequirements,
  people: number,
  spiceLevel: number,
  { servings = people, vegetables = 0 }: Partial<Omit<Portions, 'people'>> = {},
): DishPreparer {
  const {
    allergies,
    dietaryRestrictions,
    excludedFoods,
    foodsToUse,
    omitHotParts,
    spiceLevelAtTable = null,
    minutesWithRice = 0,
    wantsSmallSides = false,
    sodiumAim = null,
  } = needs;
  const key = JSON.stringify([
    [...allergies].sort(),
    [...dietaryRestrictions].sort(),
    [...excludedFoods].sort(),
    [...foodsToUse].sort(),
    omitHotParts,
    spiceLevelAtTable,
    minutesWithRice,
    wantsSmallSides,
    sodiumAim,
    people,
    servings,
    vegetables,
    spiceLevel,
  ]);
  return memoize(preparers, maxPreparers, key, () =>
    createDishPreparer(needs, { people, servings, vegetables }, spiceLevel),
  );
}

/** Titles that name an absence: the defining ingredient is gone. */
const absenceLabel =
  /\b(?:(?:gluten|dairy|nut|peanut|shellfish|soy|egg|fish|sesame)-free|vegan|plant-based)\b/i;

function createDishPreparer(needs: DishRequirements, portions: Portions, spiceLevel: number): DishPreparer {
  const written = new Map<number, WrittenDish | null>();
  const prepared = new Map<number, PreparedDish | null>();
  const adapt = (dish: Dish) => {
    const adapted = servingsFor(dish, portions.servings) === null ? null : adaptDish(dish, needs);
    return adapted && writeAdapted(adapted, needs, portions, spiceLevel);
  };
  const write = (dish: Dish) =>
    getOrCompute(written, dish.number, () => {
      const { minutesWithRice = 0 } = needs;
      const unhurried = minutesWithRice > 0 && dish.unhurried ? adapt(dish.unhurried) : null;
      return unhurried && unhurried.recipe.cookingTime <= minutesWithRice ? unhurried : adapt(dish);
    });
  return {
    write,
    prepare: (dish) =>
      getOrCompute(prepared, dish.number, () => {
        const writtenDish = write(dish);
        return writtenDish && check(writtenDish, needs);
      }),
  };
}

function getOrCompute<Key, Value>(cache: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const value = compute();
  cache.set(key, value);
  return value;
}

/** Whether the list keeps the diets, which is far cheaper than having the gate read the whole method. */
function keepsDiets({ ingredients, servings }: DishRecipe, { dietaryRestrictions }: Limits): boolean {
  if (dietaryRestrictions.length === 0) return true;
  const lines = readLines(ingredients);
  return (
    dietViolations(lines, servings, dietaryRestrictions).length === 0 &&
    dietaryRestrictions.filter(isPatternDiet).every((diet) => patternDiets[diet].keeps(lines, servings))
  );
}

type WritingNeeds = Limits & Partial<Omit<DishRequirements, keyof Limits | 'foodsToUse' | 'minutesWithRice'>>;

/** Renders and checks a dish that is already adapted; unsuitable ones are dropped before the gate reads them. */
export function prepareAdapted(
  given: AdaptedDish,
  needs: WritingNeeds,
  people: number,
  spiceLevel: number,
  isFitting: (recipe: DishRecipe) => boolean = () => true,
): PreparedDish | null {
  const written = writeAdapted(given, needs, { people, servings: people, vegetables: 0 }, spiceLevel);
  return written && isFitting(written.recipe) ? check(written, needs) : null;
}

function writeAdapted(
  given: AdaptedDish,
  needs: WritingNeeds,
  portions: Portions,
  spiceLevel: number,
): WrittenDish | null {
  const { people, vegetables } = portions;
  // Heated a second time it is not safe, so that a dish with it leaves nothing for tomorrow.
  const leavesLeftovers = ![...given.parts.values()].some(spoilsReheated);
  const servings = servingsFor(given.dish, leavesLeftovers ? portions.servings : people);
  if (!leavesLeftovers && servings !== null && servings > people) return null;
  const more = withFullPlates(vegetables > 0 ? withMoreVegetables(given, vegetables) : given, needs);
  const spiced = withTrueHeatClaims(atSpiceLevel(more, spiceLevel, needs), spiceLevel);
  const adapted = withLittleSalt(spiced, needs.sodiumAim ?? sodium.aim);
  const isForLater = servings !== null && servings > people;
  const cooked = isForLater ? withFreshSides(adapted, people, servings) : adapted;
  const complete = servings === null ? null : makeRecipe(cooked, servings, spiceLevel);
  const recipe = complete && withLeftovers(complete, people, adapted);
  return recipe && !absenceLabel.test(recipe.title) ? { adapted, recipe } : null;
}

/** The dish with other amounts in its list, checked again; null if they violate a limit. */
export function withAmounts(
  { adapted, recipe }: WrittenDish,
  ingredients: DishRecipe['ingredients'],
  needs: Limits,
  isFitting: (recipe: DishRecipe) => boolean,
): PreparedDish | null {
  const nutritionInfo = nutritionOf(ingredients, recipe.servings).perServing;
  const changed = { ...recipe, ingredients, nutritionInfo };
  return isFitting(changed) ? check({ adapted, recipe: changed }, needs) : null;
}

function check({ adapted, recipe }: WrittenDish, needs: Limits): PreparedDish | null {
  if (!keepsDiets(recipe, needs) || !checkRecipe(recipe, needs).ok) return null;
  const facts = recipeFacts(recipe);
  return isWithinLimits(facts, needs) ? { adapted, recipe, facts } : null;
}
