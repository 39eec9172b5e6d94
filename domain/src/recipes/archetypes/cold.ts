import { foodById } from '../../foods/table.ts';
import { type Dish, type Part, type Plan, partsOf } from '../dish.ts';
import { choose, chooseFat, chooseSeasoning, type Kitchen, partOf } from '../fill-slots.ts';
import { cuts } from '../kitchen/cuts.ts';
import { type MainKind, mainCut, mainKind, mains } from '../kitchen/mains.ts';
import { starches } from '../kitchen/starches.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainWord, shownSides, sideWord, titled, titleWord } from '../title.ts';
import { inOrder, prepare, say, scatter, step, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { dressing } from './pan.ts';
import { planSavory } from './plan-savory.ts';

/** Eaten as they come out of can or packet. */
const ready: readonly MainKind[] = ['ready', 'ready', 'bean'];
const canBeCold = (id: string) => mainKind(id) === 'ready' || mainKind(id) === 'bean' || id === 'smoked-tofu';

/** Quick to make ready, when there is next to no time. */
const nearlyReady =
  /cherry-tomato|spinach|arugula|cucumber|mixed-greens|roasted-red|artichoke|canned-corn|snow-pea|sugar-snap|watercress|avocado|radish|tomato|lettuce|romaine/;

function coldKitchen(kitchen: Kitchen): Kitchen {
  const mainIds = kitchen.flavor.mains.filter(canBeCold);
  return { ...kitchen, flavor: { ...kitchen.flavor, mains: mainIds } };
}

const isHurried = (kitchen: Kitchen) => kitchen.minutes < 10;

/** Knife work that a dish of five minutes has room for, whatever the size of the household. */
const hurriedMinutes = 1.4;

/** Leaves out what needs a knife and is neither the dish nor in its name, until there is time for the rest. */
function hurry(plan: Plan): Plan {
  const spare = (part: Part) =>
    cuts[part.cut].minutes > 0 &&
    !['main', 'starch', 'leaf'].includes(part.role) &&
    !plan.taste.toLowerCase().includes(titleWord(part.food).toLowerCase());
  const work = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + cuts[part.cut].minutes, 0);
  let parts = plan.parts;
  while (work(parts) > hurriedMinutes && parts.some(spare)) {
    const out = parts.findLast((part) => spare(part) && part.role !== 'vegetable') ?? parts.findLast(spare);
    parts = parts.filter((part) => part !== out);
  }
  return { ...plan, parts };
}
const sides = (dish: Dish, most = 2) => and(shownSides(dish, most));
const withSides = (dish: Dish, most = 2) => (sides(dish, most) ? ` with ${sides(dish, most)}` : '');
/** The main is no less a side word where the dressing is named for it. */
const taste = (dish: Dish) => (dish.taste.toLowerCase().includes(mainWord(dish.main)) ? '' : dish.taste);

export const salad: Archetype = {
  id: 'salad',
  tag: 'Salad',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  leastMinutes: 5,
  everywhere: false,
  plan(kitchen) {
    const hurried = isHurried(kitchen);
    const plan = planSavory(coldKitchen(kitchen), {
      id: 'salad',
      kinds: [...ready, 'tofu'],
      manner: 'cold',
      uses: ['dress'],
      vegetables: {
        least: hurried ? 1 : 2,
        most: hurried ? 2 : 4,
        raw: true,
        fits: (id) =>
          !vegetables[id]!.leaf &&
          !/zucchini|cauliflower|brussels/.test(id) &&
          (!hurried || nearlyReady.test(id)),
      },
      fat: 12,
      dressed: true,
      toppings: hurried ? 1 : 2,
    });
    const leaf = choose(
      kitchen,
      kitchen.flavor.leaves.filter(
        (id) => !hurried || vegetables[id]!.raw === 'none' || vegetables[id]!.raw === 'tear',
      ),
      'leaf',
    );
    if (!plan || !leaf || plan.parts.some((part) => part.food === leaf)) return null;
    const { grams, raw } = vegetables[leaf.id]!;
    const whole = { ...plan, parts: [...plan.parts, partOf(leaf, 'leaf', grams, raw!)] };
    return isHurried(kitchen) ? hurry(whole) : whole;
  },
  write(dish) {
    const top = scatter(dish);
    return inOrder([
      prepare(dish),
      { ...dressing(dish), minutes: 1 },
      step(1, `Add ${say(partsOf(dish, 'main', 'vegetable'))} and turn in the dressing.`),
      step(1, `Fold in ${say(partsOf(dish, 'leaf'))}${top && `, ${top}`} and serve.`),
    ]);
  },
  title: (dish) => titled(`${taste(dish)} ${mainWord(dish.main)} salad${withSides(dish)}`),
  summary: (dish) =>
    `A big, crunchy salad of ${mainWord(dish.main)}${withSides(dish, 3)}, ready without a stove.`,
};

export const sandwich: Archetype = {
  id: 'sandwich',
  tag: 'Sandwich',
  skill: 'beginner',
  meals: ['breakfast', 'lunch', 'dinner'],
  leastMinutes: 5,
  everywhere: false,
  plan(kitchen) {
    // A sandwich is dinner only where there is no time for more.
    if (kitchen.meal === 'dinner' && kitchen.minutes > 15) return null;
    const plan = planSavory(coldKitchen(kitchen), {
      id: 'sandwich',
      kinds: [...ready, 'tofu'],
      manner: 'cold',
      uses: ['dress'],
      vegetables: {
        least: 1,
        most: isHurried(kitchen) ? 1 : 2,
        raw: true,
        fits: (id) => nearlyReady.test(id) && !/corn|artichoke|snow|snap/.test(id),
      },
      starch: 'bread',
      needsStarch: true,
      fat: 5,
      dressed: true,
      toppings: 0,
    });
    const bread = plan?.parts.find((part) => part.role === 'starch');
    if (!plan || !bread) return null;
    const names: Readonly<Record<string, string>> = {
      'rice-cake': 'rice cakes',
      'corn-tortilla': 'tostadas',
      pita: 'pita',
    };
    const fitting =
      kitchen.flavor.cuisine === 'Mexican' && bread.food.id !== 'corn-tortilla' ? 'toast' : plan.noun;
    const named = { ...plan, noun: names[bread.food.id] ?? fitting };
    return isHurried(kitchen) ? hurry(named) : named;
  },
  write(dish) {
    const [bread] = partsOf(dish, 'starch');
    const [main] = partsOf(dish, 'main');
    const isBean = mainKind(main!.food.id) === 'bean' || main!.food.id === 'avocado';
    const isCrisp = starches[bread!.food.id]!.minutes === 0;
    return inOrder([
      prepare(dish, '', partsOf(dish, 'herb', 'topping')),
      { ...dressing(dish), minutes: 1 },
      step(
        1,
        `${isBean ? 'Add' : 'Turn'} the ${main!.said}${isBean ? ', crush coarsely with a fork and stir' : ' in the dressing'}.`,
      ),
      step(
        1,
        `${isCrisp ? 'Lay out' : 'Toast or warm'} the ${bread!.said} and pile on the ${main!.said}${when(partsOf(dish, 'vegetable', 'leaf'), (foods) => ` and ${foods}`)}${when(partsOf(dish, 'herb', 'topping'), (foods) => ` with ${foods}`)}.`,
      ),
    ]);
  },
  title: (dish) => titled(`${taste(dish)} ${mainWord(dish.main)} ${dish.noun}${withSides(dish, 2)}`),
  summary: (dish) =>
    `${titled(mainWord(dish.main))} in a ${dish.taste.toLowerCase()} dressing, piled on ${sideWord(partsOf(dish, 'starch')[0]!)}${withSides(dish)}.`,
};

const carriers: readonly string[] = ['cucumber', 'persian-cucumber', 'belgian-endive', 'romaine-lettuce'];

/** What is good in two bites on a slice of cucumber. */
const small: readonly string[] = [
  'smoked-salmon',
  'canned-tuna',
  'canned-salmon',
  'smoked-trout',
  'cottage-cheese',
  'feta',
  'goat-cheese',
  'rotisserie-chicken',
  'avocado',
  'smoked-tofu',
  'white-bean',
  'chickpea',
  'prosciutto',
  'shrimp',
];

export const bites: Archetype = {
  id: 'bites',
  tag: 'Bites',
  skill: 'beginner',
  meals: ['snack'],
  leastMinutes: 5,
  everywhere: true,
  plan(kitchen) {
    const main = choose(
      kitchen,
      small.filter((id) => kitchen.flavor.mains.includes(id) && id !== 'shrimp'),
      'main',
    );
    const base = choose(kitchen, carriers, 'vegetable', (id) => (id === 'cucumber' ? 2 : 1));
    if (!main || !base) return null;
    const seasoning = chooseSeasoning(kitchen, ['dress'], mainKind(main.id));
    if (!seasoning) return null;
    const light = seasoning.parts
      .filter(
        (part) =>
          part.food !== main &&
          part.food !== base &&
          (['acid', 'herb', 'spice'].includes(part.role) || /yogurt|mustard/.test(part.food.id)),
      )
      .slice(0, 3);
    if (light.length === 0) return null;
    const parts = [
      partOf(
        main,
        'main',
        mains.get(main.id)!.grams * 0.6,
        main.id === 'avocado' ? 'mash' : mainCut(main.id, 'cold'),
      ),
      partOf(base, 'vegetable', 90, base.id.includes('cucumber') ? 'rounds' : 'none'),
      ...light.map((part) => ({ ...part, grams: part.grams * 0.6 })),
      ...chooseFat(kitchen, 3, 'dress'),
      partOf(foodById('black-pepper'), 'pepper', 0.1),
    ];
    return {
      parts,
      main,
      taste: titled(
        light
          .map((part) => sideWord(part).replace(/ juice$| vinegar$/, ''))
          .slice(0, 1)
          .join(''),
      ),
      noun: base.id.includes('cucumber') ? 'cucumber bites' : 'boats',
    };
  },
  write(dish) {
    const [main] = partsOf(dish, 'main');
    const [base] = partsOf(dish, 'vegetable');
    const mixing = partsOf(dish, 'fat', 'acid', 'spice', 'creamy', 'paste', 'salt', 'pepper');
    return inOrder([
      prepare(dish),
      step(1, `Mix the ${main!.said} with ${say(mixing)}.`),
      step(1, `Lay out the ${base!.said} and spoon the ${main!.said} on top.`),
      step(1, `${when(partsOf(dish, 'herb'), (foods) => `Finish with ${foods} and serve`) || 'Serve'} cold.`),
    ]);
  },
  title: (dish) =>
    titled(
      `${mainWord(dish.main)} and ${dish.taste.charAt(0).toLowerCase()}${dish.taste.slice(1)} ${dish.noun}`,
    ),
  summary: (dish) => `Cool, crisp ${dish.noun} topped with ${mainWord(dish.main)}.`,
};
