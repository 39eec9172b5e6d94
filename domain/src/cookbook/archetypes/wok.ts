import { partsOf } from '../dish.ts';
import { and, mainWord, shownSides, sideWord, titled } from '../title.ts';
import { inOrder, prepare, scatter, startStarch, step } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';
import { fryMain, fryVegetables, kinds, mixSauce, quick, toss, tossed } from './write-wok.ts';

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
        toss(dish, 2),
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
      toss(dish, 2),
      step(1, `Spoon into bowls${top && ` and ${top}`}, and eat at once.`),
    ]);
  },
  title: (dish) =>
    titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun} with ${and(shownSides(dish, 1))}`),
  summary: (dish) => `${tossed(dish)}; the ${sideWord(partsOf(dish, 'starch')[0]!)} crisps at the edges.`,
};

export const noodles: Archetype = {
  id: 'noodles',
  tag: 'Noodles',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 18,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'noodles',
      kinds: kinds.filter((kind) => kind !== 'vegetable' && kind !== 'egg'),
      manner: 'wok',
      uses: ['wok'],
      vegetables: { least: 2, most: 3, fits: quick },
      starch: 'noodle',
      needsStarch: true,
      fat: 9,
      toppings: 1,
    });
    const noodle = plan?.parts.find((part) => part.role === 'starch');
    return plan && noodle ? { ...plan, noun: sideWord(noodle) } : null;
  },
  write(dish) {
    const starch = startStarch(dish)!;
    const top = scatter(dish);
    return inOrder([
      prepare(dish),
      mixSauce(dish),
      starch.first,
      fryMain(dish),
      fryVegetables(dish),
      toss(dish, 2, partsOf(dish, 'starch')),
      step(1, `Divide between bowls${top && ` and ${top}`}.`),
    ]);
  },
  title: (dish) =>
    titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun} with ${and(shownSides(dish, 2))}`),
  summary: (dish) => `${tossed(dish, dish.noun)}.`,
};
