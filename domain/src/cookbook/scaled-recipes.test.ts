import { expect, test } from 'vitest';
import { cookBook } from './cook-book.ts';
import type { Dish, DishPart } from './dish.ts';
import { asWritten, makeRecipe } from './make-recipe.ts';
import { joinedSentences } from './method/joined-sentences.ts';
import { methodFor, salt, testDish } from './testing/test-dish.ts';

/** The method of a dish for so many, as one text. */
function told(dish: Partial<Dish>, servings: number): string {
  return methodFor({ ...testDish, ...dish }, servings);
}

const chicken = {
  key: 'chicken breast',
  amount: 600,
  unit: 'g',
  name: 'chicken breast',
  food: 'chicken-breast',
} as const;
const seared: Partial<Dish> = {
  parts: [chicken, salt],
  steps: [
    'Heat {a wide pan, 4}. Sear the {chicken breast} {in batches, 4} for 4 minutes on each side with the {salt}.',
  ],
};

test('frying is done in batches kept warm, never in two pans', () => {
  expect(told(seared, 4)).toBe(
    'Heat a wide pan. Sear the chicken breast for 4 minutes on each side with the salt.',
  );
  expect(told(seared, 8)).toBe(
    'Heat a wide pan. Sear the chicken breast in two batches for 4 minutes on each side with the salt. ' +
      'Keep the first batch warm, loosely covered with foil, while you cook the second.',
  );
  expect(told(seared, 12)).toMatch(/^Heat a wide pan\. Sear the chicken breast in three batches for 4/);
});

test('batches and a second pan add to the cooking time', () => {
  const minutes = (servings: number) =>
    makeRecipe(asWritten({ ...testDish, ...seared }), servings)!.cookingTime;
  expect(minutes(1)).toBe(30);
  expect(minutes(8)).toBeGreaterThanOrEqual(30 + 8);
  expect(minutes(12)).toBeGreaterThanOrEqual(minutes(8));
});

test('simmered dishes get a larger pot, and later sentences name it', () => {
  const stew: Partial<Dish> = {
    kind: 'stew',
    steps: ['Warm {a wide pan, 4} with the {salt}.', 'Simmer until the pan is nearly dry. Cover the pan.'],
  };
  expect(told(stew, 8)).toBe(
    'Warm a large pot with the salt. Simmer until the pot is nearly dry. Cover the pot.',
  );
});

test('baking dishes and sheets are doubled, with plural verbs', () => {
  const baked: Partial<Dish> = {
    kind: 'gratin',
    steps: ['Salt {a 20 × 30 cm baking dish, 4} with the {salt}. Bake until the dish is hot.'],
  };
  expect(told(baked, 8)).toBe(
    'Salt two 20 × 30 cm baking dishes with the salt. Bake until the dishes are hot.',
  );
  expect(
    told({ ...baked, steps: ['Line {a baking sheet, 4} with the {salt}. Bake for 20 minutes.'] }, 8),
  ).toBe('Line two baking sheets with the salt. Bake for 20 minutes, swapping the two sheets over halfway.');
});

test('one of four pieces is in the singular', () => {
  const eggs = { key: 'eggs', amount: 4, unit: 'whole', name: 'eggs', food: 'egg' } as const;
  const boiled: Partial<Dish> = {
    kind: 'salad',
    parts: [eggs, salt],
    steps: ['Boil the {eggs}, peel and halve them. Salt them with the {salt} when the {eggs} are cold.'],
  };
  expect(told(boiled, 1)).toBe(
    'Boil the egg, peel and halve it. Salt it with the salt when the egg is cold.',
  );
});

test('a method names the share of an egg that is stirred in', () => {
  const egg = { key: 'egg', amount: 1, unit: 'whole', name: 'egg', food: 'egg' } as const;
  const dough: Partial<Dish> = {
    kind: 'meatballs',
    parts: [egg, salt],
    steps: ['Knead the {egg} with the {salt}.'],
  };
  expect(told(dough, 2)).toBe('Beat the egg in a cup: half of it is enough. Knead the egg with the salt.');
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

test('oil for frying does not scale with the servings', () => {
  const oil = {
    key: 'canola oil',
    amount: 200,
    unit: 'ml',
    name: 'canola oil, for frying',
    food: 'canola-oil',
  } as const;
  const dish = { ...testDish, parts: [oil, salt], steps: ['Heat the {canola oil} with the {salt}.'] };
  expect(makeRecipe(asWritten(dish), 12)!.ingredients[0]!.amount).toBe(350);
  expect(makeRecipe(asWritten(dish), 1)!.ingredients[0]!.amount).toBe(125);
});

test('cans and pieces have a size', () => {
  const beans = {
    key: 'chickpeas',
    amount: 2,
    unit: 'can',
    name: 'chickpeas, drained',
    food: 'chickpea',
  } as const;
  const thighs = {
    key: 'chicken thighs',
    amount: 4,
    unit: 'whole',
    name: 'chicken thighs, skin on',
    food: 'chicken-thigh',
  } as const;
  const dish = {
    ...testDish,
    parts: [beans, thighs, salt],
    steps: ['Heat the {chickpeas}, {chicken thighs} and {salt}.'],
  };
  const names = (servings: number) =>
    makeRecipe(asWritten(dish), servings)!.ingredients.map(({ name }) => name);
  expect(names(4)).toEqual([
    'chickpeas, 400 g each, drained',
    'chicken thighs, about 110 g each, skin on',
    'salt',
  ]);
  expect(names(1)).toEqual(['canned chickpeas, drained', 'chicken thigh, about 110 g, skin on', 'salt']);
});

test('every can and every counted fillet has a size', () => {
  for (const { dish } of cookBook) {
    for (const servings of [1, 4, 6]) {
      for (const { name, unit } of makeRecipe(asWritten(dish), servings)!.ingredients) {
        const isSized = /\d (?:g|ml)\b/.test(name);
        if (unit === 'can' || unit === 'fillet')
          expect(isSized || name.startsWith('anchov'), name).toBe(true);
      }
    }
  }
});

test('the time of every dish covers its steps, its knife work and its batches, and never falls for more people', () => {
  for (const { dish } of cookBook) {
    const times = [dish.serves, dish.serves + 2, dish.serves + 4].map(
      (servings) => makeRecipe(asWritten(dish), servings)!.cookingTime,
    );
    expect(times, dish.name).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0], dish.name).toBe(dish.minutes.total);
  }
});

test('two servings use a usual pan, one a small one, and the pot of water stays', () => {
  const fried: Partial<Dish> = { kind: 'skillet', steps: ['Heat the {salt} in {a wide frying pan, 4}.'] };
  expect(told(fried, 2)).toBe('Heat the salt in a frying pan.');
  expect(told(fried, 1)).toBe('Heat the salt in a small frying pan.');
  expect(told({ steps: ['Boil the {salt} in {a large pot, 4} of water.'] }, 1)).toBe(
    'Boil the salt in a pot of water.',
  );
});

test('one person gets one plate', () => {
  const served: Partial<Dish> = {
    steps: ['Divide the {salt} between deep bowls. Lift onto warm plates. Serve on a big platter.'],
  };
  expect(told(served, 1)).toBe('Put the salt in a bowl. Lift onto a warm plate. Serve on a plate.');
  expect(told(served, 2)).toContain('between deep bowls');
});

test('short sentences left by optional parts are joined', () => {
  expect(joinedSentences('Cook for 2 minutes. Stir in the raisins. Stir in the pine nuts.')).toBe(
    'Cook for 2 minutes. Stir in the raisins and pine nuts.',
  );
  expect(joinedSentences('Scatter with the basil. Add the lime. Finish with the chili.')).toBe(
    'Scatter with the basil, add the lime and finish with the chili.',
  );
  expect(joinedSentences('Ladle into bowls. Scatter with the dill and serve at once.')).toBe(
    'Ladle into bowls, scatter with the dill and serve at once.',
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

test('fruit used in portions stays whole', () => {
  const lemon = { key: 'lemon', amount: 1, unit: 'whole', name: 'lemon', food: 'lemon' } as const;
  const dish = {
    ...testDish,
    parts: [lemon, salt],
    steps: ['Squeeze half of the {lemon} over with the {salt}. Cut the rest of the {lemon} into wedges.'],
  };
  expect(makeRecipe(asWritten(dish), 1)!.ingredients[0]!.amount).toBe(1);
});

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const numberOf = (words: string) =>
  [...words].reduce((sum, sign) => (fractions[sign] ? sum + fractions[sign] : sum * 10 + Number(sign)), 0);
const teaspoonsIn = { tsp: 1, tbsp: 3, ml: 0.2 } as const;

test('no step uses more than the list has', () => {
  for (const { dish } of cookBook) {
    for (const servings of [1, 3, 6]) {
      const { ingredients, instructions } = makeRecipe(asWritten(dish), servings)!;
      for (const { unit, name } of ingredients) {
        if (unit !== 'tsp' && unit !== 'tbsp') continue;
        const [head] = name.split(',');
        // A side has its own salt and oil.
        const spoons = ingredients
          .filter((one) => one.name.split(',')[0] === head)
          .reduce(
            (sum, one) => sum + one.amount * (teaspoonsIn[one.unit as keyof typeof teaspoonsIn] ?? 0),
            0,
          );
        const spooned = new RegExp(`([\\d½¼¾]+) (tea|table)spoons? of (?:the )?${head}\\b`, 'g');
        const told = [...instructions.join(' ').matchAll(spooned)].map(
          ([, count, size]) => numberOf(count!) * (size === 'tea' ? 1 : 3),
        );
        const all = told.reduce((sum, one) => sum + one, 0);
        expect(all, `${dish.name} for ${servings}: ${head}`).toBeLessThanOrEqual(spoons * 1.2 + 0.1);
      }
    }
  }
});
