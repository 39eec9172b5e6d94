import { expect, test } from 'vitest';
import { mealTimeErrors } from './meal-times.ts';

const usual = { breakfastTime: '08:00', lunchTime: '12:00', dinnerTime: '18:00', timeZone: 'UTC' };
const format = 'Time must be in HH:MM format (00:00 to 23:59)';

test('valid times are accepted, midnight included', () => {
  expect(mealTimeErrors({ ...usual, dinnerTime: '00:00', lunchTime: '23:59' })).toEqual({});
});

test('an empty time is an error that names the format', () => {
  expect(mealTimeErrors({ ...usual, lunchTime: '' })).toEqual({ lunchTime: format });
});

test('an invalid time is rejected', () => {
  expect(mealTimeErrors({ ...usual, breakfastTime: '24:00', dinnerTime: '7:30' })).toEqual({
    breakfastTime: format,
    dinnerTime: format,
  });
});

test('without any time there is one error', () => {
  expect(mealTimeErrors({ breakfastTime: '', lunchTime: '', dinnerTime: '', timeZone: 'UTC' })).toEqual({
    breakfastTime: 'At least one meal time must be provided',
  });
});
