import type { Food } from '../../foods/food.ts';
import { type Dish, type ListedPart, partsOf, type Step } from '../dish.ts';
import { type MainKind, mainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import {
  inOrder,
  prepare,
  say,
  scatter,
  season,
  startStarch,
  step,
  untilDone,
  untilTender,
  when,
} from '../write-method.ts';

/** Minutes in the simmering pot. */
const simmerMinutes: Record<MainKind, number> = {
  poultry: 14,
  ground: 12,
  steak: 8,
  braise: 95,
  fish: 6,
  seafood: 4,
  tofu: 8,
  cheese: 5,
  bean: 10,
  lentil: 20,
  egg: 0,
  mushroom: 10,
  vegetable: 16,
  ready: 3,
};

const whole: Readonly<Record<string, number>> = { 'green-lentil': 28, 'black-lentil': 28, 'moong-dal': 22 };

/** Browned before the liquid; the others would fall apart or need no color. */
const browned: readonly MainKind[] = [
  'poultry',
  'ground',
  'steak',
  'braise',
  'tofu',
  'mushroom',
  'vegetable',
];

/** Done in minutes: in last. */
const late: readonly MainKind[] = ['fish', 'seafood', 'cheese', 'ready'];

const minutesOfSimmering = (food: Food) => whole[food.id] ?? simmerMinutes[mainKind(food.id)];

const slowToSoften = /onion|shallot|leek|carrot|celery|pepper$|fennel|tomato/;

function startPot(dish: Dish): Step {
  const [main] = partsOf(dish, 'main');
  const aromatics = partsOf(dish, 'aromatic');
  const flavorings = partsOf(dish, 'spice', 'paste').filter((part) => part.food.id !== 'miso');
  const kind = mainKind(main!.food.id);
  const fat = say(partsOf(dish, 'fat'));
  // Garlic and ginger alone would burn by the time that an onion is soft.
  const softening = aromatics.some(({ food }) => slowToSoften.test(food.id)) ? 5 : 2;
  const soften = when(
    aromatics,
    (foods) =>
      `Heat ${fat} in a large pot over medium heat and cook ${foods} for ${softening} minutes, stirring, until soft and fragrant.`,
  );
  const bloom = when(
    flavorings,
    (foods) =>
      `${soften ? 'Stir in' : `Warm ${fat} in a large pot and stir in`} ${foods} and cook for 1 minute.`,
  );
  const lead = soften || bloom ? 'Add' : `Heat ${fat} in a large pot over medium heat, add`;
  const brown = browned.includes(kind)
    ? `${lead} the ${main!.said} and cook for ${kind === 'braise' ? 8 : 4} minutes, stirring, until ${kind === 'ground' ? 'crumbly' : 'lightly colored'}.`
    : '';
  const minutes = (soften ? softening + 1 : 1) + (bloom ? 1 : 0) + (brown ? (kind === 'braise' ? 8 : 4) : 0);
  const warm = soften || bloom || brown ? '' : `Warm ${fat} in a large pot over medium heat.`;
  return step(minutes, soften, bloom, brown, warm);
}

function simmer(dish: Dish, water: number): Step[] {
  const [main] = partsOf(dish, 'main');
  const kind = mainKind(main!.food.id);
  const liquids = partsOf(dish, 'liquid', 'sauce', 'accent');
  const slow = partsOf(dish, 'vegetable').filter(
    (part) => (vegetables[part.food.id]?.pan ?? 5) > 4 || part.food.id === 'tomato',
  );
  const fast = [
    ...partsOf(dish, 'vegetable').filter((part) => !slow.includes(part)),
    ...partsOf(dish, 'leaf'),
  ];
  const isLate = late.includes(kind);
  const early = isLate || browned.includes(kind) ? [] : [main!];
  const sides = slow.reduce((most, part) => Math.max(most, (vegetables[part.food.id]?.pan ?? 5) + 4), 0);
  const minutes = Math.max(sides, isLate ? 8 : minutesOfSimmering(main!.food));
  const adding = [...early, ...slow, ...liquids];
  const poured = water > 0 ? `, with ${Math.ceil((water * dish.servings) / 50) * 50} ml of water` : '';
  const first = step(
    minutes + 2,
    `${adding.length > 0 ? `Add ${say(adding)}${poured}` : `Pour in${poured.replace(', with', '')}`}, bring to the boil, cover and simmer for ${minutes} minutes, ${isLate ? 'until the pot smells rich and the vegetables are tender' : untilTender(main!)}.`,
    season(dish),
  );
  const last: ListedPart[] = isLate ? [main!, ...fast] : fast;
  if (last.length === 0) return [first];
  const short = isLate ? simmerMinutes[kind] : 3;
  const done = isLate ? untilDone(main!) : 'until just tender';
  return [first, step(short, `Add ${say(last)} and cook gently for ${short} minutes, ${done}.`)];
}

function finish(dish: Dish, serve: string): Step {
  const stirred = when(
    // Miso loses its taste when it boils.
    [...partsOf(dish, 'creamy', 'acid'), ...partsOf(dish, 'paste').filter((part) => part.food.id === 'miso')],
    (foods) => `Take the pot off the heat and stir in ${foods}. Taste.`,
  );
  const top = scatter(dish);
  return step(2, stirred, `${serve}${top && ` and ${top}`}.`);
}

export function writePot(dish: Dish, water: number, bowl: string): Step[] {
  const starch = startStarch(dish);
  const serve = starch ? `Serve with ${starch.serve}` : bowl;
  return inOrder(
    [starch?.first, prepare(dish), startPot(dish), ...simmer(dish, water), finish(dish, serve)],
    starch?.ready,
    starch?.serve,
  );
}

/** Water for what soaks it up. */
export function waterFor(dish: Dish): number {
  const dry = mainKind(dish.main.id) === 'lentil' ? 180 : mainKind(dish.main.id) === 'braise' ? 150 : 0;
  const wet = partsOf(dish, 'liquid').reduce((sum, part) => sum + part.grams, 0);
  return dry + (wet < 80 ? 100 : 0);
}
