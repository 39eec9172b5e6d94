import { expect, test } from 'vitest';
import { allergensOfFood } from '../foods/allergens.ts';
import { dietsBrokenBy } from '../foods/diets.ts';
import { foodById, foods, foodsById } from '../foods/table.ts';
import { mergeNeeds } from './merge-lines.ts';
import { proposeSubstitutions } from './substitutions.ts';

const needsOf = (...lines: string[]) =>
  lines.map((ingredient, at) => ({ ingredient, factor: 1, source: `meal ${at}` }));
const listOf = (...lines: string[]) => mergeNeeds(needsOf(...lines));
const shown = (lines: ReturnType<typeof listOf>) =>
  lines.map(
    ({ foodId, needed, amount, unit }) => `${needed?.amount ?? amount} ${needed?.unit ?? unit} ${foodId}`,
  );

test('olive oil is proposed for avocado oil, and nothing changes before it is accepted', () => {
  const needs = needsOf('3 tbsp olive oil', '2 tbsp avocado oil', '1 tbsp olive oil', '200 g rice');
  const list = mergeNeeds(needs);
  expect(shown(list)).toEqual(['30 ml avocado-oil', '60 ml olive-oil', '200 g rice']);
  const proposals = proposeSubstitutions(list);
  expect(proposals).toEqual([
    { keep: 'olive-oil', drop: 'avocado-oil', why: 'Olive oil does for avocado oil too' },
  ]);
  const merged = mergeNeeds(needs, 'metric', proposals);
  expect(shown(merged)).toEqual(['90 ml olive-oil', '200 g rice']);
  expect(merged[0]).toMatchObject({ amount: 500, sources: ['meal 0', 'meal 1', 'meal 2'] });
  expect(proposeSubstitutions(merged)).toEqual([]);
});

test('a regenerated list keeps the accepted twins, with the same exact sums as without', () => {
  const needs = ['45 ml olive oil', '30 ml avocado oil', '2 tsp cake flour', '100 g flour'].map(
    (ingredient) => ({
      ingredient,
      factor: 4 / 3,
      source: 'Monday',
    }),
  );
  const lines = mergeNeeds(needs, 'metric', [
    { keep: 'olive-oil', drop: 'avocado-oil' },
    { keep: 'all-purpose-flour', drop: 'cake-flour' },
  ]);
  expect(shown(lines)).toEqual(['145 g all-purpose-flour', '100 ml olive-oil']);
  expect(lines[1]?.note).toBe('for 40\u202fml avocado oil');
});

test('the food used in more meals is kept', () => {
  const proposals = proposeSubstitutions(listOf('1 red chili', '1 green chili', '2 green chilies'));
  expect(proposals).toMatchObject([{ keep: 'green-chili', drop: 'red-chili' }]);
});

test('a gluten-free spaghetti is no twin of linguine', () => {
  expect(proposeSubstitutions(listOf('200 g gluten-free spaghetti', '200 g linguine'))).toEqual([]);
});

test('tamari can replace soy sauce, soy sauce never tamari', () => {
  expect(proposeSubstitutions(listOf('3 tbsp soy sauce', '1 tbsp tamari', '1 tbsp soy sauce'))).toMatchObject(
    [{ keep: 'tamari', drop: 'soy-sauce' }],
  );
});

test('every twin is another food that adds no allergen and breaks no diet', () => {
  const wrong = foods.flatMap((food) =>
    food.twins
      .filter((id) => {
        const twin = foodsById.get(id);
        if (twin === undefined || twin === food || twin.boughtAs) return true;
        const [own, other] = [allergensOfFood(food), allergensOfFood(foodById(id))];
        return (
          !other.contains.every((one) => own.contains.includes(one)) ||
          !other.mayContain.every((one) => [...own.contains, ...own.mayContain].includes(one)) ||
          !dietsBrokenBy(twin).every((diet) => dietsBrokenBy(food).includes(diet))
        );
      })
      .map((id) => `${food.id} by ${id}`),
  );
  expect(wrong).toEqual([]);
});
