import { type Dish, type ListedPart, partsOf, type Step } from '../dish.ts';
import { type MainKind, mainKind } from '../kitchen/mains.ts';
import { starches } from '../kitchen/starches.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainWord, shownSides, sideWord, titled } from '../title.ts';
import {
  inOrder,
  minutesFor,
  minutesInPan,
  prepare,
  say,
  scatter,
  season,
  startStarch,
  step,
  untilDone,
  when,
} from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

const kinds: readonly MainKind[] = [
  'poultry',
  'steak',
  'fish',
  'seafood',
  'tofu',
  'cheese',
  'bean',
  'mushroom',
  'vegetable',
];

/** Rubbed on before the pan; what is fresh or burns comes after. */
export function rub(dish: Dish): ListedPart[] {
  return partsOf(dish, 'spice', 'paste', 'pepper', 'salt');
}

/** What turns the pan's juices into a sauce. */
function glaze(dish: Dish): ListedPart[] {
  return partsOf(dish, 'aromatic', 'sauce', 'acid', 'liquid', 'creamy', 'accent');
}

function sear(dish: Dish, whole: boolean): Step {
  const [main] = partsOf(dish, 'main');
  const minutes = minutesInPan(main!, whole);
  const rubbed = when(rub(dish), (foods) => `Season the ${main!.said} with ${foods}.`);
  const turn = ['ground', 'seafood', 'bean'].includes(mainKind(main!.food.id))
    ? ''
    : whole
      ? 'turning once, '
      : 'turning, ';
  const rest =
    mainKind(main!.food.id) === 'steak' && whole ? ' Rest on a board for 3 minutes, then slice.' : '';
  return step(
    minutes + (rest ? 4 : 2),
    rubbed,
    `Heat ${partsOf(dish, 'vegetable').length > 0 && !isRaw(dish) ? 'half of ' : ''}${say(partsOf(dish, 'fat'))} in a wide pan over medium-high heat and cook the ${main!.said} for ${minutes} minutes, ${turn}${untilDone(main!)}.${rest}`,
  );
}

const isRaw = (dish: Dish) =>
  partsOf(dish, 'vegetable', 'leaf').every(
    (part) => part.cut === vegetables[part.food.id]?.raw && vegetables[part.food.id]?.raw !== null,
  );

function sauceStep(dish: Dish): Step | null {
  const saucy = glaze(dish);
  if (saucy.length === 0) return null;
  const raw = saucy.filter((part) => part.role === 'aromatic');
  const rest = saucy.filter((part) => part.role !== 'aromatic');
  const first = when(raw, (foods) => `Lower the heat, add ${foods} and stir for 1 minute, until fragrant.`);
  const then = when(
    rest,
    (foods) => `Add ${foods} and bubble for 1 minute, scraping up what sticks, then spoon over.`,
  );
  return step((first ? 1 : 0) + (then ? 2 : 0), first, then);
}

/** Everything for a dressing, whisked. */
export function dressing(dish: Dish, withFat = true): Step {
  const foods = [
    ...(withFat ? partsOf(dish, 'fat') : []),
    ...partsOf(
      dish,
      'acid',
      'sauce',
      'paste',
      'creamy',
      'spice',
      'aromatic',
      'accent',
      'salt',
      'pepper',
      'liquid',
    ),
  ];
  return step(
    2,
    `For the dressing, stir ${say(foods)} together in a large bowl until smooth${foods.length > 5 ? ', and taste' : ''}.`,
  );
}

const sides = (dish: Dish, most = 2) => and(shownSides(dish, most));
const withSides = (dish: Dish, most = 2) => (sides(dish, most) ? ` with ${sides(dish, most)}` : '');

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
            `${partsOf(dish, 'vegetable').length > 0 ? 'Heat the rest of the oil in a second pan over medium-high heat and cook' : 'Wilt'} ${say(greens)} for ${minutes} minutes, stirring, until just tender.`,
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
          `Plate the ${partsOf(dish, 'main')[0]!.said} with the vegetables${starch ? ` and ${starch.serve}` : ''}${top && ` and ${top}`}.`,
        ),
      ],
      starch?.ready,
      starch?.serve,
    );
  },
  title(dish) {
    const [starch] = partsOf(dish, 'starch');
    return titled(
      `${dish.taste} ${mainWord(dish.main)} with ${and([...shownSides(dish, 1), ...(starch ? [sideWord(starch)] : [])])}`,
    );
  },
  summary: (dish) =>
    `${titled(mainWord(dish.main))} from a hot pan${withSides(dish)}, with the pan's own sauce spooned over.`,
};

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
      noun:
        starches[wrap.food.id]!.as === 'leaf'
          ? 'lettuce cups'
          : wrap.food.id.includes('tortilla') && plan.noun === 'pitas'
            ? 'wraps'
            : plan.noun,
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
    `Warm ${mainWord(dish.main)} and crisp vegetables in ${dish.noun}, to be eaten with the hands.`,
};

export const grainBowl: Archetype = {
  id: 'grain-bowl',
  tag: 'Grain bowl',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 20,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'grain-bowl',
      kinds,
      manner: 'wok',
      uses: ['dress'],
      vegetables: { least: 2, most: 3, raw: true, fits: (id) => !/zucchini|cauliflower/.test(id) },
      starch: 'grain',
      needsStarch: true,
      fat: 10,
      toppings: 1,
    });
    const starch = plan?.parts.find((part) => part.role === 'starch');
    if (!plan || !starch) return null;
    return { ...plan, noun: `and ${sideWord({ ...starch }).replace(/^jasmine |^basmati /, '')} bowl` };
  },
  write(dish) {
    const starch = startStarch(dish)!;
    const [main] = partsOf(dish, 'main');
    const minutes = minutesInPan(main!);
    const top = scatter(dish);
    const fat = partsOf(dish, 'fat');
    return inOrder(
      [
        starch.first,
        prepare(dish),
        step(2, dressing(dish, false).text.replace('large', 'small')),
        step(
          minutes + 1,
          `Heat ${say(fat)} in a wide pan over medium-high heat and cook the ${main!.said} for ${minutes} minutes, stirring, ${untilDone(main!)}.`,
        ),
        step(
          2,
          `Divide ${starch.serve} between bowls and top with the ${main!.said}${when(partsOf(dish, 'vegetable', 'leaf'), (foods) => ` and ${foods}`)}.`,
        ),
        step(1, `Spoon the dressing over${top && ` and ${top}`}.`),
      ],
      starch.ready,
      starch.serve,
    );
  },
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish)}`),
  summary: (dish) =>
    `Warm ${mainWord(dish.main)} over grains, ${sides(dish)} and a ${dish.taste.toLowerCase()} dressing in one bowl.`.replace(
      'over grains',
      `over ${sideWord(partsOf(dish, 'starch')[0]!)}`,
    ),
};

export const warmSalad: Archetype = {
  id: 'warm-salad',
  tag: 'Salad',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 12,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'warm-salad',
      kinds,
      manner: 'wok',
      uses: ['dress'],
      vegetables: {
        least: 2,
        most: 3,
        raw: true,
        fits: (id) => !vegetables[id]!.leaf && !/zucchini|cauliflower/.test(id),
      },
      fat: 13,
      toppings: 2,
    });
    const leaf = kitchen.flavor.leaves.filter(kitchen.pantry.allows);
    const id = leaf[Math.floor(kitchen.random() * leaf.length)];
    if (!plan || !id || plan.parts.some((part) => part.food.id === id)) return null;
    const food = kitchen.pantry.take(id)!;
    return {
      ...plan,
      parts: [
        ...plan.parts,
        { food, role: 'leaf', grams: vegetables[id]?.grams ?? 60, cut: vegetables[id]?.raw ?? 'shred' },
      ],
    };
  },
  write(dish) {
    const [main] = partsOf(dish, 'main');
    const minutes = minutesInPan(main!);
    const top = scatter(dish);
    const foods = partsOf(
      dish,
      'acid',
      'sauce',
      'paste',
      'creamy',
      'spice',
      'aromatic',
      'accent',
      'pepper',
      'liquid',
      'salt',
    );
    return inOrder([
      prepare(dish),
      step(
        2,
        `In a large bowl, stir half of ${say(partsOf(dish, 'fat'))} with ${say(foods)} for the dressing.`,
      ),
      step(
        minutes + 1,
        `Heat the rest of the oil in a wide pan over medium-high heat and cook the ${main!.said} for ${minutes} minutes, stirring, ${untilDone(main!)}.`,
      ),
      step(1, `Toss ${say(partsOf(dish, 'leaf', 'vegetable'))} in the dressing.`),
      step(1, `Lay the warm ${main!.said} on top${top && ` and ${top}`}.`),
    ]);
  },
  title: (dish) =>
    titled(
      `Warm ${dish.taste ? dish.taste.charAt(0).toLowerCase() + dish.taste.slice(1) : ''} ${mainWord(dish.main)} salad${withSides(dish)}`,
    ),
  summary: (dish) => `Hot ${mainWord(dish.main)} on cool, dressed leaves${withSides(dish)}.`,
};

export const hash: Archetype = {
  id: 'hash',
  tag: 'Hash',
  skill: 'beginner',
  meals: ['breakfast'],
  leastMinutes: 20,
  everywhere: false,
  plan(kitchen) {
    const root = ['sweet-potato', 'potato', 'cauliflower', 'zucchini'].filter(kitchen.pantry.allows);
    const id = root[Math.floor(kitchen.random() * Math.min(2, root.length))];
    const plan =
      id &&
      planSavory(kitchen, {
        id: 'hash',
        kinds: ['ground', 'bean', 'mushroom', 'tofu', 'egg', 'poultry'],
        manner: 'wok',
        uses: ['roast', 'egg'],
        vegetables: {
          least: 1,
          most: 2,
          fits: (one) =>
            !/potato|lettuce|greens|squash|zucchini|cauliflower|cabbage|bean|okra|tomato|turnip|beet|radicchio|endive|celery|fennel|cucumber|artichoke/.test(
              one,
            ),
        },
        fat: 11,
        toppings: 1,
      });
    if (!plan || plan.main.id === id) return null;
    const food = kitchen.pantry.take(id)!;
    const cut = id === 'cauliflower' ? 'florets' : id === 'zucchini' ? 'cubes' : 'peelDice';
    return {
      ...plan,
      noun: `and ${food.name} hash`,
      parts: [...plan.parts, { food, role: 'base', grams: id === 'potato' ? 190 : 180, cut }],
    };
  },
  write(dish) {
    const [root] = partsOf(dish, 'base');
    const [main] = partsOf(dish, 'main');
    const isEgg = main!.food.id === 'egg';
    const minutes = minutesInPan(main!);
    const added = [...partsOf(dish, 'vegetable', 'leaf')];
    const top = scatter(dish);
    const flavorings = partsOf(dish, 'spice', 'aromatic', 'paste', 'salt', 'pepper');
    const last = partsOf(dish, 'acid', 'sauce', 'creamy', 'liquid', 'accent');
    return inOrder([
      prepare(dish),
      step(
        11,
        `Heat ${say(partsOf(dish, 'fat'))} in a large frying pan over medium heat, add the ${root!.said} with a splash of water, cover and cook for 8 minutes, then uncover and fry for 2 minutes, until tender and golden.`,
      ),
      isEgg
        ? null
        : step(
            minutes,
            `Push to one side, add the ${main!.said} and cook for ${minutes} minutes, ${untilDone(main!)}.`,
          ),
      step(
        minutesFor(added, 'pan') + 1,
        `${when([...added, ...flavorings], (foods) => `Add ${foods}`)} and stir for ${minutesFor(added, 'pan')} minutes, until everything is tender.`,
      ),
      isEgg
        ? step(
            5,
            `Make hollows, break in the ${main!.said}, cover and cook for 5 minutes, ${untilDone(main!)}.`,
          )
        : null,
      step(
        1,
        when(last, (foods) => `Spoon over ${foods}.`),
        top ? `${titled(top)} and serve from the pan.` : 'Serve from the pan.',
      ),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${mainWord(dish.main)} ${dish.noun}${withSides(dish, 1)}`),
  summary: (dish) =>
    `A pan of crisp-edged ${partsOf(dish, 'base')[0]!.food.plural} with ${mainWord(dish.main)}${sides(dish, 1) && ` and ${sides(dish, 1)}`}.`,
};
