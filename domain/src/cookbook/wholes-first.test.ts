import { expect, test } from 'vitest';
import { preparedFor } from './testing/prepared-dishes.ts';
import { wholesFirst } from './wholes-first.ts';

test('whole parts come before halved ones', () => {
  expect(
    wholesFirst('Mix it with half the {aminos|soy sauce}, {salt}, the {pepper} and half the {oil}.'),
  ).toBe('Mix it with the {salt}, the {pepper}, half the {aminos|soy sauce} and half the {oil}.');
  expect(wholesFirst('Stir in half of the {soy sauce} and {salt}.')).toBe(
    'Stir in the {salt} and half of the {soy sauce}.',
  );
  const clear = 'Heat half of the {oil} and the {garlic} in {a pan, 4} for {2 tbsp} of water.';
  expect(wholesFirst(clear)).toBe(clear);
});

test('no enumeration is ambiguous about what is halved', () => {
  const share =
    /\b(?:half|two thirds|a third|a quarter|three quarters) (?:of )?the ([a-z]+ ?){1,3}, (?:the )?(?:salt|black pepper|sugar|garlic)\b(?! (?:that|kept))[^.;]* and (?!half|a |the rest)/;
  for (const allergies of [[], ['Soy']] as const)
    for (const { recipe } of preparedFor({ allergies: [...allergies] }))
      for (const step of recipe.instructions) expect(step, recipe.title).not.toMatch(share);
});
