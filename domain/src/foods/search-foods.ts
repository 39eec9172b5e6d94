import { foldWord } from '../quantities/tokens.ts';
import type { Food } from './food.ts';
import { foodsNamedAnywhere } from './named-anywhere.ts';
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
 * Foods that a person may mean by the first letters of a name, at most `most`: those whose own name begins so, then those
 * with a word of their name that does, then by their other names, last by their whole name in another language. Shorter names first.
 */
export function searchFoods(query: string, most: number): Food[] {
  names ??= foods.map((food) => ({ food, texts: [food.name, ...food.aliases].map(folded) }));
  const foreign = foodsNamedAnywhere(query);
  // The last word may be cut in the middle, where folding would change it.
  const wanted = query.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
  if (wanted === '') return [];
  const rank = (text: string, isName: boolean): number => {
    if (text === wanted) return 0;
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
