import { expect, test } from 'vitest';
import { backLabel, backTarget } from './back-target.ts';

test('a recipe opened from the planner returns to the planner', () => {
  expect(backTarget('meal-planner', null)).toEqual({ step: 'go', path: '/meal-planner' });
  expect(backTarget('meal-planner', '/account')).toEqual({ step: 'go', path: '/meal-planner' });
});

test('a recipe opened from the generator always returns to it', () => {
  expect(backTarget('recipes', undefined)).toEqual({ step: 'go', path: '/recipes' });
});

test('the previous page is restored by going back in the history', () => {
  expect(backTarget('recipes', '/recipes')).toEqual({ step: 'back' });
});

test('without an origin, Back goes to the previous page', () => {
  expect(backTarget(null, '/account')).toEqual({ step: 'back' });
  expect(backTarget(null, undefined)).toEqual({ step: 'back' });
});

test('a link from an email has no previous page and goes to the home page', () => {
  expect(backTarget(null, null)).toEqual({ step: 'go', path: '/' });
});

test.each(['/auth/V1StGXR8_Z5jdHi6B-myT', '/api/login', '/sandbox/checkout/cs_1', '/nothing/here'])(
  'Back does not go to %s',
  (previous) => {
    expect(backTarget(null, previous)).toEqual({ step: 'go', path: '/' });
  },
);

test('another recipe is a valid previous page', () => {
  expect(backTarget(null, '/recipe/5a3b1e00-0000-8000-8000-000000000605')).toEqual({ step: 'back' });
});

test('an unknown origin is ignored', () => {
  expect(backTarget('https://evil.example', null)).toEqual({ step: 'go', path: '/' });
  expect(backTarget('toString', '/about')).toEqual({ step: 'back' });
  expect(backLabel('toString')).toBe('Back');
});
