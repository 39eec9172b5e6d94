import { partsOf } from '../dish.ts';
import { chooseStarch } from '../fill-slots.ts';
import { and, mainAlone, titled, withSides } from '../title.ts';
import { inOrder, minutesFor, prepare, say, scatter, step, vessels, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { withEggs } from './omelette.ts';
import { planSavory } from './plan-savory.ts';

export const scramble: Archetype = {
  id: 'scramble',
  tag: 'Scramble',
  skill: 'beginner',
  meals: ['breakfast'],
  leastMinutes: 12,
  everywhere: false,
  plan(kitchen) {
    const plan = planSavory(kitchen, {
      id: 'scramble',
      kinds: kitchen.pantry.allows('egg') ? ['egg', 'tofu'] : ['tofu'],
      manner: 'wok',
      uses: ['egg'],
      vegetables: { least: 1, most: 2, fits: withEggs },
      fat: 7,
      toppings: 1,
    });
    if (!plan || !['egg', 'tofu'].includes(plan.main.id)) return null;
    const bread = kitchen.flavor.starches.bread && chooseStarch(kitchen, 'bread', plan.parts);
    const parts = plan.parts.map((part) =>
      part.food.id === 'tofu' ? { ...part, cut: 'crumble' as const } : part,
    );
    return { ...plan, parts: bread ? [...parts, bread] : parts };
  },
  write(dish) {
    const [main] = partsOf(dish, 'main');
    const isEgg = main!.food.id === 'egg';
    const filling = partsOf(dish, 'vegetable', 'leaf', 'aromatic');
    const flavorings = partsOf(dish, 'spice', 'paste', 'sauce', 'salt', 'pepper', 'accent', 'creamy');
    const wet = partsOf(dish, 'liquid');
    const [bread] = partsOf(dish, 'starch');
    const minutes = Math.max(3, minutesFor(filling, 'pan'));
    const last = [
      ...(bread ? [`Toast the ${bread.said}`, 'spoon the scramble over'] : ['Spoon onto plates']),
      when(partsOf(dish, 'acid'), (foods) => `sprinkle with ${foods}`),
      scatter(dish),
    ].filter(Boolean);
    return inOrder([
      prepare(dish),
      step(
        minutes + 1 + (wet.length > 0 ? 3 : 0),
        `Heat ${say(partsOf(dish, 'fat'))} in ${vessels(dish, 'large frying pan')} over medium heat and cook ${say(filling)} for ${minutes} minutes, until soft.`,
        when(wet, (foods) => `Stir in ${foods} and bubble for 3 minutes, until thick.`),
      ),
      isEgg
        ? step(1, `Beat the ${main!.said}${when(flavorings, (foods) => ` with ${foods}`)}.`)
        : step(1, `Stir in ${say(flavorings)} for 1 minute.`),
      isEgg
        ? step(
            3,
            `Pour in the ${main!.said} and stir slowly for 3 minutes, until softly set, 71 °C / 160 °F.`,
          )
        : step(
            5,
            `Add the ${main!.said} and cook for 5 minutes, stirring now and then, until hot and lightly golden.`,
          ),
      step(bread ? 3 : 1, `${and(last)}.`),
    ]);
  },
  title: (dish) =>
    titled(`${dish.taste} ${dish.main.id === 'tofu' ? 'tofu ' : 'egg '}${dish.noun}${withSides(dish, 2)}`),
  summary: (dish) => `A scramble of ${mainAlone(dish)}${withSides(dish)}, quick enough for a weekday.`,
};
