import { expect, test } from 'vitest';
import { backLabel, backTarget } from './back-target.ts';

test('a recipe opened from the planner leads back to the planner', () => {
  expect(backTarget('meal-planner', null)).toEqual({ step: 'go', path: '/meal-planner' });
  expect(backTarget('meal-planner', '/account')).toEqual({ step: 'go', path: '/meal-planner' });
});

test('a recipe opened from the generator always leads back to it', () => {
  expect(backTarget('recipes', undefined)).toEqual({ step: 'go', path: '/recipes' });
});

test('a page that was left a moment ago is shown as it was', () => {
  expect(backTarget('recipes', '/recipes')).toEqual({ step: 'back' });
});

test('without a word of where it was opened, the previous page it is', () => {
  expect(backTarget(null, '/account')).toEqual({ step: 'back' });
  expect(backTarget(null, undefined)).toEqual({ step: 'back' });
});

test('a link from a mail has no previous page and leads home', () => {
  expect(backTarget(null, null)).toEqual({ step: 'go', path: '/' });
});

test.each(['/auth/V1StGXR8_Z5jdHi6B-myT', '/api/login', '/sandbox/checkout/cs_1', '/nothing/here'])(
  'Back does not lead to %s',
  (previous) => {
    expect(backTarget(null, previous)).toEqual({ step: 'go', path: '/' });
  },
);

test('another recipe is a page to go back to', () => {
  expect(backTarget(null, '/recipe/5a3b1e00-0000-8000-8000-000000000605')).toEqual({ step: 'back' });
});

test('an origin that does not exist counts as none', () => {
  expect(backTarget('https://evil.example', null)).toEqual({ step: 'go', path: '/' });
  expect(backTarget('toString', '/about')).toEqual({ step: 'back' });
  expect(backLabel('toString')).toBe('Back');
});
