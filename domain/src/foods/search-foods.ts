import { foldWord } from '../quantities/tokens.ts';
import type { Food } from './food.ts';
import { foodIdsByForeignName } from './foreign-names.ts';
import { foods } from './table.ts';

const folded = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(foldWord)
    .join(' ');

const none = 9;

let names: { food: Food; texts: readonly string[] }[] | undefined;

/**
 * Up to `most` foods for a typed prefix: first those whose primary name starts with it, then those with a word in that
 * name that does, then by alias, last by a complete name in another language. Shorter names first.
 */
export function searchFoods(query: string, most: number): Food[] {
  names ??= foods.map((food) => ({ food, texts: [food.name, ...food.aliases].map(folded) }));
  const foreign = foodIdsByForeignName(query);
  // The last word may be incomplete, so it is folded only to find a plural ("eggs").
  const wanted = query.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
  if (wanted === '') return [];
  const complete = folded(query);
  const rank = (text: string, isName: boolean): number => {
    if (text === wanted || text === complete) return 0;
    if (text.startsWith(wanted)) return isName ? 1 : 3;
    return text.includes(` ${wanted}`) ? (isName ? 2 : 4) : none;
  };
  return names
    .map(({ food, texts }) => {
      const own = Math.min(...texts.map((text, at) => rank(text, at === 0)));
      return { food, rank: own === none && foreign.has(food.id) ? none - 1 : own };
    })
    .filter((one) => one.rank < none)
    .sort(
      (a, b) =>
        a.rank - b.rank || a.food.name.length - b.food.name.length || (a.food.name < b.food.name ? -1 : 1),
    )
    .slice(0, most)
    .map(({ food }) => food);
}
