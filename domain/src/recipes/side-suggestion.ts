import { memoize } from '../quantities/memoize.ts';
import { allergens } from '../vocabulary/options.ts';
import type { SideSuggestion } from './allowed-side.ts';
import { recipeFacts } from './recipe-facts.ts';

/** Grams per serving, for bread, rice and salads alike. */
const servingGrams = 150;
const known = new Map<string, SideSuggestion>();
const maxCached = 2000;

/** What a side is usually made with although its name does not say so. */
const unnamed: readonly (readonly [side: RegExp, name: string])[] = [
  [/\bbuttered\b|\bpolenta\b|\bgrits\b/i, 'butter'],
  [/\bchai\b/i, 'milk'],
  [/\bdal\b/i, 'ghee'],
  [/\brefried beans\b/i, 'lard'],
];

/** Facts of a side such as "crusty bread", parsed like an ingredient. An unknown food may contain every allergen. */
export function sideSuggestion(name: string): SideSuggestion {
  return memoize(known, maxCached, name, readSide);
}

function readSide(name: string): SideSuggestion {
  const plain = name.replace(/^(?:an?|some|the|more|extra) /i, '');
  const ingredients = [
    { name: plain, amount: servingGrams, unit: 'g' },
    ...unnamed.flatMap(([side, name]) => (side.test(plain) ? [{ name, amount: 10, unit: 'g' }] : [])),
  ];
  const facts = recipeFacts({ title: name, description: '', ingredients, instructions: [], servings: 1 });
  const isKnown = facts.unknownFoods.length === 0;
  return {
    name,
    contains: facts.contains,
    mayContain: isKnown ? facts.mayContain : allergens.filter((one) => !facts.contains.includes(one)),
    diets: facts.diets,
  };
}
