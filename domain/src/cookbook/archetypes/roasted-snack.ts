import type { FoodId } from '../../foods/food-id.ts';
import { idsOf } from '../../foods/food-ids.ts';
import { partsOf } from '../dish.ts';
import { choose, chooseFat, partOf } from '../fill-slots.ts';
import { titled, titleWord } from '../title.ts';
import { say, step } from '../write-method.ts';
import type { Archetype } from './archetype.ts';

/** Good in every kitchen, and only in those that have them among their own. */
const everywhere: readonly FoodId[] = ['almond', 'cashew', 'pumpkin-seed', 'walnut', 'sunflower-seed'];
const local: readonly FoodId[] = ['chickpea', 'edamame', 'peanut'];

/** Warm spices; the household's kitchen decides which. */
const warm: readonly FoodId[] = [
  'smoked-paprika',
  'paprika',
  'cumin',
  'garam-masala',
  'five-spice',
  'baharat',
  'zaatar',
  'herbes-de-provence',
  'fennel-seed',
  'sichuan-peppercorn',
  'curry-powder',
  'garlic-powder',
];

export const roastedSnack: Archetype = {
  id: 'roasted-snack',
  tag: 'Roasted snack',
  skill: 'beginner',
  meals: ['snack'],
  leastMinutes: 18,
  everywhere: true,
  plan(kitchen) {
    const { flavor } = kitchen;
    const own = [...flavor.mains, ...idsOf(flavor.toppings)];
    const main = choose(kitchen, [...everywhere, ...local.filter((id) => own.includes(id))], 'main');
    const used = new Set(flavor.seasonings.flatMap((one) => idsOf(one.foods)));
    const spice =
      choose(
        kitchen,
        warm.filter((id) => used.has(id)),
        'spice',
      ) ?? choose(kitchen, ['smoked-paprika'], 'spice');
    if (!main || !spice) return null;
    const isSoft = main.id === 'chickpea' || main.id === 'edamame';
    const parts = [
      partOf(main, 'main', isSoft ? 90 : 30, main.id === 'chickpea' ? 'drain' : 'none'),
      ...chooseFat(kitchen, isSoft ? 4 : 1.5, 'cook'),
      partOf(spice, 'spice', 0.8),
    ];
    return { parts, main, taste: titleWord(spice), named: [spice], noun: main.plural };
  },
  write(dish) {
    const [main] = partsOf(dish, 'main');
    const isNut = main!.cut === 'none' && main!.food.id !== 'edamame';
    const minutes = isNut ? 9 : 26;
    return [
      step(2, `Heat the oven to ${isNut ? '170 °C / 340 °F' : '200 °C / 400 °F'} and line a sheet pan.`),
      step(
        2,
        isNut
          ? `Put the ${main!.said} in a bowl.`
          : `${main!.cut === 'drain' ? 'Drain and rinse' : 'Rinse'} the ${main!.said} and pat very dry.`,
      ),
      step(
        1,
        `Toss with ${say(partsOf(dish, 'fat', 'spice', 'salt', 'pepper'))} and spread out in one layer.`,
      ),
      step(
        minutes,
        `Roast for ${minutes} minutes, shaking the pan once, until ${isNut ? 'fragrant and a shade darker' : 'golden and crisp'}.`,
      ),
      step(5, 'Leave on the pan for 5 minutes; they crisp as they cool.'),
    ];
  },
  title: (dish) => titled(`Roasted ${dish.noun} with ${dish.taste}`),
  summary: (dish) => `Crisp ${dish.noun} from the oven, warm with ${dish.taste}.`,
};
