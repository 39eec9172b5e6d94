import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { type Dish, type ListedPart, partsOf, type Role } from '../dish.ts';
import { partOf } from '../fill-slots.ts';
import { type MainKind, mainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { mainWord, sideWord, titled, withSides } from '../title.ts';
import {
  inOrder,
  minutesFor,
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
  'seafood',
  'fish',
  'tofu',
  'mushroom',
  'ground',
  'steak',
  'bean',
];

const poaching: Partial<Record<MainKind, number>> = {
  poultry: 8,
  seafood: 4,
  fish: 5,
  tofu: 4,
  mushroom: 6,
  ground: 6,
  steak: 4,
  bean: 4,
};

const inBroth = (id: FoodId) =>
  vegetables[id]!.pan <= 7 &&
  !/potato|squash|lettuce|greens$|tomato|pepper|cucumber|radish|asparagus|celery|eggplant|zucchini|broccoli/.test(
    id,
  );

const done: Partial<Record<MainKind, string>> = {
  poultry: 'until cooked through, 74 °C / 165 °F inside',
  ground: 'breaking it up, until no pink is left, 74 °C / 165 °F',
  steak: 'until no longer pink, 63 °C / 145 °F',
  tofu: 'until hot through',
  bean: 'until hot through',
  mushroom: 'until tender',
};

/** Miso loses its taste when it boils. */
const isNeverBoiled = (part: ListedPart) => part.food.id === 'miso';

function lateIn(dish: Dish, ...roles: readonly Role[]): ListedPart[] {
  return [...partsOf(dish, ...roles), ...partsOf(dish, 'paste').filter(isNeverBoiled)];
}

export const noodleSoup: Archetype = {
  id: 'noodle-soup',
  tag: 'Noodle soup',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 24,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'noodle-soup',
      kinds,
      manner: 'wok',
      uses: ['broth'],
      vegetables: { least: 1, most: 2, fits: inBroth },
      starch: 'noodle',
      needsStarch: true,
      fat: 5,
      toppings: 2,
      also: { [kitchen.flavor.cuisine === 'Japanese' ? 'dashi' : 'chicken-stock']: 250 },
    });
    const noodle = plan?.parts.find((part) => part.role === 'starch');
    return plan && noodle ? { ...plan, noun: `${noodle.food.name} soup` } : null;
  },
  write(dish) {
    const starch = startStarch(dish)!;
    const [main] = partsOf(dish, 'main');
    const kind = mainKind(main!.food.id);
    const minutes = poaching[kind]!;
    const greens = partsOf(dish, 'vegetable', 'leaf');
    const broth = partsOf(dish, 'liquid', 'sauce', 'paste', 'accent').filter((part) => !isNeverBoiled(part));
    const water = Math.ceil((dish.servings * 100) / 50) * 50;
    const top = scatter(dish);
    const cooking = Math.min(5, minutesFor(greens, 'pan'));
    return inOrder([
      prepare(dish),
      step(
        3,
        `Warm ${say(partsOf(dish, 'fat'))} in a large pot over medium heat${when(partsOf(dish, 'aromatic', 'spice'), (foods) => ` and cook ${foods} for 2 minutes, until fragrant`)}.`,
      ),
      step(
        9,
        `Add ${say(broth)}, with ${water} ml of water, bring to the boil and simmer for 6 minutes.`,
        season(dish),
      ),
      starch.first,
      step(
        minutes,
        `Slip the ${main!.said} into the simmering broth and cook gently for ${minutes} minutes, ${done[kind] ?? untilDone(main!)}.`,
      ),
      step(cooking, `Add ${say(greens)} for ${cooking} minutes, until just tender.`),
      step(
        1,
        `Divide ${starch.serve} between deep bowls and ladle the soup over${when(lateIn(dish, 'acid', 'creamy'), (foods) => `, stir in ${foods}`)}${top && `, then ${top}`}.`,
      ),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish, 2)}`),
  summary: (dish) =>
    `A deep bowl of ${sideWord(partsOf(dish, 'starch')[0]!)} and ${mainWord(dish.main)} in a ${dish.taste.toLowerCase()} broth.`,
};

export const savoryPorridge: Archetype = {
  id: 'savory-porridge',
  tag: 'Savory porridge',
  skill: 'beginner',
  meals: ['breakfast'],
  leastMinutes: 35,
  everywhere: false,
  plan(kitchen) {
    const isIndian = kitchen.flavor.cuisine === 'Indian';
    const id = (kitchen.flavor.starches.grain ?? [])
      .concat('rice', 'quinoa')
      .find((one) => kitchen.pantry.allows(one) && !/brown|wild/.test(one));
    const plan =
      id &&
      planSavory(kitchen, {
        id: 'savory-porridge',
        kinds: isIndian ? ['lentil'] : ['poultry', 'tofu', 'mushroom', 'egg', 'fish', 'seafood'],
        manner: 'wok',
        uses: isIndian ? ['stew'] : ['broth', 'egg'],
        vegetables: { least: 1, most: 1, fits: inBroth },
        fat: 5,
        toppings: 2,
        also: { [kitchen.flavor.cuisine === 'Japanese' ? 'dashi' : 'chicken-stock']: 250 },
      });
    if (!plan) return null;
    return { ...plan, parts: [...plan.parts, partOf(foodById(id), 'starch', 45)] };
  },
  write(dish) {
    const [rice] = partsOf(dish, 'starch');
    const [main] = partsOf(dish, 'main');
    const kind = mainKind(main!.food.id);
    const isLentil = kind === 'lentil';
    const isEgg = kind === 'egg';
    const top = scatter(dish);
    const stock = partsOf(dish, 'liquid', 'accent', 'paste').filter((part) => !isNeverBoiled(part));
    const greens = partsOf(dish, 'vegetable', 'leaf');
    const minutes = poaching[kind] ?? 4;
    const water = Math.ceil((dish.servings * (isLentil ? 400 : 250)) / 50) * 50;
    return inOrder([
      prepare(dish),
      step(
        3,
        `Warm ${say(partsOf(dish, 'fat'))} in a pot over medium heat${when(partsOf(dish, 'aromatic', 'spice'), (foods) => ` and cook ${foods} for 2 minutes, until fragrant`)}.`,
      ),
      step(
        27,
        `Rinse the ${rice!.said}${isLentil ? ` and the ${main!.said}` : ''}, add to the pot with ${say(stock)}, pour in ${water} ml of water and simmer for 25 minutes, stirring often, until thick and creamy.`,
      ),
      isLentil
        ? null
        : isEgg
          ? step(
              4,
              `Beat the ${main!.said}, pour in a thin stream into the simmering porridge and stir for 3 minutes, until set, 71 °C / 160 °F.`,
            )
          : step(
              minutes + 1,
              `Stir in the ${main!.said} and simmer for ${minutes} minutes, ${done[kind] ?? untilDone(main!)}.`,
            ),
      step(
        4,
        `Add ${say(greens)} and cook for 4 minutes, until tender${when(lateIn(dish, 'sauce', 'acid', 'creamy'), (foods) => `; stir in ${foods}`)}.`,
        season(dish),
      ),
      step(1, `Ladle into bowls${top && ` and ${top}`}.`),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish, 1)}`),
  summary: (dish) =>
    `A soft, warming bowl of ${partsOf(dish, 'starch')[0]!.food.name} cooked down with ${mainWord(dish.main)}.`,
};
