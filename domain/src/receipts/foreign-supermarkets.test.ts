import { expect, test } from 'vitest';
import type { OtherLanguage } from '../foods/other-languages.ts';
import { named } from './name-item.fixture.ts';
import { read } from './read-text.fixture.ts';
import { sizeInName } from './size-in-name.ts';

const foodOf = (text: string, language: OtherLanguage) => named(text, language).food;

test.each([
  ['de', 'POULET SCHENKEL', 'chicken-leg'],
  ['da', 'KYLLINGE BRYST', 'chicken-breast'],
  ['fi', 'SIPULI PUNA', 'red-onion'],
  ['sv', 'LÖK RÖD', 'red-onion'],
  ['da', 'RØD PEBER', 'red-bell-pepper'],
] as const)('in "%s", "%s" is one word that the register printed as two', (language, text, food) => {
  expect(foodOf(text, language)).toBe(food);
});

test.each([
  ['pl', 'SER ŻÓŁTY GOUDA', 'gouda'],
  ['fr', 'FROMAGE FETA', 'feta'],
  ['pl', 'MAKARON PENNE', 'penne'],
  ['nl', 'GERASPTE EMMENTALER', 'swiss-cheese'],
  ['fr', 'FILET PORC', 'pork'],
  ['fr', 'CLEMENTINE FILET', 'mandarin'],
] as const)(
  'in "%s", "%s" is what the name specifies, not cheese, pasta or a fillet in general',
  (language, text, food) => {
    expect(foodOf(text, language)).toBe(food);
  },
);

test.each([
  ['de', 'MINERALWASSER STILL', 'water'],
  ['de', 'DELIKATESS LEBERWURST', 'liverwurst'],
  ['de', 'HALTBARMILCH 3,5%', 'milk'],
  ['de', 'H-MILCH 1,5%', 'low-fat-milk'],
  ['pt', 'LEITE 0,2%', 'skim-milk'],
  ['da', 'SKIVESKÅRET OST', 'cheddar'],
  ['da', 'KÆRNEMÆLK 0,5%', 'buttermilk'],
  ['fr', 'EAU GAZ 6X1,25L', 'sparkling-water'],
  ['fr', 'HACHE PORC/BOEUF', 'ground-pork'],
  ['fr', 'CHICONS 500G', 'belgian-endive'],
  ['es', 'PIÑA EN SU JUGO', 'canned-pineapple'],
  ['it', 'P.COTTO AFFETTATO', 'ham'],
  ['nl', 'JONG BELEGEN PLAK', 'gouda'],
  ['nl', 'GOUDSE 48+ OUD STUK', 'gouda'],
  ['nl', 'HESP GEKOOKT', 'ham'],
  ['pl', 'TWARÓG PÓŁT. 250G', 'quark'],
  ['pt', 'LEITE M/GORDO 1L', 'reduced-fat-milk'],
  ['sv', 'BREGOTT 600G', 'butter'],
  ['da', 'SMØRBAR', 'butter'],
  ['nb', 'NORVEGIA SKIVET', 'gouda'],
  ['fi', 'OIVARIINI', 'butter'],
] as const)('in "%s", "%s" is what shoppers there call it', (language, text, food) => {
  expect(foodOf(text, language)).toBe(food);
});

test('a size with the unit first is a size', () => {
  expect(sizeInName('FARINA 00 KG1', 'it')).toEqual({ amount: 1, unit: 'kg' });
  expect(sizeInName('LATTE INT LT 1', 'it')).toEqual({ amount: 1, unit: 'l' });
  expect(sizeInName('BRUNOST G35', 'nb')).toBeNull();
});

test('a dozen and a kilogram are known by their names abroad', () => {
  expect(sizeInName('HUEVOS L DOCENA', 'es')).toEqual({ amount: 12, unit: 'each' });
  expect(sizeInName('PDT CHARLOTTE 2K', 'fr')).toEqual({ amount: 2, unit: 'kg' });
  expect(sizeInName('TV 4K', 'en')).toBeNull();
});

test('a tax code in brackets is not part of the price', () => {
  const { items, language } = read(`E.LECLERC
LAIT ENTIER 1L       1,15 (2)
POIREAUX BOTTE       2,15 (2)
SAVON                1,50 (A)
TOTAL                4,80
CB SANS CONTACT      4,80
MERCI`);
  expect(items.map(({ text, price }) => [text, price])).toEqual([
    ['LAIT ENTIER 1L', 1.15],
    ['POIREAUX BOTTE', 2.15],
    ['SAVON', 1.5],
  ]);
  expect(language).toBe('fr');
});

const spanish = (price: string) => `MERCADONA, S.A.
LECHE ENTERA 1L      0,95
GARBANZO COCIDO      ${price}
PAN RALLADO          0,70
TOTAL (€)            2,60
TARJETA BANCARIA     2,60
IVA  BASE IMPONIBLE  CUOTA`;

test('where prices are paid to the cent, one misread cent is told even if the total ends in 0 or 5', () => {
  expect(read(spanish('0,95')).checks.sum?.agrees).toBe(true);
  expect(read(spanish('0,94')).checks.sum?.agrees).toBe(false);
});

test('where cash is rounded to five cents, a total that was rounded still agrees', () => {
  const swiss = read(`MIGROS
ARTIKELBEZEICHNUNG  Total
Milch UHT 1l         1.53
Zucchetti            1.95
Poulet Schenkel      7.40
TOTAL CHF           10.90
Rückgeld             0.00
Vielen Dank`);
  expect(swiss).toMatchObject({ currency: 'CHF', checks: { sum: { agrees: true } } });
});

test('a few words that another language also has do not outweigh the names of the items', () => {
  const { language } = read(`DELHAIZE
BRUXELLES  TEL 02 123 45 67
LAIT ENTIER 1L       1,29 B
CHOU FLEUR           1,99 B
CAROTTES 1KG         1,09 B
REDUCTION           -0,75
TOTAL                3,62
BANCONTACT           3,62`);
  expect(language).toBe('fr');
});
