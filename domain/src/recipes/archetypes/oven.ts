import { foodById } from '../../foods/table.ts';
import { type Dish, partsOf, type Step } from '../dish.ts';
import { chooseFat, type Kitchen, partOf } from '../fill-slots.ts';
import { type MainKind, mainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainWord, shownSides, sideWord, titled } from '../title.ts';
import { inOrder, minutesInPan, prepare, say, scatter, step, untilDone, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

/** Minutes on a tray at 220 °C. */
const trayMinutes: Partial<Record<MainKind, number>> = {
  poultry: 20,
  steak: 15,
  fish: 12,
  seafood: 8,
  tofu: 20,
  cheese: 14,
  bean: 18,
  mushroom: 18,
  vegetable: 24,
};

const roots: readonly string[] = ['new-potato', 'sweet-potato', 'red-potato', 'potato'];

function potatoes(kitchen: Kitchen, taken: readonly string[]): ReturnType<typeof partOf>[] {
  const open = roots.filter(
    (id) =>
      kitchen.pantry.allows(id) &&
      !taken.some((other) => other.includes('potato') || other.includes('squash')),
  );
  const id = open[Math.floor(kitchen.random() * open.length)];
  if (!id || kitchen.minutes < 40) return [];
  return [
    partOf(
      foodById(id),
      'starch',
      id === 'sweet-potato' ? 170 : 180,
      id === 'new-potato' ? 'halve' : 'wedges',
    ),
  ];
}

function tray(dish: Dish): Step[] {
  const [main] = partsOf(dish, 'main');
  const sides = partsOf(dish, 'vegetable', 'starch');
  const time = trayMinutes[mainKind(main!.food.id)]!;
  const whole = Math.max(time, ...sides.map((part) => vegetables[part.food.id]?.roast ?? 30));
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
  );
  const marinade = step(1, `In a large bowl, stir ${say(mixing)} together.`);
  const head = whole - time;
  const turn = `${untilDone(main!)} and the vegetables are tender`;
  if (head < 5) {
    return [
      marinade,
      step(
        2,
        `Toss the ${main!.said} and ${say(sides)} in the bowl until coated, and spread out on a lined sheet pan.`,
      ),
      step(whole, `Roast for ${whole} minutes, turning once, ${turn}.`),
    ];
  }
  return [
    marinade,
    step(
      1,
      `Toss ${say(sides)} in half of it and spread out on a lined sheet pan; turn the ${main!.said} in the rest.`,
    ),
    step(head, `Roast the vegetables for ${head} minutes.`),
    step(time, `Add the ${main!.said} and roast for ${time} minutes more, ${turn}.`),
  ];
}

export const sheetPan: Archetype = {
  id: 'sheet-pan',
  tag: 'Sheet pan',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 25,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'sheet-pan',
      kinds: ['poultry', 'steak', 'fish', 'seafood', 'tofu', 'cheese', 'bean', 'mushroom', 'vegetable'],
      manner: 'tray',
      uses: ['roast'],
      vegetables: {
        least: 2,
        most: 3,
        fits: (id) => vegetables[id]!.roast !== null && vegetables[id]!.roast! <= 28 && !/potato/.test(id),
      },
      fat: 11,
      toppings: 1,
    });
    return (
      plan && {
        ...plan,
        parts: [
          ...plan.parts,
          ...potatoes(
            kitchen,
            plan.parts.map((part) => part.food.id),
          ),
        ],
      }
    );
  },
  write(dish) {
    const top = scatter(dish);
    const last = partsOf(dish, 'accent', 'leaf');
    return inOrder([
      prepare(dish, 'Heat the oven to 220 °C / 425 °F.'),
      ...tray(dish),
      step(
        1,
        when(last, (foods) => `Stir ${foods} through the hot pan.`),
        `Divide between plates${top && ` and ${top}`}.`,
      ),
    ]);
  },
  title(dish) {
    const [starch] = partsOf(dish, 'starch');
    return titled(
      `${dish.taste} ${mainWord(dish.main)} with roasted ${and([...shownSides(dish, starch ? 1 : 2), ...(starch ? [sideWord(starch).replace('new potatoes', 'potatoes')] : [])])}`,
    );
  },
  summary: (dish) =>
    `${titled(mainWord(dish.main))} roasted on one pan with ${and(shownSides(dish, 3))}, so that the edges catch and the washing-up is short.`,
};

const vessels: readonly string[] = [
  'red-bell-pepper',
  'zucchini',
  'portobello-mushroom',
  'eggplant',
  'poblano',
  'sweet-potato',
];
const vesselGrams: Readonly<Record<string, number>> = {
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
        (part) => part.food.id === id || (id.includes('pepper') && part.food.id.includes('bell-pepper')),
      )
    )
      return null;
    const food = foodById(id);
    return {
      ...plan,
      noun: `stuffed ${id.includes('bell-pepper') ? 'peppers' : food.plural}`,
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
        `Meanwhile heat the rest of the oil in a pan over medium-high heat and cook the ${main!.said} for ${minutes} minutes, ${untilDone(main!)}.`,
      ),
      step(
        1,
        `Add ${say(flavorings)} and cook for 4 minutes, until soft${when(wet, (foods) => `; stir in ${foods} and let bubble for 2 minutes, until thick`)}.`,
      ),
      step(
        10,
        `Press the flesh down with a spoon, fill the ${vessel!.said} and roast for 10 minutes, until browned on top.`,
      ),
      step(1, `${top ? `${titled(top)} and serve` : 'Serve'} hot.`),
    ]);
  },
  title: (dish) =>
    titled(
      `${mainWord(dish.main)}-${dish.noun} with ${dish.taste.charAt(0).toLowerCase()}${dish.taste.slice(1)}`,
    ),
  summary: (dish) =>
    `${titled(dish.noun.replace('stuffed ', ''))} roasted until soft and filled with ${mainWord(dish.main)} and ${and(shownSides(dish, 1))}.`,
};

const crunchy: readonly string[] = [
  'chickpea',
  'almond',
  'cashew',
  'pumpkin-seed',
  'walnut',
  'sunflower-seed',
  'edamame',
  'peanut',
];

export const roastedSnack: Archetype = {
  id: 'roasted-snack',
  tag: 'Roasted snack',
  skill: 'beginner',
  meals: ['snack'],
  leastMinutes: 15,
  everywhere: true,
  plan(kitchen) {
    const open = crunchy.filter(kitchen.pantry.allows).map((id) => foodById(id));
    const main = open[Math.floor(kitchen.random() * open.length)];
    const spices = [
      ...new Set(
        kitchen.flavor.seasonings
          .filter((one) => one.uses.includes('roast'))
          .flatMap((one) => Object.keys(one.foods)),
      ),
    ].filter((id) => foodById(id).class === 'spice' && kitchen.pantry.allows(id));
    const spice = spices[Math.floor(kitchen.random() * spices.length)];
    if (!main || !spice) return null;
    const isNut = main.class !== 'legume' && main.class !== 'soy';
    const parts = [
      partOf(
        main,
        'main',
        isNut || main.id === 'peanut' ? 30 : 90,
        isNut || main.id === 'peanut' ? 'none' : main.id === 'chickpea' ? 'drain' : 'none',
      ),
      ...chooseFat(kitchen, isNut ? 1.5 : 4, 'cook'),
      partOf(foodById(spice), 'spice', 0.8),
    ];
    return { parts, main, taste: sideWord({ food: foodById(spice), role: 'spice' }), noun: main.plural };
  },
  write(dish) {
    const [main] = partsOf(dish, 'main');
    const isNut = main!.cut === 'none' && main!.food.id !== 'edamame';
    const minutes = isNut ? 9 : 26;
    return [
      step(2, `Heat the oven to ${isNut ? '170 °C / 340 °F' : '200 °C / 400 °F'} and line a sheet pan.`),
      step(
        2,
        `${isNut ? '' : main!.cut === 'drain' ? 'Drain and rinse the ' : 'Pat the '}${isNut ? `Put the ${main!.said} in a bowl` : `${main!.said}${main!.cut === 'drain' ? ' and pat' : ''} very dry`}.`,
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
