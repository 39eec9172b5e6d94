import { foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { type Dish, partsOf } from '../dish.ts';
import { partOf } from '../fill-slots.ts';
import type { Amounts } from '../flavors/flavor.ts';
import { and, titled } from '../title.ts';
import { inOrder, prepare, say, step, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { milkFor, planSweet } from './plan-sweet.ts';

const described = (dish: Dish) => and(partsOf(dish, 'fruit', 'topping').map((part) => part.said));

export const porridge: Archetype = {
  id: 'porridge',
  tag: 'Porridge',
  skill: 'beginner',
  meals: ['breakfast'],
  leastMinutes: 10,
  everywhere: true,
  plan(kitchen) {
    const milk = milkFor(kitchen);
    const grain = foodIds('oats gluten-free-oats quinoa').find(kitchen.pantry.allows);
    if (!milk || !grain) return null;
    return planSweet(
      kitchen,
      'porridge',
      { [grain]: grain === 'quinoa' ? 50 : 45, [milk]: milk === 'coconut-milk' ? 110 : 220 },
      grain === 'quinoa' ? 'quinoa porridge' : 'oatmeal',
    );
  },
  write(dish) {
    const [grain, milk] = partsOf(dish, 'base');
    const isQuinoa = grain!.food.id === 'quinoa';
    const minutes = isQuinoa ? 16 : 6;
    const water = Math.ceil((dish.servings * (milk!.grams < 150 ? 120 : isQuinoa ? 60 : 40)) / 50) * 50;
    const cooked = partsOf(dish, 'spice', 'liquid', 'creamy').filter((part) => !/juice/.test(part.food.id));
    const soft = partsOf(dish, 'fruit').filter((part) =>
      /apple|pear|sweet-potato|date|prune|plum|apricot/.test(part.food.id),
    );
    const fresh = partsOf(dish, 'fruit').filter((part) => !soft.includes(part));
    const last = [
      ...partsOf(dish, 'topping', 'herb'),
      ...partsOf(dish, 'liquid').filter((part) => !cooked.includes(part)),
    ];
    return inOrder([
      prepare(dish),
      step(
        minutes + 3,
        `${isQuinoa ? `Rinse the ${grain!.said} and put` : `Put the ${grain!.said}`}${isQuinoa ? ' it' : ''} in a pot with the ${milk!.said} and ${water} ml of water${when([...cooked, ...soft], (foods) => `, and stir in ${foods}`)}. Bring to a simmer and cook for ${minutes} minutes, stirring, until thick and creamy.`,
      ),
      step(
        1,
        `Take off the heat${when(partsOf(dish, 'sweetener'), (foods) => `, sweeten with ${foods}`)} and let stand for 1 minute.`,
      ),
      step(1, `Spoon into bowls${when([...fresh, ...last], (foods) => ` and top with ${foods}`)}.`),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${dish.noun}`),
  summary: (dish) => `A creamy bowl of ${dish.noun} with ${described(dish)}.`,
};

export const pancakes: Archetype = {
  id: 'pancakes',
  tag: 'Pancakes',
  skill: 'intermediate',
  meals: ['breakfast'],
  leastMinutes: 20,
  everywhere: true,
  plan(kitchen) {
    const milk = milkFor(kitchen);
    const flour = foodIds(
      'whole-wheat-flour gluten-free-flour almond-flour buckwheat-flour cassava-flour',
    ).find(kitchen.pantry.allows);
    if (!milk || !flour) return null;
    const hasEgg = kitchen.pantry.allows('egg');
    if (!hasEgg && flour === 'almond-flour') return null;
    const binder: Amounts = hasEgg ? { egg: 50 } : { 'ground-flaxseed': 8 };
    const plan = planSweet(
      kitchen,
      'pancakes',
      {
        [flour]: flour === 'almond-flour' ? 45 : 55,
        [milk]: flour === 'almond-flour' ? 35 : 90,
        ...binder,
        'baking-powder': 2.2,
      },
      'pancakes',
    );
    return (
      plan && {
        ...plan,
        parts: [...plan.parts, partOf(kitchen.pantry.take('butter') ?? foodById('coconut-oil'), 'fat', 4)],
      }
    );
  },
  write(dish) {
    const base = partsOf(dish, 'base');
    const dry = base.filter((part) => /flour|baking|flax/.test(part.food.id));
    const wet = base.filter((part) => !dry.includes(part));
    const flavor = partsOf(dish, 'spice', 'liquid', 'creamy').filter((part) => !/juice/.test(part.food.id));
    const last = [
      ...partsOf(dish, 'fruit', 'topping', 'sweetener', 'herb'),
      ...partsOf(dish, 'liquid').filter((part) => !flavor.includes(part)),
    ];
    return inOrder([
      prepare(dish),
      step(2, `Whisk ${say(dry)} together in a bowl.`),
      step(2, `Beat in ${say([...wet, ...flavor])} until you have a thick, smooth batter.`),
      step(5, 'Let the batter stand for 5 minutes.'),
      step(
        // A pan holds pancakes for four in four turns.
        Math.ceil(10 * Math.max(1, dish.servings / 6)),
        `Melt a little of ${say(partsOf(dish, 'fat'))} in a frying pan over medium heat. Drop in small ladles of batter and cook for about 2 minutes a side, until bubbles break and both sides are golden; use the rest for the next batches.`,
      ),
      step(1, `Stack on plates and top with ${say(last)}.`),
    ]);
  },
  title: (dish) => titled(`${dish.taste} ${dish.noun}`),
  summary: (dish) => `Small, tender pancakes with ${described(dish)}.`,
};
