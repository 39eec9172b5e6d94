import { isSimilar } from '../choose-vegetables.ts';
import { type Dish, type ListedPart, type Part, partsOf, type Step } from '../dish.ts';
import { choose, partOf } from '../fill-slots.ts';
import type { MainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, articleFor, mainAlone, mainWord, shownSides, sideWord, titled, withSides } from '../title.ts';
import {
  inOrder,
  minutesInPan,
  prepare,
  say,
  scatter,
  startStarch,
  step,
  turning,
  untilDone,
  vessels,
  when,
} from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

const kinds: readonly MainKind[] = [
  'poultry',
  'steak',
  'fish',
  'seafood',
  'tofu',
  'cheese',
  'bean',
  'mushroom',
  'vegetable',
];

/** Goes into the hot oil before what is cooked in it. */
const isPopped = (part: ListedPart) => part.food.id === 'mustard-seed';

/** What stands between the hot oil and the main where there are mustard seeds. */
function popping(dish: Dish): string {
  return when(
    partsOf(dish, 'spice').filter(isPopped),
    (foods) => `, add ${foods}, and when they pop after half a minute`,
  );
}

/** Everything for a dressing, whisked. */
export function dressing(dish: Dish, withFat = true): Step {
  const all = [
    ...(withFat ? partsOf(dish, 'fat') : []),
    ...partsOf(
      dish,
      'acid',
      'sauce',
      'paste',
      'creamy',
      'spice',
      'aromatic',
      'accent',
      'salt',
      'pepper',
      'liquid',
    ),
  ];
  const foods = all.filter((part) => !isPopped(part));
  return step(
    2,
    `For the dressing, stir ${say(foods)} together in a large bowl until smooth${foods.length > 5 ? ', and taste' : ''}.`,
  );
}

/** "sweet potato" before "bowl", but "rice" and "polenta" as they are. */
function bowlWord(starch: Part): string {
  return /potato/.test(starch.food.id) ? starch.food.name : sideWord(starch);
}

export const grainBowl: Archetype = {
  id: 'grain-bowl',
  tag: 'Grain bowl',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 20,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'grain-bowl',
      kinds,
      manner: 'wok',
      uses: ['dress'],
      vegetables: {
        least: 2,
        most: 3,
        raw: true,
        fits: (id) => !/zucchini|cauliflower|kale|collard/.test(id),
      },
      starch: 'grain',
      needsStarch: true,
      fat: 10,
      toppings: 1,
    });
    const starch = plan?.parts.find((part) => part.role === 'starch');
    if (!plan || !starch) return null;
    return { ...plan, noun: `and ${bowlWord(starch).replace(/^jasmine |^basmati /, '')} bowl` };
  },
  write(dish) {
    const starch = startStarch(dish)!;
    const [main] = partsOf(dish, 'main');
    const minutes = minutesInPan(main!);
    const top = scatter(dish);
    const fat = partsOf(dish, 'fat');
    return inOrder(
      [
        starch.first,
        prepare(dish),
        step(2, dressing(dish, false).text.replace('large', 'small')),
        step(
          minutes + 1,
          `Heat ${say(fat)} in ${vessels(dish, 'wide pan')} over medium-high heat${popping(dish) || ' and'} cook the ${main!.said} for ${minutes} minutes, ${turning(main!)}${untilDone(main!)}.`,
        ),
        step(
          2,
          `Divide ${starch.serve} between bowls and top with ${say(partsOf(dish, 'main', 'vegetable', 'leaf'))}.`,
        ),
        step(1, `Spoon the dressing over${top && ` and ${top}`}.`),
      ],
      starch.ready,
      starch.serve,
    );
  },
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish)}`),
  summary(dish) {
    const over = sideWord(partsOf(dish, 'starch')[0]!);
    const dressed = dish.taste
      ? `${articleFor(dish.taste)} ${dish.taste.toLowerCase()} dressing`
      : 'a dressing';
    return `Warm ${and([mainAlone(dish), ...shownSides(dish, 2)])} over ${over}, brought together by ${dressed}.`;
  },
};

export const warmSalad: Archetype = {
  id: 'warm-salad',
  tag: 'Salad',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  spareFor: ['breakfast'],
  leastMinutes: 12,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'warm-salad',
      kinds,
      manner: 'wok',
      uses: ['dress'],
      vegetables: {
        least: 2,
        most: 3,
        raw: true,
        fits: (id) => !vegetables[id]!.leaf && !/zucchini|cauliflower/.test(id),
      },
      fat: 13,
      fatFor: 'dress',
      toppings: 2,
    });
    const leaf = choose(kitchen, kitchen.flavor.leaves, 'leaf');
    if (!plan || !leaf || plan.parts.some((part) => isSimilar(part.food.id, leaf.id))) return null;
    const { grams, raw } = vegetables[leaf.id]!;
    return { ...plan, parts: [...plan.parts, partOf(leaf, 'leaf', grams, raw ?? 'shred')] };
  },
  write(dish) {
    const [main] = partsOf(dish, 'main');
    const minutes = minutesInPan(main!);
    const top = scatter(dish);
    const foods = partsOf(
      dish,
      'acid',
      'sauce',
      'paste',
      'creamy',
      'spice',
      'aromatic',
      'accent',
      'pepper',
      'liquid',
      'salt',
    ).filter((part) => !isPopped(part));
    return inOrder([
      prepare(dish),
      step(
        2,
        `In a large bowl, stir half of ${say(partsOf(dish, 'fat'))} with ${say(foods)} for the dressing.`,
      ),
      step(
        minutes + 1,
        `Heat the rest of ${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'wide pan')} over medium-high heat${popping(dish) || ' and'} cook the ${main!.said} for ${minutes} minutes, ${turning(main!)}${untilDone(main!)}.`,
      ),
      step(1, `Toss ${say(partsOf(dish, 'leaf', 'vegetable'))} in the dressing.`),
      step(1, `Lay the warm ${main!.said} on top${top && ` and ${top}`}.`),
    ]);
  },
  title: (dish) =>
    titled(
      `Warm ${dish.taste ? dish.taste.charAt(0).toLowerCase() + dish.taste.slice(1) : ''} ${mainWord(dish.main)} salad${withSides(dish)}`,
    ),
  summary: (dish) => `Hot ${mainAlone(dish)} on cool, dressed leaves${withSides(dish)}.`,
};
