import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import type { DishPart } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { salt, testDish } from '../testing/test-dish.ts';

const chicken = {
  key: 'chicken breast',
  amount: 600,
  unit: 'g',
  name: 'chicken breast',
  food: 'chicken-breast',
} as const;

test('notes on safety stand where the food is cooked: rice where it is heated, soft eggs before they are eaten', () => {
  let seen = 0;
  for (const { recipe } of cookBook) {
    const text = recipe.instructions.join('\n');
    const heated = /\b(?:[Hh]eat|[Pp]ut) the (?:cooked )?rice with [^.]*\bcovered\b[^.]*/.exec(text)?.[0];
    if (heated) expect(heated, recipe.title).toMatch(/\b(?:[5-9]|1\d) minutes\b[^.]*steaming/);
    const ofRice = recipe.instructions.find((step) => /Leftover rice must have been chilled/.test(step));
    if (ofRice) expect(ofRice, recipe.title).toMatch(/\brice\b.*Leftover rice/s);
    if (/in old age/.test(text))
      expect(text, recipe.title).not.toMatch(
        /\b(?:[Ee]at|[Ss]erve) (?:it |them )?(?:at once|hot|boiling)\b[^\n]*in old age/,
      );
    seen += /chilled within an hour/.test(text) ? 1 : 0;
  }
  expect(seen).toBeGreaterThan(5);
});

test('soft yolks come with a note on who should not eat them', () => {
  for (const { recipe } of cookBook) {
    const method = recipe.instructions.join(' ');
    if (/\bwhites (?:are )?set\b/.test(method) && !/whites and yolks are set/.test(method))
      expect(method, recipe.title).toMatch(/small children|pregnan/);
  }
});

test('a meat temperature is given only with meat', () => {
  const dish = {
    ...testDish,
    parts: [chicken, salt],
    steps: ['Fry the {chicken breast} with the {salt} until gold[[meat:  and 74 °C / 165 °F]].'],
  };
  const tofu: DishPart = { key: 'tofu', amount: 500, unit: 'g', name: 'tofu', food: 'tofu' };
  const written = asWritten(dish);
  expect(makeRecipe(written, 4)!.instructions[0]).toContain('74 °C');
  const replaced = { ...written, parts: new Map(written.parts).set('chicken breast', tofu) };
  expect(makeRecipe(replaced, 4)!.instructions[0]).toBe(
    'Pat the tofu dry. Fry the tofu with the salt until gold.',
  );
});

test('left-over rice and soft yolks have one note', () => {
  let noted = 0;
  for (const { recipe } of cookBook) {
    const method = recipe.instructions.join(' ');
    const isOfRice = recipe.ingredients.some(({ name }) => /^cooked (?:\w+-grain )?rice\b/.test(name));
    if (isOfRice) expect(method, recipe.title).toMatch(/chilled|cooled|fridge/);
    const notes = method.match(/For small children, in pregnancy/g)?.length ?? 0;
    expect(notes, recipe.title).toBeLessThan(2);
    noted += notes;
    const isRunny = /\brunny yolk|\bjammy yolk/.test(method);
    if (isRunny) expect(method, recipe.title).toMatch(/pregnan|small children/i);
  }
  expect(noted).toBeGreaterThan(10);
});

test('a dish without eggs says nothing of yolks, though its bread is egg-free and its tomatoes jammy', () => {
  for (const limits of [{ allergies: ['Eggs' as const] }, { dietaryRestrictions: ['Vegan' as const] }, {}])
    for (const { recipe } of preparedFor(limits, 4, 3, cookBook)) {
      const hasEggs = recipe.ingredients.some(({ name }) => /\beggs?\b(?!-free)/.test(name));
      if (!hasEggs) expect(recipe.instructions.join(' '), recipe.title).not.toMatch(/in old age|\byolks?\b/);
    }
});

test('rice that stays cold is not to be heated once', () => {
  for (const title of ['Curd rice with chickpeas', 'Insalata di riso (Italian rice salad)']) {
    const { recipe } = cookBook.find((one) => one.recipe.title === title)!;
    expect(recipe.instructions.join(' '), title).toContain('do not keep it a second time.');
  }
});

test('eggs that are only just set come with a note on who should not eat them', () => {
  for (const { recipe } of cookBook) {
    const method = recipe.instructions.join(' ');
    if (
      recipe.ingredients.some(({ name }) => /\beggs\b/.test(name)) &&
      /\bset but still (?:creamy|moist|soft)\b|curds that are still moist/.test(method)
    )
      expect(method, recipe.title).toMatch(/small children|pregnan/);
  }
});

test('chicken that is done when it is no longer pink is done at a temperature', () => {
  for (const { recipe } of preparedFor({}, 4, 3, cookBook)) {
    const isPoultry = recipe.ingredients.some(({ name }) =>
      /^(?:boneless |ground )?(?:chicken|turkey)\b(?! stock)(?!.*\b(?:thin(?:ly)?|[2-6] mm)\b)/.test(name),
    );
    const method = recipe.instructions.join(' ');
    if (isPoultry && /\b(?:no pink is left|no longer pink)\b/.test(method))
      expect(method, recipe.title).toContain('74 °C');
  }
});

test('what is left of a can is told at the end, by its name', () => {
  const beans = {
    key: 'chickpeas',
    amount: 2,
    unit: 'can',
    name: 'chickpeas, drained and rinsed',
    food: 'chickpea',
  } as const;
  const steps = ['Heat the {chickpeas} with the {salt}.', 'Serve hot.'];
  const stepsFor = (servings: number) =>
    makeRecipe(asWritten({ ...testDish, parts: [beans, salt], steps }), servings)!.instructions;
  expect(stepsFor(1)[0]).not.toContain('left of');
  expect(stepsFor(1).at(-1)).toContain('What is left of the canned chickpeas keeps for 3 days');
  expect(stepsFor(4).join(' ')).not.toContain('What is left');
});
