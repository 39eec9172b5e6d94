import { expect, test } from 'vitest';
import { households, preparedFor } from '../testing/prepared-dishes.ts';
import { withWholePartsFirst } from './order-shares.ts';

const reordered = (...steps: string[]) => steps.map(withWholePartsFirst)[0];

test('whole parts come before halved ones', () => {
  expect(reordered('Mix it with half the {aminos|soy sauce}, {salt}, the {pepper} and half the {oil}.')).toBe(
    'Mix it with the {salt}, the {pepper}, half the {aminos|soy sauce} and half the {oil}.',
  );
  expect(reordered('Stir in half of the {soy sauce} and {salt}.')).toBe(
    'Stir in the {salt} and half of the {soy sauce}.',
  );
  const clear = 'Heat half of the {oil} and the {garlic} in {a pan, 4} for {2 tbsp} of water.';
  expect(reordered(clear)).toBe(clear);
});

test('parts whose rest a later step uses are halved as well', () => {
  const mixed = 'Mix the {pork} with half of the {salt} and {white pepper}.';
  const expected = 'Mix the {pork} with half of the {salt} and half of the {white pepper}.';
  expect(reordered(mixed, 'Season with the rest of the {white pepper}.')).toBe(expected);
  expect(reordered(mixed, 'Season with the rest of the {salt} and {white pepper}.')).toBe(expected);
  const fried = 'Lay half the {garlic} and {mushrooms|oyster mushrooms} in the fat.';
  expect(
    reordered(fried, 'Fry the other half in the same way and serve the {mushrooms|oyster mushrooms}.'),
  ).toBe('Lay half the {garlic} and half the {mushrooms|oyster mushrooms} in the fat.');
});

test('nothing is used up before a step asks for the rest of it', () => {
  const used = /(?:,| with| and| in| of) the (?<part>[a-z]+ pepper|salt|sugar|[a-z]+ oil|[a-z]+ sauce)\b/g;
  for (const servings of [1, 2, 4, 8])
    for (const [allergies, dietaryRestrictions] of households)
      for (const { recipe } of preparedFor({ allergies, dietaryRestrictions }, servings)) {
        const method = recipe.instructions.join(' ');
        for (const { groups, index } of method.matchAll(used)) {
          const before = method.slice(0, index);
          const isFirst = !before.toLowerCase().includes(groups!.part!);
          const isShared = shared.test(`${before.split(/[.;] /).at(-1)}${method.slice(index, index + 8)}`);
          const asked = new RegExp(`(?:the rest|what is left|the last) of the ${groups!.part!}\\b`);
          if (isFirst && !isShared) expect(method.slice(index), recipe.title).not.toMatch(asked);
        }
      }
});
const shared =
  /\b(?:half|third|quarter|sixth|eighth|most|some|little|thirds|quarters|tablespoons?|teaspoons?|pinch|pinches|ml|g|rest|left|fifths?) of the\b|\b(?:half|little)\b/;

test('no enumeration is ambiguous about what is halved', () => {
  const share =
    /\b(?:half|two thirds|a third|a quarter|three quarters) (?:of )?the ([a-z]+ ?){1,3}, (?:the )?(?:salt|black pepper|sugar|garlic)\b(?! (?:that|kept))[^.;]* and (?!half|a |the rest)/;
  for (const allergies of [[], ['Soy']] as const)
    for (const { recipe } of preparedFor({ allergies: [...allergies] }))
      for (const step of recipe.instructions) expect(step, recipe.title).not.toMatch(share);
});
