import { expect, test } from 'vitest';
import rows from '../foods/name-rows.json' with { type: 'json' };
import { type OtherLanguage, otherLanguages } from '../foods/other-languages.ts';
import { foodsById } from '../foods/table.ts';
import { allergensOf } from './allergens-of-line.ts';
import { readLine } from './read-line.ts';

type Wanted = [language: OtherLanguage, line: string, amount: string, food: string | null];

function amountOf({ quantity, unit }: ReturnType<typeof readLine>): string {
  if (quantity === null) return unit ?? '';
  const { min, max } = quantity;
  return [min === max ? min : `${min}-${max}`, unit].filter((part) => part !== null).join(' ');
}

test.each<Wanted>([
  ['de', '2 EL Mehl, gesiebt', '2 tbsp', 'all-purpose-flour'],
  ['de', '1 Pck. Backpulver', '1 packet', 'baking-powder'],
  ['de', '2 Zehe/n Knoblauch', '2 clove', 'garlic'],
  ['de', '1,5 kg Kartoffeln, mehlig kochende', '1.5 kg', 'potato'],
  ['de', '1.500 g Kartoffeln', '1500 g', 'potato'],
  ['de', '2 bis 3 EL Sojasauce', '2-3 tbsp', 'soy-sauce'],
  ['de', 'abgeriebene Schale einer Bio-Zitrone', '1', 'lemon'],
  ['de', 'Muskatnuss, frisch gerieben', '', 'nutmeg'],
  ['de', '2 EL Qurutpaste', '2 tbsp', null],
  ['fr', '2 c. à s. de farine', '2 tbsp', 'all-purpose-flour'],
  ['es', '3 cdas de harina', '3 tbsp', 'all-purpose-flour'],
  ['it', 'sale q.b.', '', 'salt'],
  ['it', '2 etti di prosciutto cotto', '200 g', 'ham'],
  ['nl', '1/2 tl zout', '0.5 tsp', 'salt'],
  ['nl', '1 blik tomatenblokjes (400 g)', '1 can', 'canned-tomato'],
  ['nl', '2 eieren, losgeklopt', '2', 'egg'],
  ['pl', '20 dag masła', '200 g', 'butter'],
  ['pl', 'pół szklanki mleka', '0.5 cup', 'milk'],
  ['pl', '1 puszka pomidorów krojonych', '1 can', 'canned-tomato'],
  ['pt', '2 colheres (sopa) de açúcar', '2 tbsp', 'sugar'],
  ['pt', 'sal q.b.', '', 'salt'],
  ['sv', '2 msk smör', '2 tbsp', 'butter'],
  ['sv', '2 krm salt', '2 ml', 'salt'],
  ['sv', '2 1/2 dl mjölk', '2.5 dl', 'milk'],
  ['da', '1 dåse hakkede tomater', '1 can', 'canned-tomato'],
  ['da', '2 spsk olivenolie', '2 tbsp', 'olive-oil'],
  ['nb', '2 ss olje', '2 tbsp', 'vegetable-oil'],
  ['nb', '3 dl hvetemel', '3 dl', 'all-purpose-flour'],
  ['fi', '2 rkl voita', '2 tbsp', 'butter'],
  ['fi', '1 prk tomaattimurskaa', '1 can', 'canned-tomato'],
])('%s: %s', (language, line, amount, food) => {
  const read = readLine(line, language);
  expect([amountOf(read), read.food?.id ?? null]).toEqual([amount, food]);
});

test('the text of a line stays in its own language', () => {
  const { name, preparation } = readLine('500 g Hähnchenbrustfilet, in Streifen geschnitten', 'de');
  expect({ name, preparation }).toEqual({
    name: 'Hähnchenbrustfilet',
    preparation: 'in Streifen geschnitten',
  });
});

test('each choice of a line counts', () => {
  expect(allergensOf(readLine('Butter oder Margarine', 'de'))).toEqual({
    contains: ['Dairy'],
    mayContain: ['Soy'],
  });
});

test('gluten-free foods lack gluten, and lactose-free milk is still milk', () => {
  expect(allergensOf(readLine('150 g glutenfreies Mehl', 'de')).contains).toEqual([]);
  expect(allergensOf(readLine('200 ml laktosefreie Milch', 'de')).contains).toEqual(['Dairy']);
  expect(allergensOf(readLine('200 g veganer Frischkäse', 'de')).contains).toEqual([]);
});

test('ingredients that may be omitted are optional', () => {
  expect(readLine('gehackte Mandeln nach Belieben', 'de').optional).toBe(true);
});

test('tins with a stated weight weigh as much', () => {
  expect(readLine('2 Dosen Kichererbsen à 400 g', 'de').grams).toBe(800);
  expect(readLine('2 Dosen à 400 g Kichererbsen', 'de').grams).toBe(800);
});

const names = otherLanguages.flatMap((language) =>
  Object.entries(rows[language].names).flatMap(([id, all]) => all.map((name) => ({ language, id, name }))),
);

test('no line that names a food in another language loses one of its allergens', () => {
  const lost = names.filter(({ language, id, name }) => {
    const line = readLine(`200 g ${name}`, language);
    const { contains, mayContain } = allergensOf(line);
    const isUncertain = line.food === null || line.unknownAlternatives.length > 0;
    const said = [...contains, ...mayContain];
    return !isUncertain && !foodsById.get(id)!.contains.every((one) => said.includes(one));
  });
  expect(lost).toEqual([]);
});

test('names of foods are parsed as the foods themselves', () => {
  const other = names.filter(({ language, id, name }) => readLine(name, language).food?.id !== id);
  expect(other.length / names.length, JSON.stringify(other.slice(0, 40))).toBeLessThan(0.01);
});
