import { type Dish, type ListedPart, partsOf, type Step } from '../dish.ts';
import { mainKind } from '../kitchen/mains.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainAlone, shownSides, sideWord, titled, withSides } from '../title.ts';
import {
  inOrder,
  minutesFor,
  minutesInPan,
  prepare,
  say,
  scatter,
  startStarch,
  step,
  untilDone,
  vessels,
  when,
} from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

/** Rubbed on before the pan; what is fresh or burns comes after. */
function rub(dish: Dish): ListedPart[] {
  return partsOf(dish, 'spice', 'pepper', 'salt');
}

/** What turns the pan's juices into a sauce. */
function glaze(dish: Dish): ListedPart[] {
  return partsOf(dish, 'aromatic', 'paste', 'sauce', 'acid', 'liquid', 'creamy', 'accent');
}

export function sear(dish: Dish, whole: boolean): Step {
  const [main] = partsOf(dish, 'main');
  const minutes = minutesInPan(main!, whole);
  const rubbed = when(rub(dish), (foods) => `Season the ${main!.said} with ${foods}.`);
  const turn = ['ground', 'seafood', 'bean'].includes(mainKind(main!.food.id))
    ? ''
    : whole
      ? 'turning once, '
      : 'turning, ';
  const rest =
    mainKind(main!.food.id) === 'steak' && whole && main!.cut === 'none'
      ? ' Rest on a board for 3 minutes, then slice.'
      : '';
  return step(
    minutes + (rest ? 4 : 2),
    rubbed,
    `Heat ${whole && partsOf(dish, 'vegetable').length > 0 ? 'half of ' : ''}${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'wide pan')} over medium-high heat and cook the ${main!.said} for ${minutes} minutes, ${turn}${untilDone(main!)}.${rest}`,
  );
}

export function sauceStep(dish: Dish): Step | null {
  const saucy = glaze(dish);
  if (saucy.length === 0) return null;
  const raw = saucy.filter((part) => part.role === 'aromatic');
  const rest = saucy.filter((part) => part.role !== 'aromatic');
  const isDry = rest.every((part) => ['paste', 'accent'].includes(part.role));
  const first = when(raw, (foods) => `Lower the heat, add ${foods} and stir for 1 minute, until fragrant.`);
  const then = when(
    rest,
    (foods) =>
      `Add ${foods}${isDry ? ' with a splash of water' : ''} and bubble for 1 minute, scraping up what sticks, then spoon over.`,
  );
  return step((first ? 1 : 0) + (then ? 2 : 0), first, then);
}

export const panSeared: Archetype = {
  id: 'pan-seared',
  tag: 'Pan-seared',
  skill: 'intermediate',
  meals: ['lunch', 'dinner'],
  leastMinutes: 16,
  everywhere: false,
  plan: (kitchen) =>
    planSavory(kitchen, {
      id: 'pan-seared',
      kinds: ['poultry', 'steak', 'fish', 'fish', 'seafood', 'tofu', 'cheese', 'mushroom', 'vegetable'],
      manner: 'whole',
      uses: ['roast'],
      vegetables: {
        least: 1,
        most: 2,
        fits: (id) => vegetables[id]!.pan <= 8 && !/lettuce|greens$/.test(id),
      },
      starch: 'grain',
      fat: 10,
      toppings: 1,
    }),
  write(dish) {
    const starch = startStarch(dish);
    const greens = partsOf(dish, 'vegetable', 'leaf');
    const minutes = minutesFor(greens, 'pan');
    const top = scatter(dish);
    const cook =
      greens.length > 0
        ? step(
            minutes + 1,
            `${partsOf(dish, 'vegetable').length > 0 ? `Heat the rest of ${say(partsOf(dish, 'fat'))} in another pan over medium-high heat and cook` : 'Wilt'} ${say(greens)} for ${minutes} minutes, stirring, until just tender.`,
          )
        : null;
    return inOrder(
      [
        starch?.first,
        prepare(dish),
        sear(dish, true),
        sauceStep(dish),
        cook,
        step(
          1,
          `Plate the ${partsOf(dish, 'main')[0]!.said} with the vegetables${starch ? ` and ${starch.serve}` : ''}${top && `, and ${top}`}.`,
        ),
      ],
      starch?.ready,
      starch?.serve,
    );
  },
  title(dish) {
    const [starch] = partsOf(dish, 'starch');
    return titled(
      `${dish.taste} ${/steak/.test(dish.main.id) ? 'steak' : sideWord({ food: dish.main, role: 'main' })} with ${and([...shownSides(dish, 1), ...(starch ? [sideWord(starch)] : [])])}`,
    );
  },
  summary: (dish) =>
    `${titled(mainAlone(dish))} from a hot pan${withSides(dish)}, the pan's own sauce spooned over.`,
};
