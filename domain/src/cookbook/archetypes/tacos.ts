import type { Food } from '../../foods/food.ts';
import { partsOf } from '../dish.ts';
import { starches } from '../kitchen/starches.ts';
import { mainAlone, mainWord, titled, withSides } from '../title.ts';
import { inOrder, prepare, step, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { sauceStep, sear } from './pan-seared.ts';
import { planSavory } from './plan-savory.ts';

/** What it is called for what it is wrapped in. */
function nounFor(wrap: Food, usual: string): string {
  if (starches[wrap.id]!.as === 'leaf') return 'lettuce cups';
  if (usual !== 'pitas' || wrap.id === 'pita') return usual;
  return wrap.id.includes('tortilla') ? 'wraps' : wrap.plural;
}

export const tacos: Archetype = {
  id: 'tacos',
  tag: 'Tacos & wraps',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 14,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'tacos',
      kinds: [
        'poultry',
        'ground',
        'steak',
        'fish',
        'seafood',
        'tofu',
        'cheese',
        'bean',
        'mushroom',
        'vegetable',
      ],
      manner: 'wok',
      uses: ['roast'],
      vegetables: {
        least: 1,
        most: 2,
        raw: true,
        fits: (id) =>
          !/zucchini|cauliflower|celery|snap|snow|fennel|corn|beet|mushroom|kale|brussels/.test(id),
      },
      starch: 'wrap',
      needsStarch: true,
      fat: 8,
      toppings: 2,
    });
    const wrap = plan?.parts.find((part) => part.role === 'starch');
    if (!plan || !wrap) return null;
    return {
      ...plan,
      noun: nounFor(wrap.food, plan.noun),
    };
  },
  write(dish) {
    const [wrap] = partsOf(dish, 'starch');
    const isLeaf = starches[wrap!.food.id]!.as === 'leaf';
    const fill = [...partsOf(dish, 'vegetable', 'leaf'), ...partsOf(dish, 'herb', 'topping')];
    return inOrder([
      prepare(dish),
      sear(dish, false),
      sauceStep(dish),
      isLeaf
        ? step(1, `Wash the ${wrap!.said} and pat dry.`)
        : step(
            3,
            `Warm the ${wrap!.said} one by one in a dry pan for about 30 seconds a side, and wrap in a clean cloth.`,
          ),
      step(
        2,
        `Fill the ${wrap!.said} with the ${partsOf(dish, 'main')[0]!.said}${when(fill, (foods) => `, ${foods.replace('the ', '')}`)} and serve at once.`,
      ),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish, 1)}`),
  summary: (dish) =>
    `Warm ${mainAlone(dish)} and crisp vegetables in ${dish.noun}, to be eaten with the hands.`,
};
