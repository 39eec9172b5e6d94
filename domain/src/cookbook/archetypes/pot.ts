import type { FoodId } from '../../foods/food-id.ts';
import { type MainKind, mainKind } from '../kitchen/mains.ts';
import { and, mainAlone, mainWord, shownSides, titled, withSides } from '../title.ts';
import type { Archetype } from './archetype.ts';
import { planSavory, type SavoryWish } from './plan-savory.ts';
import { waterFor, writePot } from './write-pot.ts';

const inPot = (id: FoodId) =>
  !/lettuce|greens|avocado|cucumber|radish|asparagus|sprout$|radicchio|arugula|watercress|beet/.test(id);

const wish = (id: SavoryWish['id'], more: Partial<SavoryWish>): SavoryWish => ({
  id,
  kinds: [
    'poultry',
    'steak',
    'fish',
    'seafood',
    'tofu',
    'cheese',
    'bean',
    'lentil',
    'mushroom',
    'vegetable',
    'ground',
  ],
  manner: 'pot',
  uses: ['curry'],
  vegetables: { least: 1, most: 2, fits: inPot },
  fat: 8,
  toppings: 1,
  ...more,
});

export const curry: Archetype = {
  id: 'curry',
  tag: 'Curry',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 24,
  everywhere: false,
  plan: (kitchen) =>
    planSavory(
      kitchen,
      wish('curry', {
        starch: 'grain',
        kinds: kitchen.minutes >= 120 ? [...wish('curry', {}).kinds, 'braise'] : wish('curry', {}).kinds,
      }),
    ),
  write: (dish) => writePot(dish, waterFor(dish), 'Ladle into bowls'),
  title(dish) {
    // "Green red lentil curry" is neither.
    if (/^(red|green)$/i.test(dish.taste) && /^(red|green) /.test(mainWord(dish.main))) {
      return titled(`${dish.taste} ${dish.noun} with ${and([mainAlone(dish), ...shownSides(dish, 1)])}`);
    }
    return titled(
      `${dish.taste.replace(/\bcurry\b-?/i, '')} ${mainWord(dish.main)} ${dish.noun}${withSides(dish)}`,
    );
  },
  summary: (dish) => `${titled(mainAlone(dish))}${withSides(dish)}, simmered in one fragrant sauce.`,
};

export const stew: Archetype = {
  id: 'stew',
  tag: 'Stew',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 25,
  everywhere: false,
  plan(kitchen) {
    const kinds: MainKind[] = [
      'poultry',
      'fish',
      'seafood',
      'tofu',
      'bean',
      'lentil',
      'mushroom',
      'vegetable',
      'ground',
    ];
    const plan = planSavory(
      kitchen,
      wish('stew', {
        uses: ['stew'],
        kinds: kitchen.minutes >= 120 ? [...kinds, 'braise', 'braise'] : kinds,
        vegetables: { least: 2, most: 3, fits: inPot },
        ...(kitchen.random() < 0.5 ? { starch: 'grain' as const } : {}),
      }),
    );
    if (!plan) return null;
    const isDal = plan.noun !== 'dal' || mainKind(plan.main.id) === 'lentil';
    return { ...plan, noun: isDal ? plan.noun : 'stew' };
  },
  write: (dish) => writePot(dish, waterFor(dish), 'Ladle into bowls'),
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish)}`),
  summary: (dish) => `A pot of ${mainAlone(dish)}${withSides(dish)}, simmered together until tender.`,
};

export const soup: Archetype = {
  id: 'soup',
  tag: 'Soup',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 22,
  everywhere: false,
  plan: (kitchen) =>
    planSavory(
      kitchen,
      wish('soup', {
        uses: ['stew', 'broth'],
        kinds: ['poultry', 'seafood', 'tofu', 'bean', 'lentil', 'mushroom', 'vegetable', 'fish'],
        vegetables: { least: 2, most: 3, fits: inPot },
        also: { 'vegetable-stock': 190 },
      }),
    ),
  write: (dish) => writePot(dish, mainKind(dish.main.id) === 'lentil' ? 250 : 140, 'Ladle into bowls'),
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish)}`),
  summary: (dish) => `A bowl of ${mainWord(dish.main)} soup${withSides(dish)}, light but filling.`,
};
