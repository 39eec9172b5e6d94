import { expect, test } from 'vitest';
import { foodById } from '../../foods/table.ts';
import { isChili } from '../adaptation/with-spice-level.ts';
import { cookBook } from '../cook-book.ts';
import { asWritten } from '../make-recipe.ts';
import { sampleRecipes } from '../sample-recipes.ts';
import { households, preparedFor } from '../testing/prepared-dishes.ts';
import { batchesFor } from '../testing/usual-profile.ts';
import { descriptionForMeal, isDescriptionGeneric } from './describe-dish.ts';
import { truthfulTags } from './dish-tags.ts';
import { plainDescription } from './plain-description.ts';

/** Descriptions are true of the version that a household gets. */

test('descriptions name no missing chili, no changing number, and tofu correctly', () => {
  for (const spiceLevel of [1, 4])
    for (const [allergies, dietaryRestrictions] of households)
      for (const { adapted, recipe } of preparedFor(
        { allergies, dietaryRestrictions, omitHotParts: spiceLevel === 1 },
        3,
        spiceLevel,
      )) {
        const { description, title } = recipe;
        const foods = [...adapted.parts.values()].map(({ food }) => foodById(food));
        const isOfChili =
          /\b(?:green|red|fresh|raw|hot|dried) (?:chil(?:i|ies)|peppers?)\b|\bchilies\b/i.test(description);
        if (isOfChili && adapted.dish.spicy.some((key) => !adapted.parts.has(key)))
          expect(
            foods.some(isChili) || foods.some(({ id }) => /pepper/.test(id)),
            `${title}: ${description}`,
          ).toBe(true);
        expect(description, title).not.toMatch(
          /\bwhole heads? of\b|\b(?:two|three|four|five|six) (?:things|spices|spoons|ingredients) (?:in|stirred|do)\b|\brose-like\b/i,
        );
        if (/\b(?:soft|silken) tofu\b/i.test(description))
          expect(
            recipe.ingredients.some(({ name }) => /\b(?:soft|silken)\b.*\btofu\b/.test(name)),
            `${title}: ${description}`,
          ).toBe(true);
      }
});

test('cut avocado is not for a lunch box', () => {
  const all = [
    ...batchesFor({}, { mealType: 'lunch' }),
    ...batchesFor({ dietaryRestrictions: ['Low-Carb'] }, { mealType: 'lunch' }),
  ];
  for (const { tags, ingredients, title } of all)
    if (ingredients.some(({ name }) => /^(?:ripe )?avocados?\b/.test(name)))
      expect(tags, title).not.toContain('lunch box');
});

test('dishes to eat at once are not tagged for lunch boxes', () => {
  const carried = /\blunch.?box|\bpicnic\b|\bpackable\b/i;
  const atOnce = /\b(?:eat|serve)\b[^.;]*\bat once\b/i;
  const dishes = cookBook.filter(({ dish }) => carried.test(JSON.stringify(dish)));
  expect(dishes.length).toBeGreaterThan(40);
  for (const servings of [2, 4])
    for (const { adapted, recipe } of preparedFor({}, servings, 3, dishes)) {
      const fullText = [...truthfulTags(adapted, recipe), recipe.description, ...recipe.instructions].join(
        ' ',
      );
      expect(carried.test(fullText) && atOnce.test(fullText), fullText).toBe(false);
    }
  for (const { tags, description, instructions } of sampleRecipes) {
    const fullText = [...tags, description, ...instructions].join(' ');
    expect(carried.test(fullText) && atOnce.test(fullText), fullText).toBe(false);
  }
});

test('"tomato and green chili" is two foods', () => {
  const bhurji = cookBook.filter(({ dish }) => dish.number === 570);
  const mild = preparedFor({ omitHotParts: true }, 3, 1, bhurji);
  const hot = preparedFor({}, 3, 4, bhurji);
  expect(mild).toHaveLength(1);
  expect(mild[0]!.recipe.description).not.toMatch(/chili/);
  expect(hot[0]!.recipe.description).toContain('tomato and green chili');
});

test('a dish made hotter for a household is not called mild', () => {
  for (const spiceLevel of [3, 5])
    for (const { adapted, recipe } of preparedFor({}, 4, spiceLevel, cookBook)) {
      const added = [...adapted.parts].filter(
        ([key]) => !adapted.dish.parts.some((part) => part.key === key),
      );
      if (added.some(([, { food }]) => isChili(foodById(food))))
        expect(recipe.description, recipe.title).not.toMatch(
          /\b(?:mild(?! (?:\w+ )?sausage)|gentlest|no chili|never hot|not hot|nothing in it bites)\b/i,
        );
    }
});

test('a lunch is not called a supper', () => {
  expect(descriptionForMeal('lunch', 'Beans in olive oil. A supper of the coast.')).toBe(
    'Beans in olive oil.',
  );
  expect(descriptionForMeal('dinner', 'Beans in olive oil. A supper of the coast.')).toContain('supper');
});

test('a version of a dish whose foreign name is explained has an explained or an English name', () => {
  const english = new Set(
    cookBook.flatMap(({ dish }) =>
      [...dish.steps, ...dish.goesWith].flatMap((text) =>
        text
          .replace(/[{}|]/g, ' ')
          .toLowerCase()
          .split(/[^a-z]+/),
      ),
    ),
  );
  for (const { dish } of cookBook) {
    if (!dish.name.endsWith(')')) continue;
    for (const { name } of dish.vary)
      if (name && !/[({]/.test(name))
        expect(
          name
            .toLowerCase()
            .split(/[^a-z]+/)
            .some((word) => word.length > 3 && english.has(word)),
          name,
        ).toBe(true);
  }
});

test('a dish whose text is no longer true has another written one, in words that follow its swaps', () => {
  const methodText = (household: Parameters<typeof preparedFor>[0], spiceLevel: number, title: string) =>
    preparedFor(household, 4, spiceLevel, cookBook).find(({ recipe }) => recipe.title.includes(title))!.recipe
      .description;
  expect(methodText({ allergies: ['Soy'] }, 3, 'Kaya toast')).toContain('a jam of coconut');
  expect(methodText({ dietaryRestrictions: ['Vegetarian'] }, 3, 'Croque with tomato')).toMatch(
    /^Tomatoes and /,
  );
  expect(methodText({}, 3, 'Moo goo gai pan')).toContain('gingery sauce');
  for (const [allergies, dietaryRestrictions] of households)
    for (const spiceLevel of [1, 3])
      for (const { adapted, recipe } of preparedFor(
        { allergies, dietaryRestrictions, omitHotParts: spiceLevel === 1 },
        4,
        spiceLevel,
      ))
        expect(isDescriptionGeneric(adapted), `${recipe.title}: ${recipe.description}`).toBe(false);
});

test('a generic description names what the dish is made of, without its sides', () => {
  const omelet = cookBook.find(({ dish }) => dish.number === 1307)!.dish;
  const text = plainDescription(asWritten(omelet));
  expect(text).toContain('eggs, ground pork');
  expect(text).not.toMatch(/cucumber|rice|cilantro/);
});

test('a description names the food, without riddles', () => {
  const riddle =
    /\bsomething (?:rich|hot|sweet|toasted)\b|\b(?:thread|ribbon) of (?:sweetness|honey)\b|\bsweet thread\b|\b(?:little|bit of) sweetness\b|\bstanding if need be\b|\bis supper\.|\btomorrow's\b|\braw oil\b/i;
  for (const { dish } of cookBook)
    for (const { about } of [dish, ...dish.vary]) if (about) expect(about, dish.name).not.toMatch(riddle);
});

test('nothing is called smoky once its smoked food is left out', () => {
  const mild = preparedFor({ omitHotParts: true }, 4, 1, cookBook);
  const eggs = mild.find(({ recipe }) => recipe.title.includes('huevos ahogados'))!;
  expect(eggs.recipe.description).not.toMatch(/smoky/);
  const smokes = /\b(?:smoked|chipotles?|bacon|chorizo|andouille)\b/i;
  for (const { adapted, recipe } of mild)
    if (/\bsmoky\b/i.test(recipe.description) && adapted.dish.parts.some(({ name }) => smokes.test(name)))
      expect(
        [...adapted.parts.values()].some(({ name }) => smokes.test(name)),
        recipe.title,
      ).toBe(true);
});

test('no lunch is called a supper or a dinner', () => {
  const lunches = cookBook.filter(({ dish }) => dish.meals.includes('lunch'));
  const called = lunches
    .map(({ recipe }) => descriptionForMeal('lunch', recipe.description))
    .filter((about) => /\b(?:supper|dinner)s?\b/i.test(about) && !/\bmoved to supper\b/.test(about));
  expect(called).toEqual([]);
  expect(descriptionForMeal('lunch', 'What Lisbon eats in its bars, and here for supper.')).toBe(
    'What Lisbon eats in its bars, and here for a meal.',
  );
  expect(descriptionForMeal('lunch', 'Lentils, with eggs to make it a supper.')).toBe(
    'Lentils, with eggs to make it a meal.',
  );
});

test('coconut is gone from a description with the coconut milk of the dish', () => {
  const dishes = cookBook.filter(({ dish }) => /laksa|Green chicken curry/.test(dish.name));
  let without = 0;
  for (const { adapted, recipe } of preparedFor({ dietaryRestrictions: ['Low-Fat'] }, 4, 3, dishes)) {
    if ([...adapted.parts.values()].some(({ food }) => foodById(food).name.includes('coconut'))) continue;
    without += 1;
    expect(recipe.description, recipe.title).not.toMatch(/coconut/i);
  }
  expect(without).toBeGreaterThan(0);
});
