import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { type Dish, partsOf, type Step } from '../dish.ts';
import { type Kitchen, partOf } from '../fill-slots.ts';
import { type MainKind, mainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainAlone, shownSides, sideWord, titled } from '../title.ts';
import { inOrder, prepare, say, scatter, step, untilDone, vessels, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

/** Minutes on a tray at 220 °C. */
const trayMinutes: Partial<Record<MainKind, number>> = {
  poultry: 16,
  steak: 11,
  fish: 12,
  seafood: 8,
  tofu: 20,
  cheese: 14,
  bean: 18,
  mushroom: 18,
  vegetable: 24,
};

const roots: readonly FoodId[] = ['new-potato', 'sweet-potato', 'red-potato', 'potato'];

function potatoes(kitchen: Kitchen, taken: readonly FoodId[]): ReturnType<typeof partOf>[] {
  const suited: readonly FoodId[] = kitchen.flavor.starches.noodle ? ['sweet-potato'] : roots;
  const open = suited.filter(
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
  const isVegetable = mainKind(main!.food.id) === 'vegetable';
  const turn = `${untilDone(main!)}${isVegetable ? '' : ', and the vegetables are tender'}`;
  if (head < 5) {
    return [
      marinade,
      step(
        2,
        `Toss ${say([main!, ...sides])} in the bowl until coated, and spread out on ${vessels(dish, 'lined sheet pan', 4)}.`,
      ),
      step(whole, `Roast for ${whole} minutes, turning once, ${turn}.`),
    ];
  }
  return [
    marinade,
    step(
      1,
      `Toss ${say(sides)} in half of it and spread out on ${vessels(dish, 'lined sheet pan', 4)}; turn the ${main!.said} in the rest.`,
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
      fatFor: 'coat',
      toppings: 1,
    });
    if (!plan) return null;
    // Thin slices would burn before the rest is done.
    const parts = plan.parts.map((part) =>
      part.role === 'vegetable' && part.food.id.includes('bell-pepper')
        ? { ...part, cut: 'chunks' as const }
        : part,
    );
    const taken = parts.map((part) => part.food.id);
    return { ...plan, parts: [...parts, ...potatoes(kitchen, taken)] };
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
      `${dish.taste} ${sideWord({ food: dish.main, role: 'main' })} with roasted ${and([...shownSides(dish, starch ? 1 : 2), ...(starch ? [sideWord(starch).replace('new potatoes', 'potatoes')] : [])])}`,
    );
  },
  summary: (dish) =>
    `${titled(mainAlone(dish))} roasted on one pan with ${and(shownSides(dish, 3))}, so that the edges catch and the washing-up is short.`,
};
