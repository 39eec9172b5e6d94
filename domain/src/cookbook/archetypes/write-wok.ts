import type { FoodId } from '../../foods/food-id.ts';
import { type Dish, type ListedPart, partsOf, type Step } from '../dish.ts';
import type { MainKind } from '../kitchen/mains.ts';
import { mainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, shownSides, sideWord, titled } from '../title.ts';
import { minutesFor, minutesInPan, say, season, step, untilDone, vessels, when } from '../write-method.ts';

export const kinds: readonly MainKind[] = [
  'poultry',
  'ground',
  'steak',
  'seafood',
  'tofu',
  'mushroom',
  'vegetable',
  'egg',
];

export const quick = (id: FoodId) =>
  vegetables[id]!.pan <= 8 && !/potato|squash|tomato|fennel|leek|celery/.test(id);

/** What is mixed beforehand: everything that pours. */
export function mixSauce(dish: Dish): Step | null {
  const sauce = partsOf(dish, 'sauce', 'paste', 'creamy', 'acid', 'liquid');
  if (sauce.length === 0) return null;
  const thin = sauce.some((part) => part.role === 'creamy' || part.food.id === 'miso')
    ? ' with 2 tablespoons of warm water'
    : '';
  return step(1, `Stir ${say(sauce)} together in a small bowl${thin}.`);
}

export function fryMain(dish: Dish): Step {
  const [main] = partsOf(dish, 'main');
  const minutes = minutesInPan(main!);
  if (main!.food.id === 'egg') {
    return step(
      3,
      `Beat the ${main!.said}. Heat half of ${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'wok or large pan')} over medium-high heat, pour in the ${main!.said} and stir for 2 minutes, until just set, 71 °C / 160 °F. Lift out.`,
    );
  }
  return step(
    minutes + 1,
    `Heat half of ${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'wok or large pan')} over high heat. Fry the ${main!.said} for ${minutes} minutes, ${mainKind(main!.food.id) === 'ground' ? '' : 'turning, '}${untilDone(main!)}. Lift out.`,
  );
}

export function fryVegetables(dish: Dish): Step {
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
  return step(
    minutes + 2,
    `Heat the rest of ${say(partsOf(dish, 'fat'))} and ${[first, then].filter(Boolean).join('. ')}.`,
  );
}

export function toss(dish: Dish, minutes: number, more: readonly ListedPart[] = []): Step {
  const [main] = partsOf(dish, 'main');
  const extras = [...more, ...partsOf(dish, 'leaf', 'accent')];
  const withSauce =
    partsOf(dish, 'sauce', 'paste', 'creamy', 'acid', 'liquid').length > 0 ? ', pour in the sauce' : '';
  const added = when(extras, (foods) => ` with ${foods}`);
  return step(
    minutes,
    `Return the ${main!.said} to the pan${added}${withSauce} and toss for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, until everything is hot and glossy.`,
    season(dish),
  );
}

/** The main and the vegetables, and what seasons them. */
export function tossed(dish: Dish, ...more: readonly string[]): string {
  const seasoning = partsOf(dish, 'aromatic', 'paste', 'sauce', 'acid', 'creamy').slice(0, 3);
  return `${titled(and([sideWord({ food: dish.main, role: 'main' }), ...shownSides(dish, 2), ...more]))} tossed in a hot pan with ${and(seasoning.map((part) => part.said))}`;
}
