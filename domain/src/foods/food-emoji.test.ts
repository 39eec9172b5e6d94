import { expect, test } from 'vitest';
import { foodEmojiWords, isUnknownSymbol } from '../quantities/food-emoji.ts';
import { allergensOfFood } from './allergens.ts';
import { foodsNamedIn } from './find-food.ts';

const allergensOf = (picture: string) =>
  foodsNamedIn(foodEmojiWords.get(picture) ?? '').flatMap(({ food }) => allergensOfFood(food, []).contains);

test('every food emoji is a food of the table', () => {
  for (const [picture, word] of foodEmojiWords) expect(foodsNamedIn(word), picture).not.toEqual([]);
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
])('%s contains %s', (picture, allergen) => {
  expect(allergensOf(picture)).toContain(allergen);
});

test('decorative symbols are ignored, symbols that may mean a food are not', () => {
  for (const sign of '•●■★✓✔✅☐➤→🔥😋🎉⏲⭐🥣🍽🌱🌿🇮°©') expect(isUnknownSymbol(sign), sign).toBe(false);
  for (const sign of '🪲🦗🫎⠏㌔\uFFFD') expect(isUnknownSymbol(sign), sign).toBe(true);
});
