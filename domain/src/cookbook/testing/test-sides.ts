import type { Dish, DishPart } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import type { Side } from '../sides/join-sides.ts';
import { testDish } from './test-dish.ts';

export const part = (
  name: string,
  amount: number,
  unit: DishPart['unit'],
  food: DishPart['food'],
): DishPart => ({
  key: name.split(',')[0]!,
  name,
  amount,
  unit,
  food,
});

export const rice: Side = {
  name: 'steamed jasmine rice',
  serves: 4,
  minutes: { active: 3, total: 25 },
  parts: [part('jasmine rice', 260, 'g', 'jasmine-rice')],
  step: 'Boil the {jasmine rice} in {380 ml} of water for 12 minutes and leave it covered until you serve.',
  serve: 'Serve with the {rice|jasmine rice}.',
  instead: [
    {
      use: part('cauliflower rice', 600, 'g', 'cauliflower-rice'),
      step: 'Cook the {jasmine rice} for 5 minutes.',
    },
  ],
};
export const salad: Side = {
  name: 'green salad',
  serves: 4,
  minutes: { active: 2, total: 4 },
  parts: [
    part('romaine lettuce', 200, 'g', 'romaine-lettuce'),
    part('olive oil, for the salad', 2, 'tbsp', 'olive-oil'),
    part('salt, for the salad', 0.25, 'tsp', 'salt'),
  ],
  step: 'Whisk the {olive oil} and {salt} and toss the {romaine lettuce} in it.',
  serve: 'Serve with the {salad|romaine lettuce}.',
  instead: [],
};
export const shrimp: Dish = {
  ...testDish,
  kind: 'skillet',
  minutes: { active: 15, total: 20 },
  parts: [
    part('raw shrimp', 600, 'g', 'shrimp'),
    part('olive oil', 2, 'tbsp', 'olive-oil'),
    part('salt', 1, 'tsp', 'salt'),
  ],
  essential: ['raw shrimp'],
  steps: [
    'Pat the {raw shrimp} dry and season with half of the {salt}.',
    'Heat the {olive oil} in {a frying pan, 4} and fry the {raw shrimp} for 4 minutes.',
    'Sprinkle with the rest of the {salt} and serve at once.',
  ],
};

export const recipeOf = (dish: Dish, servings = 4) => makeRecipe(asWritten(dish), servings)!;
