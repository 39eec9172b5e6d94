import { describe, expect, test } from 'vitest';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { recipeFacts } from '../recipes/recipe-facts.ts';
import { tagsOf } from '../recipes/tags.ts';
import { dailySample, propertyTimeout } from '../testing/property-cases.ts';
import { allergens, cuisines, diets, mealTypes } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { type ComposeRequest, composeRecipes } from './compose.ts';
import { cookBook } from './cook-book.ts';
import { foodsOf, gramsOf } from './testing/composed-foods.ts';
import { violatedGuarantees } from './testing/guarantees.ts';
import { randomRequests } from './testing/random-requests.ts';
import { batchesFor, mean, usualProfile } from './testing/usual-profile.ts';

function compose(profile: Partial<TasteProfile>, more: Partial<Omit<ComposeRequest, 'profile'>> = {}) {
  return composeRecipes({ profile: { ...usualProfile, ...profile }, count: 3, seed: 1, ...more });
}

const titlesOf = ({ recipes }: { recipes: readonly RecipeDraft[] }) => recipes.map(({ title }) => title);

const kindOf = ({ title }: RecipeDraft) => cookBook.find(({ recipe }) => recipe.title === title)?.dish.kind;

test(
  'every promise to 300 random households is kept',
  () => {
    let recipes = 0;
    let recent: string[] = [];
    const requests = dailySample(randomRequests(300, 2026));
    for (const asked of requests) {
      const request = { ...asked, avoidTitles: recent, month: 1 + (asked.seed % 12) };
      const batch = composeRecipes(request);
      expect(violatedGuarantees(request, batch)).toEqual([]);
      recipes += batch.recipes.length;
      recent = batch.recipes.map(({ title }) => title);
    }
    expect(recipes).toBeGreaterThan(3 * requests.length);
  },
  propertyTimeout,
);

describe('any household', () => {
  test('every pair of a diet and an allergy gets each of its meals', () => {
    for (const [index, diet] of diets.entries()) {
      for (const [offset, allergy] of allergens.entries()) {
        const mealType = mealTypes[(index + offset) % 4]!;
        const { recipes } = compose(
          { dietaryRestrictions: [diet], allergies: [allergy] },
          { mealType, count: 1, seed: index },
        );
        expect(recipes, `${diet}, no ${allergy}, ${mealType}`).toHaveLength(1);
      }
    }
  });

  test('each cuisine alone gives each meal in that cuisine', () => {
    for (const cuisine of cuisines) {
      for (const mealType of mealTypes) {
        const { recipes } = compose({ cuisinePreferences: [cuisine] }, { mealType, count: 1, seed: 3 });
        expect(recipes[0]?.cuisineType, `${cuisine} ${mealType}`).toBe(cuisine);
      }
    }
  });

  test('four weeks of dinners of one cuisine are 24 dishes of ten kinds', () => {
    for (const cuisine of dailySample(cuisines)) {
      const { recipes } = compose(
        { cuisinePreferences: [cuisine], timePreference: 240, cookingSkillLevel: 'advanced' },
        { mealType: 'dinner', count: 28 },
      );
      const own = recipes.filter(({ cuisineType }) => cuisineType === cuisine);
      expect(new Set(own.map(({ title }) => title)).size, cuisine).toBeGreaterThanOrEqual(24);
      expect(new Set(own.map(kindOf)).size, cuisine).toBeGreaterThanOrEqual(10);
    }
  });

  test('five minutes are enough for something', () => {
    for (const mealType of mealTypes) {
      const profile = { timePreference: 5, cookingSkillLevel: 'beginner' as const };
      expect(compose(profile, { mealType }).recipes.length, mealType).toBeGreaterThan(0);
    }
  });

  test('a sentence names limits that leave nothing', () => {
    const impossible = { dietaryRestrictions: [...diets], allergies: [...allergens], timePreference: 5 };
    const { recipes, shortfall } = compose(impossible, { mealType: 'breakfast' });
    expect(recipes.length).toBeLessThan(3);
    expect(shortfall).toMatch(/^We found .*Vegan.*no nuts.*5 minutes\. Keto takes its energy from fat/);
  });

  test('if only the time leaves nothing, the sentence says in how many minutes there are some', () => {
    const hurried = { dietaryRestrictions: ['Whole30' as const, 'Low-Fat' as const], timePreference: 5 };
    const { recipes, shortfall } = compose({ ...hurried, householdSize: 8 }, { mealType: 'dinner' });
    expect(recipes).toEqual([]);
    const minutes = Number(/ In (\d+) minutes there are some\.$/.exec(shortfall!)?.[1]);
    const patient = { ...hurried, householdSize: 8, timePreference: minutes };
    expect(compose(patient, { mealType: 'dinner' }).recipes.length).toBeGreaterThan(0);
  });

  test('a request for no recipes gets none', () => {
    expect(compose({}, { count: 0 })).toEqual({ recipes: [], shortfall: null });
  });
});

describe('seeds and batches', () => {
  test('the same request and seed give the same recipes, another seed gives others', () => {
    for (const request of randomRequests(12, 5))
      expect(composeRecipes(request)).toEqual(composeRecipes(request));
    expect(titlesOf(compose({}, { seed: 4, count: 5 }))).not.toEqual(
      titlesOf(compose({}, { seed: 5, count: 5 })),
    );
  });

  test('a batch of ten dinners has ten dishes of many kinds and cuisines', () => {
    const { recipes } = compose({}, { count: 10, mealType: 'dinner', seed: 8 });
    expect(new Set(recipes.map(kindOf)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(recipes.map(({ cuisineType }) => cuisineType)).size).toBeGreaterThanOrEqual(5);
  });

  test('no kind of dish comes twice in five dinners, also after those of last week', () => {
    for (const seed of [1, 2, 3]) {
      const first = compose({}, { count: 5, mealType: 'dinner', seed });
      const next = compose(
        {},
        { count: 5, mealType: 'dinner', seed: seed + 100, avoidTitles: titlesOf(first).toReversed() },
      );
      const kinds = [...first.recipes, ...next.recipes].map(kindOf);
      for (let day = 0; day + 5 <= kinds.length; day += 1) {
        expect(new Set(kinds.slice(day, day + 5)).size, `seed ${seed}, day ${day}`).toBe(5);
      }
    }
  });

  test('six weeks in a row repeat no dish', () => {
    const had: string[] = [];
    for (let week = 0; week < 6; week += 1) {
      const batch = compose(
        {},
        { count: 5, mealType: 'dinner', avoidTitles: had.map((title) => title.toUpperCase()) },
      );
      had.unshift(...titlesOf(batch));
    }
    expect(new Set(had.map((title) => title.toLowerCase())).size).toBe(30);
  });

  test('meals take turns when no meal is asked for', () => {
    const meals = (profile: Partial<TasteProfile>) =>
      new Set(compose(profile, { count: 4 }).recipes.map((recipe) => recipe.mealType));
    expect(meals({})).toEqual(new Set(mealTypes));
    expect(meals({ mealTypes: ['lunch', 'dinner'] })).toEqual(new Set(['lunch', 'dinner']));
  });

  test('foods at home are used, and the reason says so', () => {
    const using = (atHome: string[]) =>
      batchesFor({}, { atHome }).filter((recipe) =>
        foodsOf(recipe).some((line) => line.food?.id === 'salmon'),
      );
    expect(using(['salmon']).length).toBeGreaterThan(using([]).length + 2);
    expect(using(['salmon'])[0]!.reason).toMatch(/^Uses the salmon.* that you have at home\./);
  });
});

describe('taste', () => {
  test('favorite cuisines come first, and the closest replaces one that the cook book lacks', () => {
    const greek = batchesFor({ cuisinePreferences: ['Greek'] }, {}, 3);
    expect(new Set(greek.map((recipe) => recipe.cuisineType))).toEqual(new Set(['Greek']));
    expect(compose({ cuisinePreferences: ['Syrian'] }).recipes[0]?.cuisineType).toBe('Lebanese');
    expect(compose({ cuisinePreferences: ['Klingon'] }).recipes).toHaveLength(3);
  });

  test('spice level 1 has no heat, 3 and 5 have other and hotter dishes', () => {
    const taste = { cuisinePreferences: ['Thai', 'Mexican', 'Indian'] };
    const titles = (spiceLevel: number) =>
      new Set(batchesFor({ ...taste, spiceLevel }, {}, 4).map(({ title }) => title));
    const shared = [...titles(5)].filter((title) => titles(1).has(title));
    expect(shared.length).toBeLessThan(titles(5).size / 2);
    const heat = (spiceLevel: number) =>
      mean(
        batchesFor({ ...taste, spiceLevel }).map(
          ({ title }) => cookBook.find(({ recipe }) => recipe.title === title)?.dish.heat ?? 0,
        ),
      );
    expect(heat(1)).toBeLessThan(heat(3));
    expect(heat(3)).toBeLessThan(heat(5));
  });

  test('beginners get no difficult dishes, advanced cooks more of them', () => {
    const share = (cookingSkillLevel: TasteProfile['cookingSkillLevel']) =>
      mean(
        batchesFor({ cookingSkillLevel, timePreference: 180 }).map(({ title }) => {
          const dish = cookBook.find(({ recipe }) => recipe.title === title)?.dish;
          return dish && dish.skill !== 'beginner' ? 1 : 0;
        }),
      );
    expect(share('beginner')).toBe(0);
    expect(share('advanced')).toBeGreaterThan(share('intermediate'));
  });

  test('two hours give other dishes than twenty minutes', () => {
    const minutes = (timePreference: number) =>
      mean(batchesFor({ timePreference }).map(({ cookingTime }) => cookingTime));
    expect(minutes(20)).toBeLessThanOrEqual(20);
    expect(minutes(120)).toBeGreaterThan(50);
  });

  test('a household of ten buys more than one of two, in amounts that a cook would write', () => {
    const grams = (householdSize: number) =>
      mean(
        batchesFor({ householdSize, timePreference: 240 }, {}, 4).map(
          (recipe) => gramsOf(recipe, () => true) * recipe.servings,
        ),
      );
    expect(grams(10) / grams(2)).toBeGreaterThan(4);
    for (const { ingredients } of batchesFor({ householdSize: 3 }, {}, 4)) {
      for (const { amount, unit, name } of ingredients) {
        const parts = unit === 'l' || unit === 'kg' ? 20 : 4;
        expect(Number.isInteger(Math.round(amount * parts * 1e6) / 1e6), `${amount} ${unit} ${name}`).toBe(
          true,
        );
        if (unit === 'g' && amount > 10) expect(amount % 5, `${amount} ${unit} ${name}`).toBe(0);
      }
    }
  });

  test('nutrition matches the list', () => {
    for (const recipe of batchesFor({ householdSize: 7 }, {}, 2)) {
      expect(recipe.tags.includes('Vegan')).toBe(recipeFacts(recipe).diets.includes('Vegan'));
      for (const tag of tagsOf(recipe)) expect(recipe.tags, recipe.title).toContain(tag);
    }
  });
});

test('a vegan household that eats paleo has a week of dinners in half an hour', () => {
  const { recipes } = compose(
    { dietaryRestrictions: ['Vegan', 'Paleo'], timePreference: 30 },
    { count: 8, mealType: 'dinner' },
  );
  expect(recipes.length).toBeGreaterThanOrEqual(7);
});

test('rice beside a dinner is boiled where there is half an hour, and heated only by those in a hurry', () => {
  const cooked = /^cooked (?:\w+[ -])*rice\b/;
  const dinnersIn = (timePreference: number) =>
    batchesFor({ timePreference, cuisinePreferences: ['Filipino', 'Thai', 'Vietnamese', 'Japanese'] }, {}, 6);
  const hasRice = ({ ingredients }: RecipeDraft) => ingredients.some(({ name }) => cooked.test(name));
  const unhurried = dinnersIn(30);
  for (const recipe of unhurried.filter(hasRice))
    expect(kindOf(recipe), recipe.title).toMatch(/^(?:rice dish|fried rice)$/);
  const boiled = unhurried.filter(({ ingredients }) =>
    ingredients.some(({ name }) => /^(?:jasmine|sushi|white|basmati) rice\b/.test(name)),
  );
  expect(boiled.length).toBeGreaterThan(5);
  for (const { instructions, cookingTime, title } of boiled) {
    expect(instructions.join(' '), title).toMatch(
      /\brice\b[^.]*(?:\. Put it [^.]*)? (?:to a boil|with \d+ ml of water|Boil)/,
    );
    expect(cookingTime, title).toBeLessThanOrEqual(30);
  }
  expect(dinnersIn(20).some(hasRice)).toBe(true);
});
