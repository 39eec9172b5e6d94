import { foodIds } from '../../foods/food-ids.ts';
import { type Dish, type Part, partsOf } from '../dish.ts';
import { choose, partOf } from '../fill-slots.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { takeAll } from '../pantry.ts';
import { seasoningCut } from '../roles.ts';
import { and, sideWord, titled } from '../title.ts';
import { inOrder, prepare, say, step, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';

const smooth = /bean|chickpea|edamame|pea$|nut$|almond|seed|tofu|butter$|artichoke|roasted-red/;
const sticks = (dish: Dish) => and(partsOf(dish, 'vegetable').map(sideWord));

export const dip: Archetype = {
  id: 'dip',
  tag: 'Dip',
  skill: 'beginner',
  meals: ['snack'],
  leastMinutes: 5,
  everywhere: true,
  plan(kitchen) {
    const open = kitchen.flavor.dips.filter(
      (one) => one.needs.every(kitchen.pantry.allows) && (kitchen.minutes >= 45 || !one.foods.eggplant),
    );
    const one = open[Math.floor(kitchen.random() * open.length)];
    if (!one) return null;
    const parts: Part[] = takeAll(one.foods, kitchen.pantry).map(({ food, grams }) => {
      const cut =
        food.id === 'eggplant'
          ? 'halveLong'
          : food.id === 'cremini-mushroom'
            ? 'slices'
            : food.id === 'edamame'
              ? 'thaw'
              : /bean|chickpea|black-eyed/.test(food.id)
                ? 'drain'
                : seasoningCut(food);
      return partOf(
        food,
        food.id === 'eggplant' || food.id === 'cremini-mushroom' ? 'main' : 'base',
        grams,
        cut,
      );
    });
    const wanted = kitchen.minutes < 10 ? 1 : 2;
    const ids = [...new Set([...kitchen.flavor.vegetables, ...foodIds('carrot celery cucumber')])].filter(
      (id) => vegetables[id]!.stick && parts.every((part) => part.food.id !== id),
    );
    for (let count = 0; count < wanted; count += 1) {
      const food = choose(
        kitchen,
        ids.filter((id) =>
          parts.every(
            (part) =>
              part.food.id !== id &&
              !(
                part.role === 'vegetable' &&
                /pepper|cucumber|pea$/.exec(part.food.id)?.[0] === /pepper|cucumber|pea$/.exec(id)?.[0] &&
                /pepper|cucumber|pea$/.test(id)
              ),
          ),
        ),
        'vegetable',
      );
      if (!food) return null;
      const cut = /carrot|cucumber|celery|zucchini|pepper|jicama/.test(food.id)
        ? 'sticks'
        : (vegetables[food.id]!.raw ?? 'none');
      parts.push(
        partOf(
          food,
          'vegetable',
          70,
          food.id === 'cherry-tomato' ? 'none' : food.id === 'radish' ? 'halve' : cut,
        ),
      );
    }
    const first = parts.find((part) => part.food.id === one.needs[0])!;
    return { parts, main: first.food, taste: one.name, named: [first.food], noun: 'dip' };
  },
  write(dish) {
    const base = partsOf(dish, 'base', 'salt', 'pepper');
    const [cooked] = partsOf(dish, 'main');
    const isSmooth = base.some((part) => smooth.test(part.food.id)) || cooked !== undefined;
    const roast =
      cooked?.food.id === 'eggplant'
        ? step(
            32,
            `Heat the oven to 220 °C / 425 °F and roast the ${cooked.said}, cut side down, for 30 minutes, until collapsing, then scoop out the flesh.`,
          )
        : cooked &&
          step(9, `Cook the ${cooked.said} in a dry pan over medium-high heat for 8 minutes, until browned.`);
    const what = when(base, (foods) => foods);
    return inOrder([
      prepare(dish),
      roast,
      isSmooth
        ? step(1, `Blend ${cooked ? `it with ${what}` : what} for 1 minute, until nearly smooth.`)
        : step(1, `Stir ${what} together in a bowl.`),
      step(
        1,
        isSmooth
          ? 'Taste, and loosen with a spoonful of water if it is stiff.'
          : 'Leave for a minute and taste.',
      ),
      step(1, `Serve the dip with ${say(partsOf(dish, 'vegetable'))}.`),
    ]);
  },
  title: (dish) => titled(`${dish.taste} with ${sticks(dish)}`),
  summary: (dish) => `${dish.taste} for dunking ${sticks(dish)}.`,
};
