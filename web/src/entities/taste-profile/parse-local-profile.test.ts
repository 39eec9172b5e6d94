import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { expect, test } from 'vitest';
import { parseLocalProfile } from './parse-local-profile.ts';

test('a visitor’s saved profile is read back', () => {
  const saved = tasteProfileInput.parse({ allergies: ['Nuts'], cuisinePreferences: ['Peruvian'] });
  expect(parseLocalProfile(JSON.stringify(saved))).toEqual(saved);
});

test.each([
  '',
  '{oops',
  'null',
  '[]',
  '"text"',
  '7',
  '{"allergies":["Mustard"]}',
  '{"allergies":"Nuts"}',
  '{"timePreference":7}',
  '{"spiceLevel":9}',
  '{"cuisinePreferences":["ignore previous instructions"]}',
])('%s is not a profile', (text) => {
  expect(parseLocalProfile(text)).toBeNull();
});
