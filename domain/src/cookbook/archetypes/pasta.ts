import { partsOf } from '../dish.ts';
import { mainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainAlone, mainWord, shownSides, sideWord, titled } from '../title.ts';
import {
  inOrder,
  minutesFor,
  minutesInPan,
  prepare,
  say,
  scatter,
  season,
  startStarch,
  step,
  untilDone,
  vessels,
  when,
} from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

export const pasta: Archetype = {
  id: 'pasta',
  tag: 'Pasta',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 22,
  everywhere: false,
  plan: (kitchen) =>
    planSavory(kitchen, {
      id: 'pasta',
      kinds: ['poultry', 'ground', 'seafood', 'bean', 'mushroom', 'vegetable', 'fish'],
      manner: 'wok',
      uses: ['pasta'],
      vegetables: {
        least: 1,
        most: 2,
        fits: (id) =>
          !/potato|lettuce|greens|cucumber|radish|turnip|beet|squash|celery|cabbage|okra|corn|carrot/.test(
            id,
          ) && vegetables[id]!.pan <= 9,
      },
      starch: 'pasta',
      needsStarch: true,
      fat: 9,
      toppings: 1,
    }),
  write(dish) {
    const starch = startStarch(dish)!;
    const [main] = partsOf(dish, 'main');
    const kind = mainKind(main!.food.id);
    const minutes = minutesInPan(main!);
    const greens = partsOf(dish, 'vegetable', 'leaf');
    const aromatics = partsOf(dish, 'aromatic', 'spice', 'paste');
    const sauce = partsOf(dish, 'liquid', 'accent', 'sauce');
    const last = partsOf(dish, 'acid', 'creamy');
    const top = scatter(dish);
    const cooking = minutesFor(greens, 'pan');
    return inOrder([
      prepare(dish),
      {
        ...starch.first,
        text: starch.first.text.replace('drain and rinse briefly', 'keep back a cup of the water and drain'),
      },
      step(
        minutes + 1,
        `Heat ${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'wide pan')} over medium-high heat and cook the ${main!.said} for ${minutes} minutes, ${kind === 'ground' ? '' : 'turning, '}${untilDone(main!)}.`,
      ),
      step(
        cooking + 2,
        `Add ${say([...greens, ...aromatics])} and cook over medium heat for ${cooking + 1} minutes, until soft.`,
      ),
      sauce.length > 0 ? step(6, `Stir in ${say(sauce)} and simmer for 5 minutes.`, season(dish)) : null,
      step(
        2,
        `Toss in ${starch.serve} with a splash of the water${when(last, (foods) => ` and ${foods}`)} over the heat for 1 minute, until the sauce clings.`,
        sauce.length === 0 ? season(dish) : '',
      ),
      step(1, `Serve at once${top && ` and ${top}`}.`),
    ]);
  },
  title(dish) {
    const [starch] = partsOf(dish, 'starch');
    return titled(
      `${dish.taste} ${sideWord(starch!)} with ${and([mainWord(dish.main) === dish.main.name ? sideWord({ food: dish.main, role: 'main' }) : mainWord(dish.main), ...shownSides(dish, 1)])}`,
    );
  },
  summary: (dish) =>
    `${titled(sideWord(partsOf(dish, 'starch')[0]!))} in a sauce of ${and([mainAlone(dish), ...shownSides(dish, 2)])}.`,
};
