import { foodIds } from '../../foods/food-ids.ts';
import { partsOf } from '../dish.ts';
import { mainAlone, mainWord, sides, titled, withSides } from '../title.ts';
import {
  inOrder,
  minutesFor,
  minutesInPan,
  prepare,
  say,
  scatter,
  step,
  untilDone,
  vessels,
  when,
} from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

export const hash: Archetype = {
  id: 'hash',
  tag: 'Hash',
  skill: 'beginner',
  meals: ['breakfast'],
  leastMinutes: 20,
  everywhere: false,
  plan(kitchen) {
    const root = foodIds('sweet-potato potato cauliflower zucchini').filter(kitchen.pantry.allows);
    const id = root[Math.floor(kitchen.random() * Math.min(2, root.length))];
    const plan =
      id &&
      planSavory(kitchen, {
        id: 'hash',
        kinds: ['ground', 'bean', 'mushroom', 'tofu', 'egg', 'poultry'],
        manner: 'wok',
        uses: ['roast', 'egg'],
        vegetables: {
          least: 1,
          most: 2,
          fits: (one) =>
            /bell-pepper|spinach|kale|mushroom|asparagus|corn$|green-pea|leek|chard|poblano/.test(one),
        },
        fat: 11,
        toppings: 1,
      });
    if (!plan || plan.main.id === id) return null;
    const food = kitchen.pantry.take(id)!;
    const cut = id === 'cauliflower' ? 'florets' : id === 'zucchini' ? 'cubes' : 'peelDice';
    return {
      ...plan,
      noun: `and ${food.name} hash`,
      parts: [...plan.parts, { food, role: 'base', grams: id === 'potato' ? 190 : 180, cut }],
    };
  },
  write(dish) {
    const [root] = partsOf(dish, 'base');
    const [main] = partsOf(dish, 'main');
    const isEgg = main!.food.id === 'egg';
    const minutes = minutesInPan(main!);
    const added = [...partsOf(dish, 'vegetable', 'leaf')];
    const top = scatter(dish);
    const flavorings = partsOf(dish, 'spice', 'aromatic', 'paste', 'liquid', 'salt', 'pepper');
    const last = partsOf(dish, 'acid', 'sauce', 'creamy', 'accent');
    return inOrder([
      prepare(dish),
      step(
        11,
        `Heat ${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'large frying pan', 4)} over medium heat, add the ${root!.said} with a splash of water, cover and cook for 8 minutes, then uncover and fry for 2 minutes, until tender and golden.`,
      ),
      isEgg
        ? null
        : step(
            minutes,
            `Push to one side, add the ${main!.said} and cook for ${minutes} minutes, ${untilDone(main!)}.`,
          ),
      step(
        minutesFor(added, 'pan') + 1,
        `${when([...added, ...flavorings], (foods) => `Add ${foods}`)} and stir for ${minutesFor(added, 'pan')} minutes, until everything is tender.`,
      ),
      isEgg
        ? step(
            5,
            `Make hollows, break in the ${main!.said}, cover and cook for 5 minutes, ${untilDone(main!)}.`,
          )
        : null,
      step(
        1,
        when(last, (foods) => `Spoon over ${foods}.`),
        top ? `${titled(top)} and serve.` : 'Serve hot.',
      ),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish, 1)}`),
  summary: (dish) =>
    `A pan of crisp-edged ${partsOf(dish, 'base')[0]!.food.plural} with ${mainAlone(dish)}${sides(dish, 1) && ` and ${sides(dish, 1)}`}.`,
};
