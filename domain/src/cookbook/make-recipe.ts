import { figureBreach, isPatternDiet } from '../foods/diet-checks.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Food, Nutrition } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { isMediterranean } from '../ingredient-lines/mediterranean.ts';
import type { WrittenLine } from '../ingredient-lines/written-line.ts';
import { nutritionOfLines } from '../nutrition/nutrition.ts';
import type { Unit } from '../quantities/units.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { type Diet, diets, type MealType } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { Archetype } from './archetypes/archetype.ts';
import { balance } from './balance.ts';
import type { Dish, ListedPart, Role } from './dish.ts';
import type { Kitchen } from './fill-slots.ts';
import { listParts } from './list-parts.ts';
import { reasonFor } from './reason-for.ts';
import { atMost, liftOut } from './write-method.ts';

export type MadeRecipe = {
  /** Its tags are told from what a reader finds in it, once it is chosen. */
  recipe: Omit<RecipeDraft, 'tags'>;
  /** Archetype, main and cuisine: what makes two dishes the same. */
  key: string;
  /** What the title says of the seasoning. */
  taste: string;
  /** Ids of the foods that give the dish its character. */
  foods: readonly string[];
  /** Whether it is what we call Mediterranean, which is more than the gate asks for. */
  isMediterranean: boolean;
};

/** Kilocalories of a serving that we call a meal or a snack. */
const energyBounds: Record<MealType, readonly [number, number]> = {
  breakfast: [150, 1100],
  lunch: [150, 1100],
  dinner: [150, 1100],
  snack: [50, 500],
};

/** Most people that a recipe may serve (docs/product.md, Validation). */
const mostServings = 20;

const sweet: readonly string[] = [
  'porridge',
  'yogurt-bowl',
  'smoothie',
  'pancakes',
  'chia-pudding',
  'fruit-plate',
  'energy-bites',
];

/** In the order of a list that a cook shops and cooks by. */
const listOrder: readonly Role[] = [
  'main',
  'base',
  'starch',
  'fruit',
  'vegetable',
  'leaf',
  'aromatic',
  'liquid',
  'accent',
  'paste',
  'sauce',
  'creamy',
  'sweetener',
  'spice',
  'acid',
  'fat',
  'herb',
  'topping',
  'salt',
  'pepper',
];

/**
 * One recipe of an archetype from a kitchen, or null when the kitchen lacks a food for it, or when time or energy
 * would be out of bounds. It has not passed the safety gate yet.
 */
export function makeRecipe(archetype: Archetype, kitchen: Kitchen, profile: TasteProfile): MadeRecipe | null {
  const plan = archetype.plan(kitchen);
  if (!plan) return null;
  const servings = Math.min(mostServings, Math.max(1, Math.round(profile.householdSize)));
  const balanced = balance(plan, kitchen, !sweet.includes(archetype.id));
  const ordered = [...balanced].sort((a, b) => listOrder.indexOf(a.role) - listOrder.indexOf(b.role));
  const parts = listParts(ordered, servings);
  if (!parts) return null;
  const dish: Dish = { ...plan, parts, flavor: kitchen.flavor, servings };
  const steps = liftOut(dish, atMost(archetype.write(dish)));
  const cookingTime = steps.reduce((sum, one) => sum + one.minutes, 0);
  if (cookingTime > profile.timePreference || steps.length < 4) return null;
  const ingredients = parts.map((part) => part.ingredient);
  const lines = parts.map(asLine);
  const nutrition = nutritionOfLines(lines, servings).perServing;
  if (nutrition.sodium > kitchen.tilt.sodium * 1.6) return null;
  const [least, most] = energyBounds[kitchen.meal];
  if (nutrition.calories < least || nutrition.calories > most) return null;
  const mediterranean = isMediterranean(lines, servings);
  const kept = dietsKept(
    parts.map((part) => part.food),
    nutrition,
  );
  const recipe = {
    title: archetype.title(dish),
    description: archetype.summary(dish),
    reason: reasonFor({
      dish,
      nutrition,
      cookingTime,
      profile,
      diets: mediterranean ? [...kept, 'Mediterranean'] : kept,
      tilt: kitchen.tilt,
    }),
    ingredients,
    instructions: steps.map((one) => one.text),
    cookingTime,
    servings,
    cuisineType: kitchen.flavor.cuisine,
    mealType: kitchen.meal,
    nutritionInfo: nutrition,
  };
  return {
    isMediterranean: mediterranean,
    taste: plan.taste,
    recipe,
    key: `${archetype.tag} ${plan.main.id} ${kitchen.flavor.cuisine}`,
    foods: parts
      .filter(({ role }) => ['main', 'vegetable', 'leaf', 'starch', 'fruit'].includes(role))
      .map(({ food }) => food.id),
  };
}

/** The line as reading it would give it, without the reading: we know what we wrote. */
function asLine({ food, said, ingredient }: ListedPart): WrittenLine {
  const { name, amount } = ingredient;
  const unit = ingredient.unit as Unit;
  return {
    written: ingredient,
    text: name,
    quantity: { min: amount, max: amount },
    unit,
    food,
    name: said,
    preparation: null,
    optional: false,
    alternatives: [],
    unknownAlternatives: [],
    freeOf: [],
    grams: toGrams(food, amount, unit),
  };
}

const brokenByFood = new Map<Food, readonly Diet[]>();

function dietsBroken(food: Food): readonly Diet[] {
  const known = brokenByFood.get(food) ?? dietsRiskedBy(food);
  brokenByFood.set(food, known);
  return known;
}

/** Diets that plain foods and their figures keep; Mediterranean is a pattern that only the facts of a recipe judge. */
function dietsKept(foods: readonly Food[], nutrition: Nutrition): Diet[] {
  const broken = new Set(foods.flatMap(dietsBroken));
  return diets.filter((diet) => !isPatternDiet(diet) && !broken.has(diet) && !figureBreach(diet, nutrition));
}
