import { expect, test } from 'vitest';
import type { Language } from '../foods/other-languages.ts';
import { nameItem } from './name-item.ts';

const named = (text: string, language: Language = 'en') =>
  nameItem(text, { heading: null, plu: null, taxedAsFood: null, store: null, language });

test.each([
  ['de', 'Schokotrüffel', 'filled-chocolate'],
  ['fr', 'TRUFFES FANTAISIE', 'filled-chocolate'],
  ['de', 'WeiBkohl', 'cabbage'],
] as const)(
  'in "%s" chocolates are no mushrooms, and a misread letter is understood: %s',
  (language, text, food) => {
    expect(named(text, language).food).toBe(food);
  },
);

test.each([['CHKN TNDR SUB WHL'], ['STEAK BAKES 4PK']])(
  'a sandwich or a pastry named after its filling is a ready dish: %s',
  (text) => {
    expect(named(text)).toMatchObject({ food: null, category: 'Other' });
  },
);

test.each([
  ['de', 'Haferdrink', 'Dairy'],
  ['fr', 'TARTE CITRON', 'Pantry'],
  ['sv', 'Kanelbullar', 'Pantry'],
  ['sv', 'Diskborste', 'Other'],
  ['da', 'TUN I VAND', 'Protein'],
  ['it', 'BOLLITO MISTO', 'Protein'],
  ['nl', 'SNIJBONEN', 'Produce'],
] as const)('in "%s" the ending of a word does not mislead: %s', (language, text, category) => {
  expect(named(text, language).category).toBe(category);
});
