import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { isSimilar } from '../choose-vegetables.ts';
import { partsOf } from '../dish.ts';
import { partOf } from '../fill-slots.ts';
import type { Amounts } from '../flavors/flavor.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainAlone, mainWord, shownSides, titled } from '../title.ts';
import { inOrder, minutesInPan, prepare, say, scatter, step, untilDone, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

const vessels: readonly FoodId[] = [
  'red-bell-pepper',
  'zucchini',
  'portobello-mushroom',
  'eggplant',
  'poblano',
  'sweet-potato',
];

const vesselGrams: Amounts = {
  'red-bell-pepper': 120,
  zucchini: 196,
  'portobello-mushroom': 168,
  eggplant: 230,
  poblano: 128,
  'sweet-potato': 200,
};

export const stuffed: Archetype = {
  id: 'stuffed',
  tag: 'Stuffed vegetables',
  skill: 'intermediate',
  meals: ['lunch', 'dinner'],
  leastMinutes: 40,
  everywhere: false,
  plan(kitchen) {
    const open = vessels.filter(
      (id) =>
        kitchen.pantry.allows(id) &&
        (kitchen.flavor.vegetables.includes(id) || kitchen.flavor.mains.includes(id)),
    );
    const id = open[Math.floor(kitchen.random() * open.length)];
    const plan =
      id &&
      planSavory(kitchen, {
        id: 'stuffed',
        kinds: ['ground', 'bean', 'mushroom', 'tofu', 'ground'],
        manner: 'wok',
        uses: ['stew', 'roast'],
        vegetables: {
          least: 1,
          most: 1,
          fits: (one) =>
            vegetables[one]!.pan <= 6 &&
            !/pepper|zucchini|eggplant|mushroom|lettuce|greens|potato|squash|bean|asparagus|broccol|cucumber|radish|artichoke/.test(
              one,
            ) &&
            one !== id,
        },
        fat: 9,
        toppings: 2,
      });
    if (
      !plan ||
      plan.parts.some(
        (part) =>
          part.food.id === id ||
          (part.role === 'main' && isSimilar(part.food.id, id)) ||
          (id.includes('pepper') && part.food.id.includes('bell-pepper')),
      )
    )
      return null;
    const food = foodById(id);
    return {
      ...plan,
      noun: `stuffed ${id.includes('bell-pepper') ? 'peppers' : (vegetables[id]?.word ?? food.plural)}`,
      parts: [
        ...plan.parts,
        partOf(food, 'base', vesselGrams[id]!, id === 'portobello-mushroom' ? 'none' : 'halveLong'),
      ],
    };
  },
  write(dish) {
    const [vessel] = partsOf(dish, 'base');
    const [main] = partsOf(dish, 'main');
    const minutes = minutesInPan(main!);
    const early = vessel!.food.id === 'sweet-potato' ? 28 : 16;
    const flavorings = partsOf(dish, 'aromatic', 'spice', 'paste', 'vegetable', 'leaf');
    const wet = partsOf(dish, 'liquid', 'sauce', 'acid', 'creamy', 'accent', 'salt', 'pepper');
    const top = scatter(dish);
    const isFleshy = /zucchini|eggplant|sweet-potato/.test(vessel!.food.id);
    const hollow = /pepper|poblano/.test(vessel!.food.id)
      ? 'Take out the seeds'
      : vessel!.food.id === 'portobello-mushroom'
        ? 'Take out the stems'
        : 'Score the flesh';
    return inOrder([
      prepare(dish, 'Heat the oven to 220 °C / 425 °F.'),
      step(
        early,
        `${hollow}, rub the ${vessel!.said} with a little of ${say(partsOf(dish, 'fat'))} and roast for ${early} minutes, until soft.`,
      ),
      step(
        1,
        `Meanwhile heat the rest of ${say(partsOf(dish, 'fat'))} in a pan over medium-high heat and cook the ${main!.said} for ${minutes} minutes, ${untilDone(main!)}.`,
      ),
      step(
        1,
        `Add ${say(flavorings)} and cook for 4 minutes, until soft${when(wet, (foods) => `; stir in ${foods} and let bubble for 2 minutes, until thick`)}.`,
      ),
      step(
        10,
        `${isFleshy ? 'Press the flesh down with a spoon, fill' : 'Fill'} the ${vessel!.said} and roast for 10 minutes, until browned on top.`,
      ),
      step(1, `${top ? `${titled(top)} and serve` : 'Serve'} hot.`),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)}-${dish.noun}`),
  summary: (dish) =>
    `${titled(dish.noun.replace('stuffed ', ''))} roasted until soft and filled with ${and([mainAlone(dish), ...shownSides(dish, 1)])}.`,
};
