import { expect, test } from 'vitest';
import { isUnreadSign, pictureWords } from '../quantities/pictures.ts';
import { allergensOfFood } from './allergens.ts';
import { foodsNamedIn } from './find-food.ts';

const allergensOf = (picture: string) =>
  foodsNamedIn(pictureWords.get(picture) ?? '').flatMap(({ food }) => allergensOfFood(food, []).contains);

test('every picture of food is a food of the table', () => {
  for (const [picture, word] of pictureWords) expect(foodsNamedIn(word), picture).not.toEqual([]);
});

test.each([
  ['🥜', 'Peanuts'],
  ['🌰', 'Nuts'],
  ['🧈', 'Dairy'],
  ['🥛', 'Dairy'],
  ['🧀', 'Dairy'],
  ['🥚', 'Eggs'],
  ['🍳', 'Eggs'],
  ['🐟', 'Fish'],
  ['🍣', 'Fish'],
  ['🦐', 'Shellfish'],
  ['🦞', 'Shellfish'],
  ['🦀', 'Shellfish'],
  ['🦑', 'Shellfish'],
  ['🦪', 'Shellfish'],
  ['🍞', 'Gluten'],
  ['🥖', 'Gluten'],
  ['🍜', 'Gluten'],
  ['🍝', 'Gluten'],
  ['🌾', 'Gluten'],
])('%s has %s in it', (picture, allergen) => {
  expect(allergensOf(picture)).toContain(allergen);
});

test('what decorates is no food, what may be one is not passed over', () => {
  for (const sign of '•●■★✓✔✅☐➤→🔥😋🎉⏲⭐🥣🍽🌱🌿🇮°©') expect(isUnreadSign(sign), sign).toBe(false);
  for (const sign of '🪲🦗🫎⠏㌔\uFFFD') expect(isUnreadSign(sign), sign).toBe(true);
});
