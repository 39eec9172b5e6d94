import { cookBook } from '../../cookbook/cook-book.ts';
import { readIngredient } from '../../ingredient-lines/read-line.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { recipeFacts } from '../../recipes/recipe-facts.ts';

const foodsOf = ({ ingredients }: RecipeDraft) => ingredients.map((one) => readIngredient(one).food!);
const dishOf = ({ title }: RecipeDraft) =>
  cookBook.find(({ recipe, dish }) => recipe.title === title || dish.vary.some(({ name }) => name === title))
    ?.dish;

/** Fifteen ways to phrase a request, and what is true of every recipe that follows it. */
export const fifteenWishes: readonly [text: string, isKept: (recipe: RecipeDraft) => boolean][] = [
  [
    'use up the zucchini',
    (one) => foodsOf(one).some(({ id }) => id === 'zucchini' || id === 'yellow-squash'),
  ],
  [
    'something with chicken under 20 minutes',
    (one) => one.cookingTime <= 20 && foodsOf(one).some(({ name }) => /chicken/.test(name)),
  ],
  ['dinner for six', ({ servings, mealType }) => servings === 6 && mealType === 'dinner'],
  ['one pot', (one) => one.tags.some((tag) => /one.?(?:pot|pan)/.test(tag))],
  // A dish cooked on a grill "or under a broiler" needs no oven.
  [
    "we don't have an oven",
    ({ instructions }) => !/heat the oven|(?<!or under a )\bbroil/i.test(instructions.join()),
  ],
  [
    'mild for the kids',
    (one) => (dishOf(one)?.heat ?? 0) <= 1 || !foodsOf(one).some(({ kinds }) => kinds.includes('chili')),
  ],
  ['cheap', (one) => (dishOf(one)?.cost ?? 1) <= 2],
  [
    'no cilantro, and we hate olives',
    (one) => !foodsOf(one).some(({ name }) => /cilantro|olive$/.test(name)),
  ],
  ['vegan', (one) => recipeFacts(one).diets.includes('Vegan')],
  ['I am allergic to shellfish', (one) => !recipeFacts(one).contains.includes('Shellfish')],
  ['an Italian soup', (one) => one.cuisineType === 'Italian' || /soup/.test(dishOf(one)?.kind ?? '')],
  ['ready in half an hour', ({ cookingTime }) => cookingTime <= 30],
  ['easy Thai', (one) => one.cuisineType === 'Thai' && dishOf(one)?.skill === 'beginner'],
  [
    'breakfast without eggs',
    (one) => one.mealType === 'breakfast' && !recipeFacts(one).contains.includes('Eggs'),
  ],
  [
    'gluten-free lunch for two',
    (one) => one.servings === 2 && recipeFacts(one).diets.includes('Gluten-Free'),
  ],
];
