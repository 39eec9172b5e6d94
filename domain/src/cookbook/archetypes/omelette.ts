import type { FoodId } from '../../foods/food-id.ts';
import { partsOf } from '../dish.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, shownSides, titled, withSides } from '../title.ts';
import { inOrder, minutesFor, prepare, say, scatter, step, vessels, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

export const withEggs = (id: FoodId) =>
  vegetables[id]!.pan <= 7 &&
  !/lettuce|greens$|cucumber|radish|cabbage|celery|snow|snap|baby-corn|bamboo|daikon|turnip|beet|carrot|okra|chayote|nopales|gai-lan|bok-choy|eggplant|fennel|endive|radicchio|cauliflower/.test(
    id,
  );

export const omelette: Archetype = {
  id: 'omelette',
  tag: 'Omelette',
  skill: 'beginner',
  meals: ['breakfast', 'lunch'],
  leastMinutes: 14,
  everywhere: false,
  plan: (kitchen) =>
    planSavory(kitchen, {
      id: 'omelette',
      kinds: ['egg'],
      manner: 'wok',
      uses: ['egg'],
      vegetables: { least: 1, most: 2, fits: withEggs },
      fat: 6,
      toppings: 1,
      ...(kitchen.flavor.cuisine === 'Spanish' ? { also: { potato: 120 } } : {}),
    }),
  write(dish) {
    const eggs = partsOf(dish, 'main')[0]!.said;
    const filling = partsOf(dish, 'vegetable', 'leaf', 'aromatic');
    const flavorings = partsOf(dish, 'spice', 'paste', 'sauce', 'salt', 'pepper', 'creamy', 'accent');
    const wet = partsOf(dish, 'liquid');
    const minutes = Math.max(4, minutesFor(filling, 'pan'));
    const last = partsOf(dish, 'acid');
    const top = scatter(dish);
    return inOrder([
      prepare(dish),
      step(1, `Beat the ${eggs}${when(flavorings, (foods) => ` with ${foods}`)} in a bowl.`),
      step(
        minutes + 1 + (wet.length > 0 ? 3 : 0),
        `Heat ${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'large frying pan', 4)} over medium heat and cook ${say(filling)} for ${minutes} minutes, until soft.`,
        when(wet, (foods) => `Stir in ${foods} and bubble for 3 minutes, until thick.`),
      ),
      step(
        6,
        `Pour in the ${eggs}, draw the edges to the middle once or twice, then cover and cook over low heat for 6 minutes, until set right through, 71 °C / 160 °F.`,
      ),
      step(
        1,
        `Slide onto plates${when(last, (foods) => `, sprinkle with ${foods}`)}${top && ` and ${top}`}.`,
      ),
    ]);
  },
  title: (dish) =>
    titled(`${dish.taste} ${dish.noun === 'eggs' ? 'open omelette' : dish.noun}${withSides(dish, 2)}`),
  summary: (dish) => `Eggs set gently around ${and(shownSides(dish, 2))}, golden underneath.`,
};
