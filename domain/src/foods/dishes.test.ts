import { expect, test } from 'vitest';
import { allergensOf } from '../ingredient-lines/allergens-of-line.ts';
import { readLine } from '../ingredient-lines/read-line.ts';
import { dietsBrokenBy } from './diets.ts';
import { findFood } from './find-food.ts';

const allergensIn = (line: string) => {
  const read = readLine(line);
  expect(read.food, line).not.toBeNull();
  const { contains, mayContain } = allergensOf(read);
  return [...contains, ...mayContain];
};

test.each([
  ['300 g kung pao chicken', ['Peanuts', 'Soy', 'Gluten']],
  ['1 frozen lasagna', ['Gluten', 'Dairy']],
  ['200 g puttanesca sauce', ['Fish']],
  ['1 jar carbonara sauce', ['Eggs', 'Dairy']],
  ['4 tbsp Alabama white sauce', ['Eggs']],
  ['2 tbsp peanut chutney', ['Peanuts']],
  ['1 tbsp prawn pickle', ['Shellfish']],
  ['1 tbsp sambal terasi', ['Shellfish']],
  ['100 ml demi-glace', ['Gluten']],
  ['2 tbsp tarator', ['Nuts', 'Sesame']],
  ['1 toad in the hole', ['Eggs', 'Dairy', 'Gluten']],
  ['1 serving nut roast', ['Nuts']],
  ['2 pupusas', ['Dairy']],
  ['1 tin minestrone', ['Gluten']],
  ['1 tuna sandwich', ['Fish', 'Gluten']],
  ['4 shrimp dumplings', ['Shellfish', 'Gluten']],
] as const)('%s is made with %j', (line, allergens) => {
  expect(allergensIn(line)).toEqual(expect.arrayContaining([...allergens]));
});

test.each([
  ['pea and ham soup', 'Vegetarian'],
  ['country gravy', 'Vegan'],
  ['oxtail soup', 'Vegetarian'],
  ['BLT', 'Pescatarian'],
  ['Bovril', 'Vegetarian'],
] as const)('%s is not %s', (name, diet) => {
  const found = findFood(name);
  expect(found && dietsBrokenBy(found.food)).toContain(diet);
});

test.each([
  ['bhindi', 'okra'],
  ['lauki', 'bottle gourd'],
  ['haldi powder', 'turmeric'],
  ['ampalaya', 'bitter melon'],
  ['shado beni', 'culantro'],
  ['aam ka achar', 'lime pickle'],
  ['garden eggs', 'Japanese eggplant'],
  ['saging na saba', 'plantain'],
])('%s is %s', (name, same) => {
  expect(findFood(name)?.food.id).toBe(findFood(same)?.food.id);
});
