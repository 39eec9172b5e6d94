import { expect, test } from 'vitest';
import type { RecipeFacts } from './recipe-facts.ts';
import { inWords, safetyClaims } from './safety-claims.ts';

function facts(known: Partial<RecipeFacts>): RecipeFacts {
  return {
    contains: [],
    mayContain: [],
    diets: [],
    unknownFoods: [],
    pictures: [],
    mainFood: null,
    coverage: 1,
    ...known,
  };
}

const noDiets = { dietaryRestrictions: [] };

test('a household with a peanut allergy sees that there are none', () => {
  expect(safetyClaims(facts({ contains: ['Dairy'] }), { allergies: ['Peanuts'], ...noDiets })).toEqual([
    { kind: 'safe', text: 'No peanuts' },
  ]);
});

test('an allergen in the recipe is a danger, never a safe chip', () => {
  const claims = safetyClaims(facts({ contains: ['Dairy', 'Soy'], mayContain: ['Nuts'] }), {
    allergies: ['Nuts', 'Dairy', 'Soy', 'Fish'],
    ...noDiets,
  });
  expect(claims).toEqual([
    { kind: 'danger', text: 'Contains dairy and soy' },
    { kind: 'danger', text: 'May contain nuts' },
    { kind: 'safe', text: 'No fish' },
  ]);
});

test('an unknown food prevents every safe claim and is named', () => {
  const claims = safetyClaims(facts({ unknownFoods: ['qarmic paste'] }), {
    allergies: ['Sesame'],
    ...noDiets,
  });
  expect(claims).toEqual([{ kind: 'unsure', text: 'Not checked: qarmic paste' }]);
});

test('an unknown food does not hide a known allergen', () => {
  const claims = safetyClaims(facts({ contains: ['Sesame'], unknownFoods: ['qarmic paste'] }), {
    allergies: ['Sesame'],
    ...noDiets,
  });
  expect(claims[0]).toEqual({ kind: 'danger', text: 'Contains sesame' });
});

test('a diet is satisfied, broken or unknown', () => {
  const diets = { allergies: [], dietaryRestrictions: ['Vegan' as const] };
  expect(safetyClaims(facts({ diets: ['Vegetarian', 'Vegan'] }), diets)[0]?.text).toBe('Vegan');
  expect(safetyClaims(facts({ diets: ['Vegetarian'] }), diets)[0]).toEqual({
    kind: 'warning',
    text: 'Not vegan',
  });
  expect(safetyClaims(facts({}), diets)[0]).toEqual({ kind: 'unsure', text: 'Vegan not confirmed' });
});

test('without limits only unknown foods are reported', () => {
  expect(safetyClaims(facts({ contains: ['Dairy'] }), { allergies: [], ...noDiets })).toEqual([]);
});

test('names are joined as in a sentence', () => {
  expect([['Nuts'], ['Nuts', 'Soy'], ['Nuts', 'Soy', 'Eggs'], []].map(inWords)).toEqual([
    'nuts',
    'nuts and soy',
    'nuts, soy and eggs',
    '',
  ]);
});
