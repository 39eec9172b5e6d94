import { type Dish, partsOf, type Step } from '../dish.ts';
import type { MainKind } from '../kitchen/mains.ts';
import { mainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainWord, shownSides, titled } from '../title.ts';
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
  when,
} from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

const kinds: readonly MainKind[] = [
  'poultry',
  'ground',
  'steak',
  'seafood',
  'tofu',
  'mushroom',
  'vegetable',
  'egg',
];
const quick = (id: string) => vegetables[id]!.pan <= 8 && !/potato|squash|tomato|fennel|leek|celery/.test(id);

/** What is mixed beforehand: everything that pours. */
function mixSauce(dish: Dish): Step | null {
  const sauce = partsOf(dish, 'sauce', 'paste', 'creamy', 'acid', 'liquid');
  if (sauce.length === 0) return null;
  const thin = sauce.some((part) => part.role === 'creamy' || part.food.id === 'miso')
    ? ' with 2 tablespoons of warm water'
    : '';
  return step(1, `Stir ${say(sauce)} together in a small bowl${thin}.`);
}

function fryMain(dish: Dish): Step {
  const [main] = partsOf(dish, 'main');
  const minutes = minutesInPan(main!);
  if (main!.food.id === 'egg') {
    return step(
      3,
      `Beat the ${main!.said}. Heat half of ${say(partsOf(dish, 'fat'))} in a wok or large pan over medium-high heat, pour in the ${main!.said} and stir for 2 minutes, until just set, 71 °C / 160 °F. Lift out.`,
    );
  }
  return step(
    minutes + 1,
    `Heat half of ${say(partsOf(dish, 'fat'))} in a wok or large pan over high heat. Fry the ${main!.said} for ${minutes} minutes, ${mainKind(main!.food.id) === 'ground' ? '' : 'turning, '}${untilDone(main!)}. Lift out.`,
  );
}

function fryVegetables(dish: Dish): Step {
  const sides = partsOf(dish, 'vegetable');
  const aromatics = partsOf(dish, 'aromatic', 'spice');
  const minutes = minutesFor(sides, 'pan');
  const first = when(
    sides,
    (foods) => `stir-fry ${foods} for ${minutes} minutes, until bright and just tender`,
  );
  const then = when(
    aromatics,
    (foods) => `${first ? 'Add' : 'cook'} ${foods}${first ? ' and stir' : ''} for 1 minute, until fragrant`,
  );
  return step(minutes + 2, `Heat the rest of the oil and ${[first, then].filter(Boolean).join('. ')}.`);
}

function toss(dish: Dish, what: string, minutes: number): Step {
  const [main] = partsOf(dish, 'main');
  const extras = partsOf(dish, 'leaf', 'accent');
  const withSauce =
    partsOf(dish, 'sauce', 'paste', 'creamy', 'acid', 'liquid').length > 0 ? ', pour in the sauce' : '';
  const more = when(extras, (foods) => ` with ${foods}`);
  return step(
    minutes,
    `Return the ${main!.said} to the pan${what}${more}${withSauce} and toss for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, until everything is hot and glossy.`,
    season(dish),
  );
}

const tossed = (dish: Dish) =>
  `${titled(and([mainWord(dish.main), ...shownSides(dish, 2)]))} tossed in a hot pan with ${dish.taste ? `${dish.taste.toLowerCase()} flavors` : 'a light seasoning'}`;

export const stirFry: Archetype = {
  id: 'stir-fry',
  tag: 'Stir-fry',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 14,
  everywhere: false,
  plan: (kitchen) =>
    planSavory(kitchen, {
      id: 'stir-fry',
      kinds,
      manner: 'wok',
      uses: ['wok'],
      vegetables: { least: 2, most: 3, fits: quick },
      starch: 'grain',
      fat: 9,
      toppings: 1,
    }),
  write(dish) {
    const starch = startStarch(dish);
    const serve = starch ? `Serve over ${starch.serve}` : 'Divide between plates';
    const top = scatter(dish);
    return inOrder(
      [
        starch?.first,
        prepare(dish),
        mixSauce(dish),
        fryMain(dish),
        fryVegetables(dish),
        toss(dish, '', 2),
        step(1, `${serve}${top && ` and ${top}`}.`),
      ],
      starch?.ready,
      starch?.serve,
    );
  },
  title: (dish) =>
    titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun} with ${and(shownSides(dish, 2))}`),
  summary: (dish) => `${tossed(dish)}.`,
};

export const friedRice: Archetype = {
  id: 'fried-rice',
  tag: 'Fried rice',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 14,
  everywhere: false,
  plan(kitchen) {
    const base = kitchen.pantry.take('cooked-rice') ?? kitchen.pantry.take('cauliflower-rice');
    const plan =
      base &&
      planSavory(kitchen, {
        id: 'fried-rice',
        kinds: kinds.filter((kind) => kind !== 'vegetable'),
        manner: 'wok',
        uses: ['wok'],
        vegetables: { least: 2, most: 3, fits: quick },
        fat: 10,
        toppings: 1,
      });
    if (!plan) return null;
    const name = base.id === 'cooked-rice' ? plan.noun : 'cauliflower fried rice';
    return {
      ...plan,
      noun: name,
      parts: [...plan.parts, { food: base, role: 'starch', grams: 170, cut: 'none' }],
    };
  },
  write(dish) {
    const [rice] = partsOf(dish, 'starch');
    const top = scatter(dish);
    return inOrder([
      prepare(dish),
      mixSauce(dish),
      fryMain(dish),
      fryVegetables(dish),
      step(
        4,
        `Add the ${rice!.said}, press it against the pan and fry for 4 minutes, stirring now and then, until piping hot and crisp in places.`,
      ),
      toss(dish, '', 2),
      step(1, `Spoon into bowls${top && ` and ${top}`}, and eat at once.`),
    ]);
  },
  title: (dish) =>
    titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun} with ${and(shownSides(dish, 1))}`),
  summary: (dish) => `${tossed(dish)} and grains that crisp at the edges.`,
};

export const noodles: Archetype = {
  id: 'noodles',
  tag: 'Noodles',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 18,
  everywhere: false,
  plan: (kitchen) =>
    planSavory(kitchen, {
      id: 'noodles',
      kinds: kinds.filter((kind) => kind !== 'vegetable'),
      manner: 'wok',
      uses: ['wok'],
      vegetables: { least: 2, most: 3, fits: quick },
      starch: 'noodle',
      needsStarch: true,
      fat: 9,
      toppings: 1,
    }),
  write(dish) {
    const starch = startStarch(dish)!;
    const top = scatter(dish);
    return inOrder([
      prepare(dish),
      mixSauce(dish),
      starch.first,
      fryMain(dish),
      fryVegetables(dish),
      toss(dish, ` with ${starch.serve}`, 2),
      step(1, `Divide between bowls${top && ` and ${top}`}.`),
    ]);
  },
  title: (dish) =>
    titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun} with ${and(shownSides(dish, 2))}`),
  summary: (dish) => `${tossed(dish)} and slippery noodles.`,
};
