import { cookBook } from '../../cookbook/cook-book.ts';
import { readIngredient } from '../../ingredient-lines/read-line.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { recipeFacts } from '../../recipes/recipe-facts.ts';

const foodsOf = ({ ingredients }: RecipeDraft) =>
  ingredients.map((ingredient) => readIngredient(ingredient).food!);
const dishOf = ({ title }: RecipeDraft) =>
  cookBook.find(({ recipe, dish }) => recipe.title === title || dish.vary.some(({ name }) => name === title))
    ?.dish;

/** Fifteen ways to phrase a request, and what is true of every recipe that follows it. */
export const fifteenWishes: readonly [text: string, isKept: (recipe: RecipeDraft) => boolean][] = [
  [
    'use up the zucchini',
    (recipe) => foodsOf(recipe).some(({ id }) => id === 'zucchini' || id === 'yellow-squash'),
  ],
  [
    'something with chicken under 20 minutes',
    (recipe) => recipe.cookingTime <= 20 && foodsOf(recipe).some(({ name }) => /chicken/.test(name)),
  ],
  ['dinner for six', ({ servings, mealType }) => servings === 6 && mealType === 'dinner'],
  ['one pot', (recipe) => recipe.tags.some((tag) => /one.?(?:pot|pan)/.test(tag))],
  // A dish cooked on a grill "or under a broiler" needs no oven.
  [
    "we don't have an oven",
    ({ instructions }) => !/heat the oven|(?<!or under a )\bbroil/i.test(instructions.join()),
  ],
  [
    'mild for the kids',
    (recipe) =>
      (dishOf(recipe)?.heat ?? 0) <= 1 || !foodsOf(recipe).some(({ kinds }) => kinds.includes('chili')),
  ],
  ['cheap', (recipe) => (dishOf(recipe)?.cost ?? 1) <= 2],
  [
    'no cilantro, and we hate olives',
    (recipe) => !foodsOf(recipe).some(({ name }) => /cilantro|olive$/.test(name)),
  ],
  ['vegan', (recipe) => recipeFacts(recipe).diets.includes('Vegan')],
  ['I am allergic to shellfish', (recipe) => !recipeFacts(recipe).contains.includes('Shellfish')],
  [
    'an Italian soup',
    (recipe) => recipe.cuisineType === 'Italian' || /soup/.test(dishOf(recipe)?.kind ?? ''),
  ],
  ['ready in half an hour', ({ cookingTime }) => cookingTime <= 30],
  ['easy Thai', (recipe) => recipe.cuisineType === 'Thai' && dishOf(recipe)?.skill === 'beginner'],
  [
    'breakfast without eggs',
    (recipe) => recipe.mealType === 'breakfast' && !recipeFacts(recipe).contains.includes('Eggs'),
  ],
  [
    'gluten-free lunch for two',
    (recipe) => recipe.servings === 2 && recipeFacts(recipe).diets.includes('Gluten-Free'),
  ],
];
