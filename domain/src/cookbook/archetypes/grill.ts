import type { FoodId } from '../../foods/food-id.ts';
import { partsOf } from '../dish.ts';
import type { Cut } from '../kitchen/cuts.ts';
import { type MainKind, mainKind } from '../kitchen/mains.ts';
import { and, mainAlone, mainWord, shownSides, sideWord, titled } from '../title.ts';
import { inOrder, prepare, say, scatter, startStarch, step, untilDone, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

const grillMinutes: Partial<Record<MainKind, number>> = {
  poultry: 12,
  steak: 9,
  seafood: 6,
  tofu: 10,
  cheese: 8,
  mushroom: 10,
};
const onSkewer = /bell-pepper|zucchini|yellow-squash|cherry-tomato|cremini|^mushroom|shiitake/;

/** In pieces that a skewer holds. */
function skewerCut(id: FoodId): Cut {
  if (/tomato/.test(id)) return 'none';
  if (/mushroom/.test(id)) return 'halve';
  return /pepper/.test(id) ? 'chunks' : 'rounds';
}

export const skewers: Archetype = {
  id: 'skewers',
  tag: 'Skewers',
  skill: 'intermediate',
  meals: ['lunch', 'dinner'],
  leastMinutes: 26,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'skewers',
      kinds: ['poultry', 'steak', 'seafood', 'tofu', 'cheese', 'mushroom'],
      manner: 'tray',
      uses: ['roast'],
      vegetables: { least: 1, most: 2, fits: (id) => onSkewer.test(id) },
      starch: 'grain',
      fat: 9,
      fatFor: 'coat',
      toppings: 1,
    });
    return (
      plan && {
        ...plan,
        parts: plan.parts.map((part) =>
          part.role === 'vegetable' ? { ...part, cut: skewerCut(part.food.id) } : part,
        ),
      }
    );
  },
  write(dish) {
    const starch = startStarch(dish);
    const [main] = partsOf(dish, 'main');
    const minutes = grillMinutes[mainKind(main!.food.id)]!;
    const mixing = partsOf(
      dish,
      'fat',
      'spice',
      'paste',
      'aromatic',
      'sauce',
      'acid',
      'creamy',
      'salt',
      'pepper',
      'liquid',
      'accent',
    );
    const top = scatter(dish);
    return inOrder(
      [
        starch?.first,
        prepare(dish),
        step(
          6,
          `Stir ${say(mixing)} together in a bowl, turn ${say(partsOf(dish, 'main', 'vegetable', 'leaf'))} in it and leave for 5 minutes.`,
        ),
        step(
          4,
          `Thread the ${main!.said} and the vegetables onto skewers and heat a grill or grill pan to medium-high. Throw away what is left of the marinade.`,
        ),
        step(minutes, `Grill for ${minutes} minutes, turning every few minutes, ${untilDone(main!)}.`),
        step(1, `Serve${starch ? ` with ${starch.serve}` : ''}${top && `${starch ? ' and' : ','} ${top}`}.`),
      ],
      starch?.ready,
      starch?.serve,
    );
  },
  title(dish) {
    const [starch] = partsOf(dish, 'starch');
    return titled(
      `${dish.taste} ${mainWord(dish.main)} ${dish.noun} with ${and([...shownSides(dish, 1), ...(starch ? [sideWord(starch)] : [])])}`,
    );
  },
  summary: (dish) =>
    `${titled(and([mainAlone(dish), ...shownSides(dish, 2)]))} marinated and grilled until charred at the edges${when(partsOf(dish, 'starch'), (foods) => `, with ${foods.replace('the ', '')}`)}.`,
};
