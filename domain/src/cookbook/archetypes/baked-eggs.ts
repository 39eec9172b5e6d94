import { type Dish, partsOf } from '../dish.ts';
import { chooseStarch } from '../fill-slots.ts';
import { and, titled, titleWord, withSides } from '../title.ts';
import { inOrder, prepare, say, scatter, step, vessels, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { withEggs } from './omelette.ts';
import { planSavory } from './plan-savory.ts';

/** What the sauce is made of, in the words of a title. */
function sauceOf(dish: Dish): string[] {
  const made = [...partsOf(dish, 'liquid'), ...partsOf(dish, 'aromatic')].map((part) => titleWord(part.food));
  return [...new Set(made)].filter(Boolean).slice(0, 3);
}

export const bakedEggs: Archetype = {
  id: 'baked-eggs',
  tag: 'Eggs in sauce',
  skill: 'intermediate',
  meals: ['breakfast', 'lunch', 'dinner'],
  leastMinutes: 24,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'baked-eggs',
      kinds: ['egg'],
      manner: 'wok',
      uses: ['egg', 'stew'],
      vegetables: {
        least: 1,
        most: 2,
        fits: (id) => withEggs(id) && !/asparagus|broccol|green-bean|green-pea/.test(id),
      },
      fat: 7,
      toppings: 1,
    });
    if (!plan?.parts.some((part) => /tomato|tomatillo/.test(part.food.id) && part.role === 'liquid'))
      return null;
    const bread = chooseStarch(kitchen, 'bread', plan.parts);
    return {
      ...plan,
      parts: [...plan.parts, ...(bread && bread.food.class !== 'starchy-vegetable' ? [bread] : [])],
    };
  },
  write(dish) {
    const eggs = partsOf(dish, 'main')[0]!.said;
    const soft = partsOf(dish, 'aromatic', 'vegetable');
    const spices = partsOf(dish, 'spice', 'paste');
    const sauce = partsOf(dish, 'liquid', 'sauce', 'leaf', 'accent', 'acid', 'creamy', 'salt', 'pepper');
    const [bread] = partsOf(dish, 'starch');
    const top = scatter(dish);
    return inOrder([
      prepare(dish),
      step(
        7,
        `Heat ${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'wide pan')} over medium heat and cook ${say(soft)} for 6 minutes, until soft${when(spices, (foods) => `; stir in ${foods} for the last minute`)}.`,
      ),
      step(8, `Stir in ${say(sauce)} and simmer for 7 minutes, until thick.`),
      step(
        6,
        `Make hollows in the sauce, break in the ${eggs}, cover and cook gently for 6 minutes, until the whites are firm and the yolks are set, 71 °C / 160 °F.`.replace(
          'the whites are firm and the yolks are',
          'they are',
        ),
      ),
      step(
        1,
        `${top ? `${titled(top)}` : 'Serve from the pan'}${bread ? ` and serve with the ${bread.said}, warmed` : top ? ' and serve from the pan' : ''}.`,
      ),
    ]);
  },
  title: (dish) =>
    titled(
      `${dish.noun === 'shakshuka' ? 'shakshuka' : `${dish.taste} ${dish.noun === 'baked eggs' ? 'baked eggs' : 'eggs'}`}${withSides(dish, 2)}`,
    ),
  summary: (dish) => `Eggs poached in a thick sauce of ${and(sauceOf(dish))}${withSides(dish)}.`,
};
