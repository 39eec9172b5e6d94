import { expect, test } from 'vitest';
import { foods } from '../foods/table.ts';
import { abbreviations } from './data/abbreviations.ts';
import { brandsByCategory, brandsByProduct, nonFoodBrands } from './data/brands.ts';
import { maybeNonFoodWords, nonFoodWords } from './data/non-food.ts';
import { pluCodes } from './data/plu-codes.ts';
import { decidingWords, flavorWords, plainWords, vagueWords } from './data/product-words.ts';
import { storePrefixes } from './data/store-prefixes.ts';
import { otherNames, varieties } from './data/varieties.ts';
import { lexicon } from './lexicon.ts';
import { foldName } from './sense.ts';

const listed = (lists: Readonly<Record<string, string>>) =>
  Object.values(lists).flatMap((list) => list.split(', '));
const brands = [...listed(brandsByProduct), ...listed(brandsByCategory), ...listed(nonFoodBrands)];
const shortForms = Object.values(abbreviations).flatMap((list) => list.split(' '));
const prefixes = storePrefixes.flatMap((group) => group.split('|'));
const codes = Object.values(pluCodes).flatMap((list) => list.split(' '));

test('the lexicons are large', () => {
  expect(new Set(shortForms).size).toBeGreaterThanOrEqual(500);
  expect(new Set(brands.map(foldName)).size).toBeGreaterThanOrEqual(700);
  expect(new Set(prefixes).size).toBeGreaterThanOrEqual(50);
  expect(new Set(codes).size).toBeGreaterThanOrEqual(300);
});

test('no brand is listed twice', () => {
  const seen = new Map<string, string>();
  for (const brand of brands) {
    const key = foldName(brand);
    expect(seen.get(key), brand).toBeUndefined();
    seen.set(key, brand);
  }
});

test('no abbreviation of a word is a brand with another meaning', () => {
  const known = new Set(shortForms);
  expect(brands.filter((brand) => known.has(brand))).toEqual([]);
});

test('an abbreviation is listed once per word, and is not part of it', () => {
  for (const [meaning, list] of Object.entries(abbreviations)) {
    const forms = list.split(' ');
    expect(new Set(forms).size, meaning).toBe(forms.length);
    expect(forms, meaning).not.toContain(meaning);
  }
});

test('look-up codes have four digits and one food from the table', () => {
  expect(codes.filter((code) => !/^[34]\d{3}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  const names = new Set(foods.map((food) => food.name));
  expect(Object.keys(pluCodes).filter((name) => !names.has(name))).toEqual([]);
});

test('entries are normalized: lower case, no extra spaces', () => {
  const words = [
    ...[nonFoodWords, decidingWords, plainWords, varieties, otherNames].flatMap(listed),
    ...[maybeNonFoodWords, flavorWords, vagueWords].flatMap((list) => list.split(', ')),
  ];
  const all = [...words, ...brands, ...shortForms, ...prefixes];
  expect(all.filter((one) => one !== one.toLowerCase().trim() || one === '' || /\s{2}/.test(one))).toEqual(
    [],
  );
});

test('brands, varieties and foods refer to known names', () => {
  const { senses } = lexicon();
  for (const product of [
    ...Object.keys(brandsByProduct),
    ...Object.keys(varieties),
    ...Object.keys(otherNames),
  ]) {
    expect(senses.get(foldName(product))?.kind, product).toBe('food');
  }
});
