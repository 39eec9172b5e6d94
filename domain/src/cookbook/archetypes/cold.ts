import type { FoodId } from '../../foods/food-id.ts';
import { isSimilar } from '../choose-vegetables.ts';
import { type Dish, type Part, type Plan, partsOf } from '../dish.ts';
import { choose, type Kitchen, partOf } from '../fill-slots.ts';
import { cuts } from '../kitchen/cuts.ts';
import { type MainKind, mainKind } from '../kitchen/mains.ts';
import { starches } from '../kitchen/starches.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { articleFor, mainAlone, mainWord, sideWord, titled, withSides } from '../title.ts';
import { inOrder, prepare, say, scatter, step, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { dressing } from './bowl.ts';
import { planSavory } from './plan-savory.ts';

/** Eaten as they come out of can or packet. */
const ready: readonly MainKind[] = ['ready', 'ready', 'bean'];

const canBeCold = (id: FoodId) => mainKind(id) === 'ready' || mainKind(id) === 'bean' || id === 'smoked-tofu';

/** Quick to make ready, when there is next to no time. */
const nearlyReady =
  /cherry-tomato|spinach|arugula|cucumber|mixed-greens|roasted-red|artichoke|canned-corn|snow-pea|sugar-snap|watercress|avocado|radish|tomato|lettuce|romaine/;

function coldKitchen(kitchen: Kitchen, without: RegExp | null = null): Kitchen {
  const mainIds = kitchen.flavor.mains.filter((id) => canBeCold(id) && !without?.test(id));
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
    !plan.named.includes(part.food);
  const work = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + cuts[part.cut].minutes, 0);
  let parts = plan.parts;
  while (work(parts) > hurriedMinutes && parts.some(spare)) {
    const out = parts.findLast((part) => spare(part) && part.role !== 'vegetable') ?? parts.findLast(spare);
    parts = parts.filter((part) => part !== out);
  }
  return { ...plan, parts };
}

/** The main is no less a side word where the dressing is named for it. */
const taste = (dish: Dish) => (dish.taste.toLowerCase().includes(mainWord(dish.main)) ? '' : dish.taste);

const isTough = (dish: Dish) => partsOf(dish, 'leaf').some((part) => /kale|collard/.test(part.food.id));

function foldIn(dish: Dish): string {
  const leaves = say(partsOf(dish, 'leaf'));
  return isTough(dish)
    ? `Rub ${leaves} between your fingers for 1 minute, until dark and soft, and fold in`
    : `Fold in ${leaves}`;
}

export const salad: Archetype = {
  id: 'salad',
  tag: 'Salad',
  skill: 'beginner',
  meals: ['lunch', 'dinner'],
  spareFor: ['breakfast'],
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
      fatFor: 'dress',
      toppings: hurried ? 1 : 2,
    });
    const leaf = choose(
      kitchen,
      kitchen.flavor.leaves.filter(
        (id) => !hurried || vegetables[id]!.raw === 'none' || vegetables[id]!.raw === 'tear',
      ),
      'leaf',
    );
    if (!plan || !leaf || plan.parts.some((part) => isSimilar(part.food.id, leaf.id))) return null;
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
      step(isTough(dish) ? 2 : 1, `${foldIn(dish)}${top && `, ${top}`} and serve.`),
    ]);
  },
  title: (dish) => titled(`${taste(dish)} ${mainWord(dish.main)} salad${withSides(dish)}`),
  summary: (dish) => `A big, fresh salad of ${mainAlone(dish)}${withSides(dish, 3)}, ready without a stove.`,
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
    const plan = planSavory(
      coldKitchen(kitchen, kitchen.meal === 'breakfast' ? /tuna|sardine|mackerel|lentil/ : null),
      {
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
        fatFor: 'dress',
        toppings: 0,
      },
    );
    const bread = plan?.parts.find((part) => part.role === 'starch');
    if (!plan || !bread) return null;
    const names: Readonly<Record<string, string>> = {
      'rice-cake': 'rice cakes',
      'corn-tortilla': 'tostadas',
      pita: 'pita',
    };
    const isOwn = kitchen.flavor.starches.bread?.includes(bread.food.id) === true;
    const fitting = isOwn || plan.noun.includes('sandwich') ? plan.noun : 'toast';
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
        `${isCrisp ? 'Lay out' : 'Toast or warm'} the ${bread!.said} and pile on ${say(partsOf(dish, 'main', 'vegetable', 'leaf'))}${when(partsOf(dish, 'herb', 'topping'), (foods) => ` with ${foods}`)}.`,
      ),
    ]);
  },
  title: (dish) => titled(`${taste(dish)} ${mainWord(dish.main)} ${dish.noun}${withSides(dish, 2)}`),
  summary: (dish) =>
    `${titled(mainAlone(dish))} in ${dish.taste ? `${articleFor(dish.taste)} ${dish.taste.toLowerCase()}` : 'a light'} dressing, piled on ${sideWord(partsOf(dish, 'starch')[0]!)}${withSides(dish)}.`,
};
