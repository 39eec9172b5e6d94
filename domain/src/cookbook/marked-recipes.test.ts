import { expect, test } from 'vitest';
import { listedOf, listingOf } from '../safety/listed-foods.ts';
import { mentionedFoods } from '../safety/named-foods.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { dailySample } from '../testing/property-cases.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';
import { cookBook } from './cook-book.ts';
import { type Dish, servingsFor } from './dish.ts';
import { asWritten, makeRecipe } from './make-recipe.ts';
import { boiledDown } from './method/boil-downs.ts';
import { dishPreparerFor, type PreparedDish } from './prepare-dish.ts';
import { methodFor, salt, testDish } from './testing/test-dish.ts';
import { batchesFor } from './testing/usual-profile.ts';

/** Faults that three editors marked down in printed recipes, as properties of the whole book. */

const beef = {
  key: 'beef',
  amount: 600,
  unit: 'g',
  name: 'beef sirloin, in thin strips',
  food: 'sirloin-steak',
} as const;
const base: Dish = { ...testDish, kind: 'skillet', minutes: { active: 20, total: 40 } };

const told = (dish: Partial<Dish>, servings: number) => methodFor({ ...base, ...dish }, servings);

function adaptedTo(allergies: Allergen[], dietaryRestrictions: Diet[], servings = 4): PreparedDish[] {
  const needs = {
    allergies,
    dietaryRestrictions,
    avoid: new Set<never>(),
    use: new Set<never>(),
    isMild: false,
  };
  const preparer = dishPreparerFor(needs, servings, 3);
  return dailySample(cookBook).flatMap(({ dish }) => preparer.prepare(dish) ?? []);
}

const methodOf = ({ recipe }: PreparedDish) => recipe.instructions.join(' ');

test('small pieces brown in as many batches as needed, which takes longer', () => {
  const seared: Partial<Dish> = {
    parts: [beef, salt],
    steps: ['Heat {a wide pan, 4} with the {salt}. Sear the {beef} for 2 minutes a side, until brown.'],
  };
  expect(told(seared, 2)).toContain('Sear the beef for 2 minutes a side');
  expect(told(seared, 4)).toContain('Sear the beef in two batches for 2 minutes a side');
  const minutes = (servings: number) =>
    makeRecipe(asWritten({ ...base, ...seared, minutes: { active: 5, total: 5 } }), servings)!.cookingTime;
  expect(minutes(4)).toBeGreaterThanOrEqual(8);
});

test('no sentence sears more at once than two pans hold', () => {
  const all = dailySample(cookBook).flatMap(({ dish }) =>
    [1, 2, 4, 5, 8].flatMap((people) => {
      const servings = servingsFor(dish, people);
      return servings === null ? [] : [makeRecipe(asWritten(dish), servings)!];
    }),
  );
  for (const { title, instructions, ingredients } of all) {
    for (const { name, amount, unit } of ingredients) {
      if (unit !== 'g' || amount <= 1100 || !/\b(?:strips|cubes|shrimp)\b/.test(name)) continue;
      const head = name.split(',')[0]!;
      const seared = new RegExp(`\\b(?:Sear|Fry|Brown) the ${head} for \\d[^.]*side`);
      expect(instructions.join(' '), title).not.toMatch(seared);
    }
  }
});

test('omelettes are made one by one, one per person', () => {
  const { dish } = cookBook.find(({ dish: { number } }) => number === 301)!;
  expect(told(dish, 1)).toContain('pour in the eggs');
  expect(told(dish, 1)).not.toMatch(/half of|Repeat/);
  expect(told(dish, 2)).toContain('pour in half of the eggs');
  expect(told(dish, 4)).toContain('pour in a quarter of the eggs');
  for (const { dish: one } of cookBook.filter(({ dish: { kind } }) => kind === 'omelette'))
    expect(told(one, 1), one.name).not.toMatch(/one for each plate|make the second|half of the (?:eggs|mix)/);
});

test('reducing takes longer for more people, and less for one', () => {
  const steps = ['Simmer for 10 minutes, until thick. Fry for 5 minutes, until brown.'];
  expect(boiledDown(steps, 2).steps[0]).toBe(
    'Simmer for 16 minutes, until thick. Fry for 5 minutes, until brown.',
  );
  expect(boiledDown(steps, 2).minutes).toBe(6);
  expect(boiledDown(['Boil for 6 to 8 minutes, until syrupy.'], 0.25).steps[0]).toBe(
    'Boil for 4 to 5 minutes, until syrupy.',
  );
  expect(boiledDown(steps, 1).steps).toEqual(steps);
});

test('a cake is baked in its whole tin', () => {
  const cakes = cookBook.filter(({ dish }) => /\{an? [^}]*cake (?:pan|tin)/.test(dish.steps.join(' ')));
  expect(cakes.length).toBeGreaterThan(1);
  for (const { dish } of cakes) {
    for (const people of [1, 2, 4, 5]) expect(servingsFor(dish, people)).toBe(dish.serves);
    expect(servingsFor(dish, 2 * dish.serves)).toBe(2 * dish.serves);
  }
});

test('a title names no fish or shellfish that the list lacks', () => {
  const sea: readonly string[] = ['fish', 'crustacean', 'mollusc'];
  for (const { recipe } of cookBook) {
    const listed = listedOf(readLines(recipe.ingredients));
    const missing = mentionedFoods(recipe.title).filter(
      (one) => sea.includes(one.food.class) && one.food.id !== 'white-fish' && !listingOf(one, listed),
    );
    expect(
      missing.map(({ words }) => words),
      recipe.title,
    ).toEqual([]);
  }
});

test('a household without limits is not asked to buy coconut aminos or avocado oil', () => {
  for (const { dish } of cookBook)
    for (const { food } of dish.parts)
      expect(['coconut-aminos', 'avocado-oil'], dish.name).not.toContain(food);
});

test('flour for coating is replaced by something dry', () => {
  for (const one of [...adaptedTo([], ['Keto']), ...adaptedTo(['Gluten'], [])])
    expect(methodOf(one), one.recipe.title).not.toMatch(
      /cold water before it goes in[^.]*\.[^.]*\b(?:coat|dredge|dust)/,
    );
});

test('two parts replaced by the same food are used by their shares', () => {
  const both = adaptedTo([], ['Paleo']).filter(({ recipe }) =>
    recipe.ingredients.some(({ name }) => name === 'honey'),
  );
  expect(both.length).toBeGreaterThan(0);
  for (const one of both) {
    const keys = [...one.adapted.parts].filter(([, { food }]) => food === 'honey');
    if (keys.length < 2) continue;
    const mentions = methodOf(one).match(/(?:rest of the |of the )?\bhoney\b/g) ?? [];
    const isTogether = mentions.length === 1;
    expect(isTogether || mentions.some((words) => words.startsWith('rest')), one.recipe.title).toBe(true);
  }
});

test('seeds are not broken or chopped, and roasted if the nuts were', () => {
  for (const { recipe } of adaptedTo(['Nuts', 'Peanuts'], []))
    for (const { name } of recipe.ingredients)
      expect(name, recipe.title).not.toMatch(/(?:pumpkin|sunflower) seeds,[^,]*\b(?:broken|chopped|halved)/);
});

test('pinches of salt are not halved', () => {
  for (const { dish } of dailySample(cookBook)) {
    const { ingredients, instructions, title } = makeRecipe(asWritten(dish), 1)!;
    const own = ingredients.filter(({ name }) => name === 'salt');
    if (own.length === 0 || own.some(({ unit, amount }) => unit !== 'pinch' && amount > 0.25)) continue;
    expect(instructions.join(' '), title).not.toMatch(/\b(?:half|thirds?|quarters?) of the salt\b/);
  }
});

test('the minutes include boiling eggs beforehand', () => {
  const boiled = cookBook.filter(({ recipe }) =>
    /Boil the eggs? for 10 minutes/.test(recipe.instructions[0]!),
  );
  expect(boiled.length).toBeGreaterThan(3);
  for (const { recipe } of boiled) expect(recipe.cookingTime, recipe.title).toBeGreaterThanOrEqual(15);
});

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

test('side suggestions repeat nothing of the dish, and no salad goes with a salad', () => {
  for (const recipe of batchesFor({}, { mealType: 'lunch' })) {
    const listed = new Set(readLines(recipe.ingredients).map(({ food }) => food?.id));
    for (const beside of recipe.goesWith ?? [])
      for (const { food } of mentionedFoods(beside))
        expect(listed.has(food.id), `${recipe.title}: ${beside}`).toBe(false);
    if (recipe.tags.some((tag) => /salad$/i.test(tag)))
      expect(recipe.goesWith, recipe.title).not.toContain('a green salad');
  }
});

test('diets are met in spirit: little sweet fruit for Low-Carb, protein in a snack for muscles', () => {
  for (const { nutritionInfo, title } of batchesFor(
    { dietaryRestrictions: ['Low-Carb'] },
    { mealType: 'snack' },
  ))
    expect(nutritionInfo.carbs - nutritionInfo.fiber, title).toBeLessThanOrEqual(18);
  for (const { nutritionInfo, title } of batchesFor(
    { nutritionGoals: ['Muscle Building'] },
    { mealType: 'snack' },
  ))
    expect(nutritionInfo.protein, title).toBeGreaterThanOrEqual(8);
});

test('a small main comes with bread or rice, or is filling itself', () => {
  for (const recipe of batchesFor({}, { mealType: 'dinner' }))
    if (recipe.nutritionInfo.calories < 300) expect(recipe.goesWith, recipe.title).not.toEqual([]);
});
