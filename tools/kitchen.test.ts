import { expect, test } from 'vitest';
import { runKitchen } from './kitchen.ts';

const lines = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

test('composes for each line, profile wrapped or bare, defaults for what is missing', () => {
  const text = lines(
    { profile: { dietaryRestrictions: ['Vegan'] }, count: 2, mealType: 'dinner', seed: 5 },
    { spiceLevel: 1 },
  );
  const { output, exitCode } = runKitchen('compose', text);
  const [first, second] = output.map((line) => JSON.parse(line));
  expect(exitCode).toBe(0);
  expect(first.recipes).toHaveLength(2);
  expect(first.recipes[0].mealType).toBe('dinner');
  expect(first.shortfall).toBeUndefined();
  expect(second.recipes).toHaveLength(3);
  expect(second.recipes[0].servings).toBe(4);
});

test('a profile may be spread over lines, as people write JSON', () => {
  const text = JSON.stringify({ allergies: ['Peanuts'], householdSize: 2 }, null, 2);
  const { output, exitCode } = runKitchen('compose', text);
  expect(exitCode).toBe(0);
  expect(output).toHaveLength(1);
  expect(JSON.parse(output[0]!).recipes[0].servings).toBe(2);
});

test('the same line gives the same recipes', () => {
  const text = lines({ profile: {}, seed: 8 });
  expect(runKitchen('compose', text)).toEqual(runKitchen('compose', text));
});

test('says what limits leave too few', () => {
  const { output } = runKitchen(
    'compose',
    lines({
      profile: {
        dietaryRestrictions: ['Vegan', 'Keto', 'Low-Fat'],
        allergies: ['Soy', 'Gluten'],
        timePreference: 5,
      },
    }),
  );
  expect(JSON.parse(output[0]!).shortfall).toMatch(/^We found /);
});

test('a bad line answers with an error, the good ones are answered, and the exit code is 1', () => {
  const text = `nope\n\n${lines({ profile: { spiceLevel: 9 } }, { profile: {}, mealType: 'tea' }, { profile: {}, count: 0 }, 7, { profile: {}, count: 1 })}`;
  const { output, exitCode } = runKitchen('compose', text);
  expect(exitCode).toBe(1);
  expect(output).toHaveLength(6);
  expect(output.slice(0, 5).map((line) => typeof JSON.parse(line).error)).toEqual(Array(5).fill('string'));
  expect(JSON.parse(output[1]!).error).toContain('Spice level');
  expect(JSON.parse(output[5]!).recipes).toHaveLength(1);
});

test('an unknown command, or none, gets help', () => {
  for (const name of ['bake', undefined, 'constructor']) {
    const { output, exitCode } = runKitchen(name, '');
    expect(exitCode).toBe(1);
    expect(output.join('\n')).toContain('compose');
  }
});
