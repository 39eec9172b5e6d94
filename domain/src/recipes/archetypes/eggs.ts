import { partsOf } from '../dish.ts';
import { chooseStarch } from '../fill-slots.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { and, mainWord, shownSides, titled } from '../title.ts';
import { inOrder, minutesFor, prepare, say, scatter, step, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';
import { planSavory } from './plan-savory.ts';

const withEggs = (id: string) =>
  vegetables[id]!.pan <= 7 &&
  !/lettuce|greens$|cucumber|radish|cabbage|celery|snow|snap|baby-corn|bamboo|daikon|turnip|beet|carrot|okra|chayote|nopales|gai-lan|bok-choy|eggplant|fennel|endive|radicchio|cauliflower/.test(
    id,
  );

const withSides = (names: readonly string[]) => (names.length > 0 ? ` with ${and(names)}` : '');

export const omelette: Archetype = {
  id: 'omelette',
  tag: 'Omelette',
  skill: 'beginner',
  meals: ['breakfast', 'lunch'],
  leastMinutes: 14,
  everywhere: false,
  plan: (kitchen) =>
    planSavory(kitchen, {
      id: 'omelette',
      kinds: ['egg'],
      manner: 'wok',
      uses: ['egg'],
      vegetables: { least: 1, most: 2, fits: withEggs },
      fat: 6,
      toppings: 1,
      ...(kitchen.flavor.cuisine === 'Spanish' ? { also: { potato: 120 } } : {}),
    }),
  write(dish) {
    const eggs = partsOf(dish, 'main')[0]!.said;
    const filling = partsOf(dish, 'vegetable', 'leaf', 'aromatic');
    const flavorings = partsOf(
      dish,
      'spice',
      'paste',
      'sauce',
      'salt',
      'pepper',
      'liquid',
      'creamy',
      'accent',
    );
    const minutes = Math.max(4, minutesFor(filling, 'pan'));
    const last = partsOf(dish, 'acid');
    const top = scatter(dish);
    return inOrder([
      prepare(dish),
      step(1, `Beat the ${eggs}${when(flavorings, (foods) => ` with ${foods}`)} in a bowl.`),
      step(
        minutes + 1,
        `Heat ${say(partsOf(dish, 'fat'))} in a frying pan over medium heat and cook ${say(filling)} for ${minutes} minutes, until soft.`,
      ),
      step(
        6,
        `Pour in the ${eggs}, draw the edges to the middle once or twice, then cover and cook over low heat for 6 minutes, until set right through, 71 °C / 160 °F.`,
      ),
      step(
        1,
        `Slide onto a plate${when(last, (foods) => `, sprinkle with ${foods}`)}${top && ` and ${top}`}.`,
      ),
    ]);
  },
  title: (dish) =>
    titled(
      `${dish.taste} ${dish.noun === 'eggs' ? 'open omelette' : dish.noun}${withSides(shownSides(dish, 2))}`,
    ),
  summary: (dish) =>
    `Eggs set gently around ${and(shownSides(dish, 2))}, soft in the middle and golden underneath.`,
};

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
    const flavorings = partsOf(
      dish,
      'spice',
      'paste',
      'sauce',
      'salt',
      'pepper',
      'liquid',
      'accent',
      'creamy',
    );
    const [bread] = partsOf(dish, 'starch');
    const minutes = Math.max(3, minutesFor(filling, 'pan'));
    const top = scatter(dish);
    const last = partsOf(dish, 'acid');
    return inOrder([
      prepare(dish),
      step(
        minutes + 1,
        `Heat ${say(partsOf(dish, 'fat'))} in a frying pan over medium heat and cook ${say(filling)} for ${minutes} minutes, until soft.`,
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
      step(
        bread ? 3 : 1,
        bread ? `Toast the ${bread.said} and spoon the scramble over` : 'Spoon onto plates',
        `${when(last, (foods) => `Sprinkle with ${foods}`)}${top && `${last.length > 0 ? ' and ' : 'Then '}${top}`}.`,
      ),
    ]).map((one) => ({
      ...one,
      text: one.text
        .replace(/over Sprinkle/, 'over. Sprinkle')
        .replace(/plates Sprinkle/, 'plates. Sprinkle')
        .replace(/(over|plates) Then/, '$1. Then')
        .replace(/(over|plates) \.$/, '$1.'),
    }));
  },
  title: (dish) =>
    titled(
      `${dish.taste} ${dish.main.id === 'tofu' ? 'tofu ' : 'egg '}${dish.noun}${withSides(shownSides(dish, 2))}`,
    ),
  summary: (dish) =>
    `A soft ${mainWord(dish.main)} scramble with ${and(shownSides(dish, 2))}, quick enough for a weekday.`,
};

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
    if (!plan || !plan.parts.some((part) => /tomato|tomatillo/.test(part.food.id) && part.role === 'liquid'))
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
        `Heat ${say(partsOf(dish, 'fat'))} in a wide pan over medium heat and cook ${say(soft)} for 6 minutes, until soft${when(spices, (foods) => `; stir in ${foods} for the last minute`)}.`,
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
        `${top ? `${titled(top)}` : 'Serve from the pan'}${bread ? ` and serve with the ${bread.said}` : top ? ' and serve from the pan' : ''}.`,
      ),
    ]);
  },
  title: (dish) =>
    titled(
      `${dish.noun === 'shakshuka' ? 'shakshuka' : `${dish.taste} ${dish.noun === 'baked eggs' ? 'baked eggs' : 'eggs'}`}${withSides(shownSides(dish, 2))}`,
    ),
  summary: (dish) =>
    `Eggs poached in a thick ${dish.taste.toLowerCase()} sauce with ${and(shownSides(dish, 2))}.`,
};
