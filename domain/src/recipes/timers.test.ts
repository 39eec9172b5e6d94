import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { findTimers } from './timers.ts';

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;

/** The text, the matched words, the seconds, and for a range the longest. */
type Labeled = [text: string, words: string, seconds: number, most?: number];

const labelled: Labeled[] = [
  ['Simmer for 10 minutes.', '10 minutes', minutes(10)],
  ['Simmer for 8 to 10 minutes, until thick.', '8 to 10 minutes', minutes(8), minutes(10)],
  ['Roast for 12–14 minutes, until it flakes.', '12–14 minutes', minutes(12), minutes(14)],
  ['Fry 4-5 minutes a side.', '4-5 minutes', minutes(4), minutes(5)],
  ['Cook 2 or 3 minutes per side.', '2 or 3 minutes', minutes(2), minutes(3)],
  ['Bake between 20 and 25 minutes.', 'between 20 and 25 minutes', minutes(20), minutes(25)],
  ['Braise for 1 hour 30 minutes.', '1 hour 30 minutes', minutes(90)],
  ['Braise for 1 hour and 15 minutes.', '1 hour and 15 minutes', minutes(75)],
  ['Braise for 1 hour, 30 minutes.', '1 hour, 30 minutes', minutes(90)],
  ['Rest for ½ hour.', '½ hour', minutes(30)],
  ['Rest for 1½ hours.', '1½ hours', minutes(90)],
  ['Rest for 1 1/2 hours.', '1 1/2 hours', minutes(90)],
  ['Rest for 1.5 hours.', '1.5 hours', minutes(90)],
  ['Rest for 3/4 hour.', '3/4 hour', minutes(45)],
  ['Chill for half an hour.', 'half an hour', minutes(30)],
  ['Chill for a half-hour.', 'a half-hour', minutes(30)],
  ['Chill for an hour and a half.', 'an hour and a half', minutes(90)],
  ['Chill for an hour and a quarter.', 'an hour and a quarter', minutes(75)],
  ['Prove for three-quarters of an hour.', 'three-quarters of an hour', minutes(45)],
  ['Prove for a quarter of an hour.', 'a quarter of an hour', minutes(15)],
  ['Prove for one and a half hours.', 'one and a half hours', minutes(90)],
  ['Stir for a minute.', 'a minute', minutes(1)],
  ['Stir for a minute or two.', 'a minute or two', minutes(1), minutes(2)],
  ['Leave for an hour or two, covered.', 'an hour or two', hours(1), hours(2)],
  ['Toast for 30 seconds.', '30 seconds', 30],
  ['Toast for 45 secs, then stop.', '45 secs', 45],
  ['Sear 30 seconds to 1 minute.', '30 seconds to 1 minute', 30, minutes(1)],
  ['Stew 45 minutes to 1 hour.', '45 minutes to 1 hour', minutes(45), hours(1)],
  ['Stew 1 to 1½ hours.', '1 to 1½ hours', hours(1), minutes(90)],
  ['Stew 1–2 hrs.', '1–2 hrs', hours(1), hours(2)],
  ['Stew 1 h 20 min.', '1 h 20 min', minutes(80)],
  ['Stew 1h30 over low heat.', '1h30', minutes(90)],
  ['Give the dough a 20-minute rest.', '20-minute', minutes(20)],
  ['Boil twenty-five minutes.', 'twenty-five minutes', minutes(25)],
  ['Boil ten to twelve minutes.', 'ten to twelve minutes', minutes(10), minutes(12)],
  ['Boil for thirty minutes or until soft.', 'thirty minutes', minutes(30)],
  ['Boil for eighteen minutes.', 'eighteen minutes', minutes(18)],
  ['Bake at 180 °C / 350 °F 25 minutes.', '25 minutes', minutes(25)],
  ['Bake at gas mark 6 for 20 mins.', '20 mins', minutes(20)],
  ['Fry for about 5 minutes more.', '5 minutes', minutes(5)],
  ['Leave for up to 2 hours.', '2 hours', hours(2)],
  ['Leave for at least 15 min.', '15 min', minutes(15)],
  ['Add the beans for the last 4 minutes.', '4 minutes', minutes(4)],
  ['Keep turning for 2–3 minutes.', '2–3 minutes', minutes(2), minutes(3)],
  ['Knead for 1 minute 30 seconds.', '1 minute 30 seconds', 90],
  ['After 10 minutes turn them over.', '10 minutes', minutes(10)],
  ['Divide into 8, fry 6 MINUTES.', '6 MINUTES', minutes(6)],
];

test.each(labelled)('%s', (text, words, seconds, most) => {
  const found = findTimers(text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([words]);
  expect(found[0]).toMatchObject({ seconds, most: most ?? null });
});

test.each([
  'Stir every 5 minutes.',
  'Whisk every few minutes.',
  'Roast 20 minutes per pound.',
  'Roast 20 minutes per 500 g.',
  'Allow 40 minutes for each kilogram.',
  'Stir in the herbs 5 minutes before serving.',
  'Make it 2 hours ahead.',
  'Soak them 8 hours in advance.',
  'It keeps in the fridge for 4 hours.',
  'Marinate overnight, or for 24 hours.',
  'Leave for 3 days.',
  'Cook a couple of minutes, several minutes or a few minutes.',
  'Use a second pan for the second side.',
  'Wait a second.',
  'Serve with minute steaks at 7.',
  'Heat the oven to 200 °C / 400 °F.',
  'Cut into 2 cm pieces and 10 slices.',
  '',
])('no timer: %s', (text) => {
  expect(findTimers(text)).toEqual([]);
});

test('several timers in one step are found in order', () => {
  const text =
    'Cook for 8 minutes, uncover, brown for 2 minutes and rest for half an hour, then bake 1–2 minutes.';
  expect(findTimers(text).map(({ seconds }) => seconds)).toEqual([480, 120, 1800, 60]);
});

test('a written time is found in any surrounding text', () => {
  const around = fc.constantFrom(
    'Simmer for',
    'Roast at 200 °C for',
    'Rest about',
    'Then fry the 3 eggs for',
    'for',
  );
  const after = fc.constantFrom('.', ', until soft.', ' more', ' on each side', ' or until done', '');
  fc.assert(
    fc.property(
      around,
      after,
      fc.integer({ min: 1, max: 11 }),
      fc.integer({ min: 1, max: 59 }),
      (head, tail, h, m) => {
        const words = `${h} ${h === 1 ? 'hour' : 'hours'} ${m} ${m === 1 ? 'minute' : 'minutes'}`;
        const text = `${head} ${words}${tail}`;
        const [timer, ...others] = findTimers(text);
        expect(others).toEqual([]);
        expect(timer).toMatchObject({ seconds: hours(h) + minutes(m), most: null });
        expect(text.slice(timer!.start, timer!.end)).toBe(words);
      },
    ),
  );
});

test('timers of any text lie within it, in order, without overlaps, and within the bounds', () => {
  const word = fc.constantFrom(
    ...'a an 1 10 8 ½ 30 - – to or and , half quarter of hour hours minute min 90 s second seconds two every per pound . between'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (any) => {
      let last = 0;
      for (const { start, end, seconds, most } of findTimers(any)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(any.length);
        expect(seconds).toBeGreaterThanOrEqual(10);
        expect(seconds).toBeLessThanOrEqual(43_200);
        if (most !== null) expect(most).toBeGreaterThan(seconds);
        last = end;
      }
    }),
  );
});

test('library recipes have a timer for every time', () => {
  const missed = sampleRecipes.flatMap(({ instructions }) =>
    instructions.flatMap((step) => {
      const timers = findTimers(step);
      return [
        ...step.matchAll(
          /(?<!every )(?<!\d)(?:\d+ (?:minutes?|hours?)|\d{2,} seconds)\b(?! (?:before|ahead))/g,
        ),
      ]
        .filter(({ index }) => !timers.some(({ start, end }) => index >= start && index < end))
        .map(([words]) => `${words}: ${step}`);
    }),
  );
  expect(missed).toEqual([]);
});
