import { expect, test } from 'vitest';
import type { Food } from '../../foods/food.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { caseCount, propertyTimeout } from '../../testing/property-cases.ts';
import { cuisines, type Diet, type MealType } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import { batchesFor } from '../testing/usual-profile.ts';

/** Grams a head from which on a plate has its bread or rice, by its carbohydrate, and its vegetables. */
const enough = { starch: 15, vegetables: 80 } as const;
/** Shares of the plates that may lack them: a ramen has few vegetables, a taco salad no rice. */
const most = { neither: 0.01, noStarch: 0.03, noVegetables: 0.25 } as const;

const isStarch = ({ class: kind, kinds }: Food) =>
  ['grain', 'gluten-grain', 'starchy-vegetable', 'legume'].includes(kind) ||
  kinds.some((foodKind) => ['bread', 'pasta', 'noodle', 'dough'].includes(foodKind));
const isVegetable = ({ class: kind }: Food) => kind === 'vegetable' || kind === 'mushroom';

function plateOf({ ingredients, servings }: RecipeDraft) {
  const lines = readLines(ingredients).flatMap(({ food, grams, written }) =>
    food ? [{ food, grams: (grams ?? 0) / servings, written }] : [],
  );
  const starches = lines.filter(({ food }) => isStarch(food)).map(({ written }) => written);
  const vegetables = lines.filter(({ food }) => isVegetable(food));
  return {
    hasStarch: nutritionOf(starches, servings).perServing.carbs >= enough.starch,
    hasVegetables: vegetables.reduce((sum, { grams }) => sum + grams, 0) >= enough.vegetables,
  };
}

function mains(dietaryRestrictions: Diet[]): RecipeDraft[] {
  const meals: MealType[] = ['lunch', 'dinner'];
  return cuisines.flatMap((cuisine) =>
    meals.flatMap((mealType) =>
      batchesFor({ cuisinePreferences: [cuisine], dietaryRestrictions }, { mealType }, caseCount(20)),
    ),
  );
}

test('a lunch and a dinner have bread or rice and vegetables on the list', {
  timeout: propertyTimeout,
}, () => {
  const plates = mains([]).map((recipe) => ({ title: recipe.title, ...plateOf(recipe) }));
  const lacking = (is: (plate: (typeof plates)[number]) => boolean) =>
    plates.filter(is).map((one) => one.title);
  const methodText = (titles: string[]) => [...new Set(titles)].join(', ');
  const neither = lacking((one) => !one.hasStarch && !one.hasVegetables);
  const noStarch = lacking((one) => !one.hasStarch);
  const noVegetables = lacking((one) => !one.hasVegetables);
  expect(neither.length / plates.length, methodText(neither)).toBeLessThanOrEqual(most.neither);
  expect(noStarch.length / plates.length, methodText(noStarch)).toBeLessThanOrEqual(most.noStarch);
  expect(noVegetables.length / plates.length, methodText(noVegetables)).toBeLessThanOrEqual(
    most.noVegetables,
  );
});

test('a household on few carbohydrates gets vegetables instead', { timeout: propertyTimeout }, () => {
  const plates = mains(['Low-Carb']).map((recipe) => ({ title: recipe.title, ...plateOf(recipe) }));
  const without = plates.filter((one) => !one.hasVegetables);
  expect(without.length / plates.length, without.map(({ title }) => title).join(', ')).toBeLessThanOrEqual(
    0.3,
  );
});

test('no dish suggests a side that is on its own list', () => {
  const twice = cookBook.flatMap(({ dish }) => {
    const sides = dish.parts.flatMap(({ side }) => side ?? []);
    return dish.goesWith.filter((name) => sides.includes(name)).map((name) => `${dish.name}: ${name}`);
  });
  expect(twice).toEqual([]);
});

test('the same salad stands beside one of nine meals at most', () => {
  const plates = mains([]);
  const greens = plates.filter(({ ingredients }) =>
    ingredients.some(({ name }) => name.startsWith('mixed salad greens')),
  );
  expect(greens.length / plates.length).toBeLessThanOrEqual(1 / 9);
});
