import { readIngredient, readLine } from '@plateful/domain/ingredient-lines/read-line.ts';
import { ingredientLine } from '@plateful/domain/recipe-files/recipe-content.ts';
import { ingredientOf } from '@plateful/domain/recipes/ingredient-of-line.ts';
import { scaleIngredient } from '@plateful/domain/recipes/scale-ingredient.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookingTimeOf, minutesIn, servingsIn, withinLongest, withLongTime } from './times-and-servings.ts';

test.each([
  ['PT1H30M', 90],
  ['PT90M', 90],
  ['P0DT2H', 120],
  ['P1DT1H', 1500],
  ['PT0.5H', 30],
  ['PT45S', 0.75],
  ['PTH5M', 5],
  ['PT1H30', 90],
  ['PT1HMS', 60],
  ['P2H10M', 130],
  ['P20M', 20],
  ['30 perc', 30],
  ['1 hour 30 minutes', 90],
  ['1 hr 20 min', 80],
  ['1,5 h', 90],
  ['1¼ hours', 75],
  ['½ hour', 30],
  ['30-40 minutes', 40],
  ['2:10 h', 130],
  ['Tid i alt 1 time 30 min.', 90],
  ['2 timmar', 120],
  ['1 godzina', 60],
  ['1 час 20 минут', 80],
  ['45', 45],
  ['PT', null],
  ['PT0M', null],
  ['half an hour', 30],
  ['an hour and a half', 90],
  ['four and a half hours', 270],
  ['two hours', 120],
  ['overnight', null],
  ['1h10 (repos inclus)', 70],
  ['30 mins to 1 hour', 60],
  ['6 hrs to 7 hrs', 420],
  ['1 hour - 20 minutes', 80],
  [null, null],
  [{ minutes: 3 }, null],
])('"%s" is %s minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

test.each(['PT-476070H19M32S', 'PT28284388M'])(
  'the parts are right in place of the impossible "%s"',
  (total) => {
    expect(cookingTimeOf([total], ['PT40M', 'PT20M'])).toBe(60);
  },
);

test('a missing time stays missing, one beyond eight hours is capped and described', () => {
  expect(cookingTimeOf([null], [null, ''])).toBeNull();
  expect(withinLongest(cookingTimeOf(['P2D'], []))).toEqual({
    cookingTime: 480,
    longTime: 'Takes 48 hours in total.',
  });
  expect(cookingTimeOf([''], ['PT10M', 'PT20M'])).toBe(30);
});

test('every time beyond eight hours and up to a year is written in full, and read again as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 366 * 1440 }), (minutes) => {
      const { cookingTime, longTime } = withinLongest(minutes);
      expect(cookingTime).toBe(Math.min(480, minutes));
      expect(longTime === null ? minutes <= 480 : minutesIn(longTime) === minutes).toBe(true);
    }),
  );
});

test('the sentence about a long time survives a long description', () => {
  const described = withLongTime('Slow bread. '.repeat(400), 'Takes 14 hours in total.', 2000);
  expect(described.length).toBeLessThanOrEqual(2000);
  expect(described).toMatch(/\nTakes 14 hours in total\.$/);
  expect(withLongTime(described, 'Takes 14 hours in total.', 2000)).toBe(described);
});

test.each([
  [['4'], 4],
  [['Serves 4 to 6'], 4],
  [['6 servings'], 6],
  [[8], 8],
  [['24 cookies'], 4],
  [['40 servings'], 20],
  [['one loaf'], 4],
  [['Serves six'], 6],
  [['for eight people'], 8],
  [[null, undefined, ''], 4],
])('%j feeds %i', (text, people) => {
  expect(servingsIn(text)).toBe(people);
});

test.each([
  '2 cups all-purpose flour, sifted',
  '1 (8 ounce) package cream cheese, softened',
  '2 x 400 g tins chopped tomatoes',
  'juice of 1 lemon',
  '1/2 cup butter or margarine',
  '2 tbsp gluten-free soy sauce',
  '½ cup chopped walnuts (optional)',
  '1 cup almond milk (or any milk)',
  '200g/7oz plain flour',
  '4 bone-in chicken thighs, or 2 breasts',
  'salt and pepper to taste',
  'butter or margarine',
  '1 cup zorblax powder',
  'olive oil for frying',
])('an ingredient made of "%s" names the same foods, choices and claims', (line) => {
  const [read, converted] = [readLine(line), readIngredient(ingredientOf(line)!)];
  const ids = (foods: typeof read.alternatives) => foods.map(({ id }) => id).sort();
  expect(converted.food?.id).toBe(read.food?.id);
  expect(ids(converted.alternatives)).toEqual(ids(read.alternatives));
  expect([...converted.unknownAlternatives]).toEqual([...read.unknownAlternatives]);
  expect([...converted.freeOf].sort()).toEqual([...read.freeOf].sort());
});

test.each(['Salt and pepper to taste', 'olive oil', 'a few basil leaves', 'Salz und Pfeffer'])(
  '"%s" keeps its words and gets no amount',
  (line) => {
    const read = ingredientOf(line)!;
    expect(ingredientLine(read)).toBe(line);
    expect(ingredientLine(scaleIngredient(read, 3))).toBe(line);
    expect(ingredientOf(ingredientLine(read))).toEqual(read);
  },
);

test.each(['For the sauce:', '---', '', '•'])('"%s" is not an ingredient', (line) => {
  expect(ingredientOf(line)).toBeNull();
});
