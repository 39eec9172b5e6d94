import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { chooseSeasoning } from '../choose-seasoning.ts';
import { partsOf } from '../dish.ts';
import { choose, chooseFat, partOf } from '../fill-slots.ts';
import { mainCut, mainKind, mains } from '../kitchen/mains.ts';
import { mainAlone, mainWord, titled, titleWord } from '../title.ts';
import { inOrder, prepare, say, step, when } from '../write-method.ts';
import type { Archetype } from './archetype.ts';

const carriers: readonly FoodId[] = ['cucumber', 'persian-cucumber', 'belgian-endive', 'romaine-lettuce'];

/** What is good in two bites on a slice of cucumber. */
const small: readonly FoodId[] = [
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
          (part.role === 'herb' || /^(lemon|lime|yuzu)-juice|yogurt/.test(part.food.id)),
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
    const named = light.filter((part) => titleWord(part.food) !== '').slice(0, 1);
    const vessel: Readonly<Record<string, string>> = {
      'belgian-endive': 'endive boats',
      'romaine-lettuce': 'romaine boats',
    };
    const taste = named.map((part) => titleWord(part.food)).join('');
    return {
      parts,
      main,
      taste,
      named: named.map((part) => part.food),
      noun: vessel[base.id] ?? 'cucumber bites',
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
      `${mainWord(dish.main)} ${dish.noun}${dish.taste && ` with ${dish.taste.replace(/chive$/, 'chives')}`}`,
    ),
  summary: (dish) => `Cool, crisp ${dish.noun} topped with ${mainAlone(dish)}.`,
};
