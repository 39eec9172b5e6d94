import { foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { type Dish, partsOf } from '../dish.ts';
import { and, titled } from '../title.ts';
import { inOrder, prepare, say, step, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { milkFor, planSweet, yogurtFor } from './plan-sweet.ts';

const named = (dish: Dish) => and(partsOf(dish, 'fruit', 'topping').map((part) => part.said));

/** "mango" of "mango-coconut" before "coconut yogurt bowl"; all of it where nothing would be left. */
function withoutWordsOf(noun: string, taste: string): string {
  const own = taste.split('-').filter((word) => !noun.includes(word));
  return own.length > 0 ? own.join('-') : taste;
}

export const yogurtBowl: Archetype = {
  id: 'yogurt-bowl',
  tag: 'Yogurt bowl',
  skill: 'beginner',
  meals: ['breakfast', 'snack'],
  leastMinutes: 5,
  everywhere: true,
  plan(kitchen) {
    const yogurt = yogurtFor(kitchen);
    if (!yogurt) return null;
    const isBreakfast = kitchen.meal === 'breakfast';
    const oats = isBreakfast ? foodIds('oats gluten-free-oats').find(kitchen.pantry.allows) : undefined;
    const plan = planSweet(
      kitchen,
      'yogurt',
      { [yogurt]: isBreakfast ? 190 : 130, ...(oats ? { [oats]: 25 } : {}) },
      yogurt.includes('greek') ? 'yogurt bowl' : `${foodById(yogurt).name} bowl`,
    );
    return plan && { ...plan, taste: withoutWordsOf(plan.noun, plan.taste) };
  },
  write(dish) {
    const base = partsOf(dish, 'base');
    const stirred = partsOf(dish, 'spice', 'liquid', 'creamy', 'sweetener');
    return inOrder([
      prepare(dish),
      step(1, `Spoon ${say(base)} into bowls${base.length > 1 ? ' and stir' : ''}.`),
      stirred.length > 0
        ? step(1, `Stir in ${say(stirred)}.`)
        : step(1, 'Smooth the top with the back of a spoon.'),
      step(1, `Top with ${say(partsOf(dish, 'fruit', 'topping', 'herb'))}.`),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${dish.noun}`),
  summary: (dish) => `Cool ${dish.noun.replace(' bowl', '')} under ${named(dish)}, made in a few minutes.`,
};

export const smoothie: Archetype = {
  id: 'smoothie',
  tag: 'Smoothie',
  skill: 'beginner',
  meals: ['breakfast', 'snack'],
  leastMinutes: 5,
  everywhere: true,
  plan(kitchen) {
    const milk = milkFor(kitchen);
    if (!milk) return null;
    const isBreakfast = kitchen.meal === 'breakfast';
    const body = isBreakfast
      ? (yogurtFor(kitchen) ?? foodIds('avocado banana').find(kitchen.pantry.allows))
      : null;
    const grams = body === 'avocado' ? 50 : body === 'banana' ? 100 : 120;
    // A tenth of seeds would be most of the fat that a lean household may have.
    const hasSeeds = isBreakfast && !kitchen.pantry.keeps('Low-Fat');
    const seeds = hasSeeds
      ? foodIds('ground-flaxseed chia-seed hemp-seed').find(kitchen.pantry.allows)
      : undefined;
    return planSweet(
      kitchen,
      'smoothie',
      {
        [milk]: milk === 'coconut-milk' ? 80 : 180,
        ...(body ? { [body]: grams } : {}),
        ...(seeds ? { [seeds]: 10 } : {}),
      },
      'smoothie',
    );
  },
  write(dish) {
    const base = partsOf(dish, 'base');
    const [milk, ...more] = base;
    const topping = partsOf(dish, 'topping');
    return inOrder([
      prepare(dish),
      step(1, `Pour the ${milk!.said} into a blender${when(more, (foods) => ` and add ${foods}`)}.`),
      step(
        1,
        `Add ${say(partsOf(dish, 'fruit', 'spice', 'liquid', 'creamy', 'sweetener', 'herb'))} and blend for 1 minute, until smooth.`,
      ),
      step(
        1,
        `${topping.length > 0 ? `Pour into glasses and scatter with ${say(topping)}` : 'Pour into glasses and drink at once'}.`,
      ),
      ...(prepare(dish) ? [] : [step(1, 'Thin with a splash of cold water if it is thicker than you like.')]),
    ]);
  },
  title: (dish) => titled(`${dish.taste} smoothie`),
  summary: (dish) =>
    `A thick, cold smoothie of ${and(
      [...partsOf(dish, 'fruit'), ...partsOf(dish, 'base')].map((part) => part.said).slice(0, 3),
    )}.`,
};

export const chiaPudding: Archetype = {
  id: 'chia-pudding',
  tag: 'Chia pudding',
  skill: 'beginner',
  meals: ['breakfast', 'snack'],
  leastMinutes: 25,
  everywhere: true,
  plan(kitchen) {
    const milk = milkFor(kitchen);
    if (!milk || !kitchen.pantry.allows('chia-seed')) return null;
    const isBreakfast = kitchen.meal === 'breakfast';
    return planSweet(
      kitchen,
      'chia',
      {
        'chia-seed': isBreakfast ? 28 : 18,
        [milk]: (milk === 'coconut-milk' ? 90 : 150) * (isBreakfast ? 1 : 0.7),
      },
      'chia pudding',
    );
  },
  write(dish) {
    const [chia, milk] = partsOf(dish, 'base');
    const stirred = partsOf(dish, 'spice', 'liquid', 'creamy', 'sweetener');
    return inOrder([
      step(
        2,
        `Whisk the ${chia!.said} into the ${milk!.said}${when(stirred, (foods) => ` with ${foods}`)}${milk!.food.id === 'coconut-milk' ? ' and a splash of water' : ''}.`,
      ),
      step(18, 'Leave for 18 minutes, stirring twice in the first 5, until thick enough to hold a spoon.'),
      prepare(dish) ?? step(1, 'Wash the fruit meanwhile.'),
      step(1, `Spoon into glasses and top with ${say(partsOf(dish, 'fruit', 'topping', 'herb'))}.`),
    ]);
  },
  title: (dish) => titled(`${dish.taste} chia pudding`),
  summary: (dish) => `A spoonable chia pudding under ${named(dish)}.`,
};

export const fruitPlate: Archetype = {
  id: 'fruit-plate',
  tag: 'Fruit salad',
  skill: 'beginner',
  meals: ['snack'],
  spareFor: ['breakfast'],
  leastMinutes: 5,
  everywhere: true,
  plan: (kitchen) => planSweet(kitchen, 'fruit', {}, 'fruit salad'),
  write(dish) {
    const dressing = partsOf(dish, 'liquid', 'sweetener', 'spice', 'creamy');
    return inOrder([
      prepare(dish) ?? step(1, 'Wash the fruit and pat dry.'),
      step(1, `Put ${say(partsOf(dish, 'fruit'))} in a bowl.`),
      dressing.length > 0
        ? step(
            1,
            dressing.length > 1
              ? `Stir ${say(dressing)} together and turn the fruit in it.`
              : `Turn the fruit in ${say(dressing)}.`,
          )
        : step(1, 'Leave for a minute, so that the juices run.'),
      step(
        1,
        `${when(partsOf(dish, 'topping', 'herb'), (foods) => `Scatter with ${foods} and serve`) || 'Serve'} cold.`,
      ),
    ]);
  },
  title: (dish) => titled(`${dish.taste} fruit salad`),
  summary: (dish) => `A fresh plate of ${named(dish)}.`,
};

export const energyBites: Archetype = {
  id: 'energy-bites',
  tag: 'Energy bites',
  skill: 'beginner',
  meals: ['snack'],
  leastMinutes: 15,
  everywhere: true,
  plan(kitchen) {
    const body = foodIds('oats gluten-free-oats almond sunflower-seed').find(kitchen.pantry.allows);
    const paste = foodIds('almond-butter peanut-butter tahini sunflower-butter coconut-oil').find(
      kitchen.pantry.allows,
    );
    if (!body || !paste || !kitchen.pantry.allows('date')) return null;
    return planSweet(
      kitchen,
      'bites',
      { date: 26, [body]: body.includes('oats') ? 16 : 14, [paste]: paste === 'coconut-oil' ? 4 : 9 },
      'energy bites',
    );
  },
  write(dish) {
    const all = dish.parts;
    return inOrder([
      prepare(dish),
      step(
        3,
        `Put ${say(all)} in a food processor and blend for 2 minutes, until the mixture holds together when pressed.`,
      ),
      step(5, 'Roll spoonfuls between damp hands into balls the size of a large marble, four a serving.'),
      step(5, 'Chill for 5 minutes, until firm; they keep for a week in the refrigerator.'),
    ]);
  },
  title: (dish) => titled(`${dish.taste} energy bites`),
  summary: (dish) => `Soft, chewy ${dish.taste} bites held together by dates.`,
};
