import { expect, test } from 'vitest';
import { suitsDiets } from '../cookbook/choosing/meal-suitability.ts';
import type { Equipment } from '../cookbook/dish.ts';
import { foodsMatching } from '../cookbook/wishes/foods-matching.ts';
import { foods } from '../foods/table.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import { readLines } from '../safety/recipe-lines.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { daysBetween } from '../weeks/plain-date.ts';
import { alternatives } from './alternatives.ts';
import { wasteOfWeek } from './best-change.ts';
import { planHouseholdWeek } from './plan-household-week.ts';
import type { StoredRecipe } from './stored-recipe.ts';
import { asPlanned, week, weekRequest } from './testing/week-requests.ts';
import { createBalance, neutralCost } from './week-balance.ts';
import { prepareRequest, type WeekRequest } from './week-request.ts';
import { foodUses, weekWaste } from './week-waste.ts';

const clock = () => 0;
const plan = (request: WeekRequest) => planHouseholdWeek(request, clock);

const households: [string, Partial<TasteProfile>][] = [
  ['without limits', {}],
  ['of six, with a nut allergy', { householdSize: 6, allergies: ['Nuts', 'Peanuts'] }],
  ['that eats vegan and gluten-free', { dietaryRestrictions: ['Vegan', 'Gluten-Free'] }],
  ['that eats little carbohydrate', { dietaryRestrictions: ['Keto'], allergies: ['Dairy'] }],
  ['that eats Mediterranean', { dietaryRestrictions: ['Mediterranean'] }],
  ['of a beginner who wants no mushrooms', { cookingSkillLevel: 'beginner', avoidedFoods: ['mushrooms'] }],
];

test.each(households)('every meal of a household %s is within its limits', (_, profile) => {
  const request = weekRequest(profile);
  const avoided = new Set<string>(foodsMatching(request.household.profile.avoidedFoods));
  const { meals, conflicts } = plan(request);
  expect(meals.length + conflicts.length).toBe(request.open.length);
  expect(meals.length).toBeGreaterThan(17);
  for (const { date, mealType, recipe, servings, perishables } of meals) {
    const slot = request.open.find((one) => one.date === date && one.mealType === mealType)!;
    expect(checkRecipe(recipe!, request.household.profile).violations).toEqual([]);
    expect(recipe!.cookingTime).toBeLessThanOrEqual(slot.maxMinutes);
    expect(servings).toBeGreaterThanOrEqual(slot.eaters);
    for (const { food } of readLines(recipe!.ingredients)) expect(avoided.has(food!.id)).toBe(false);
    const shopped = request.shopDays.findLast((one) => one <= date)!;
    for (const { food } of perishables) {
      const { shelfLife } = foods.find(({ id }) => id === food)!;
      expect(daysBetween(shopped, date)).toBeLessThanOrEqual(shelfLife!.closed);
    }
  }
  const dinners = meals.filter(({ mealType }) => mealType !== 'breakfast').map(({ title }) => title);
  expect(new Set(dinners).size).toBe(dinners.length);
});

test.each<[string, Partial<TasteProfile>]>([
  ['a low-fat diet', { dietaryRestrictions: ['Low-Fat'] }],
  ['a low-carb diet', { dietaryRestrictions: ['Low-Carb'] }],
  ['weight loss', { nutritionGoals: ['Weight Loss'] }],
])('a week for %s keeps it in sense, as composed recipes do', (_, profile) => {
  const request = weekRequest({ cuisinePreferences: ['Spanish', 'Vietnamese'], ...profile });
  const adapted = new Map(
    prepareRequest(request).pool.flatMap(({ candidate, origin }) =>
      'adapted' in origin ? [[candidate.id, origin.adapted] as const] : [],
    ),
  );
  const { meals } = plan(request);
  expect(meals.length).toBeGreaterThan(17);
  const isOff = ({ candidate, recipe, mealType }: (typeof meals)[number]) =>
    !suitsDiets(
      { adapted: adapted.get(candidate)!, recipe: { nutritionInfo: recipe!.nutritionInfo! } },
      mealType,
      request.household.profile,
    );
  expect(meals.filter(isOff).map(({ title }) => title)).toEqual([]);
});

test('request and week are plain data, and the same request gives the same week', () => {
  const request = weekRequest();
  const once = plan(request);
  expect(plan(structuredClone(request))).toEqual(once);
  expect(JSON.parse(JSON.stringify(once))).toEqual(once);
});

test('a week whose candidates took all of the time is still searched', () => {
  const request = weekRequest();
  const late = 2 * request.milliseconds;
  const readings = [0];
  expect(planHouseholdWeek(request, () => readings.pop() ?? late)).toEqual(plan(request));
});

test('dishes that need missing equipment are excluded', () => {
  const { meals } = plan(weekRequest({}, {}, { withoutEquipment: ['oven'] }));
  expect(
    meals.filter(({ recipe }) => recipe!.instructions.some((step) => /heat the oven/i.test(step))),
  ).toEqual([]);
});

test('a kept meal stays alone in its slot and is not repeated', () => {
  const first = plan(weekRequest());
  const kept = first.meals.filter(({ mealType }) => mealType === 'dinner').map(asPlanned);
  const request = weekRequest(
    {},
    { kept, open: weekRequest().open.filter(({ mealType }) => mealType !== 'dinner') },
  );
  const { meals } = plan(request);
  expect(meals.length).toBe(14);
  const titles = new Set(kept.map(({ recipe }) => recipe.title));
  expect(meals.filter(({ mealType, title }) => mealType === 'lunch' && titles.has(title))).toEqual([]);
});

const satay: StoredRecipe = {
  id: 'satay',
  source: 'favorite',
  title: 'Our peanut noodles',
  description: null,
  ingredients: [
    { name: 'rice noodles', amount: 200, unit: 'g' },
    { name: 'peanut butter', amount: 60, unit: 'g' },
    { name: 'lime juice', amount: 2, unit: 'tbsp' },
  ],
  instructions: [
    'Boil the rice noodles.',
    'Stir the peanut butter with the lime juice and toss with the noodles.',
  ],
  cookingTime: 15,
  servings: 2,
  cuisineType: 'Thai',
  mealType: 'dinner',
};

test('a favorite is planned with its reason, and excluded under an allergy', () => {
  const { meals } = plan(weekRequest({}, { recipes: [satay], wastePreference: 0 }));
  const own = meals.filter(({ recipeId }) => recipeId === 'satay');
  expect(own).toMatchObject([{ title: 'Our peanut noodles', recipe: null, reason: 'From your favorites.' }]);
  const careful = plan(weekRequest({ allergies: ['Peanuts'] }, { recipes: [satay], wastePreference: 0 }));
  expect(careful.meals.filter(({ recipeId }) => recipeId !== null)).toEqual([]);
});

test('an own recipe that needs missing equipment is excluded', () => {
  const instructions = [...satay.instructions, 'Bake everything for 20 minutes.'];
  const baked = { ...satay, instructions };
  const own = (...withoutEquipment: Equipment[]) =>
    plan(weekRequest({}, { recipes: [baked], wastePreference: 0 }, { withoutEquipment })).meals.filter(
      ({ recipeId }) => recipeId === 'satay',
    );
  expect(own('grill')).toHaveLength(1);
  expect(own('oven')).toEqual([]);
});

test('refused dishes are not planned', () => {
  const titles = plan(weekRequest()).meals.map(({ title }) => title);
  const again = plan(weekRequest({}, {}, { refusedTitles: titles }));
  expect(again.meals.filter(({ title }) => titles.includes(title))).toEqual([]);
});

test('a slot that cannot be filled is reported with its conflict and relaxations, and the others are planned', () => {
  const { open } = weekRequest();
  const request = weekRequest(
    { dietaryRestrictions: ['Vegan'], allergies: ['Gluten'] },
    { open: open.map((slot, at) => (at === 2 ? { ...slot, maxMinutes: 3 } : slot)) },
  );
  const { meals, conflicts } = plan(request);
  const [conflict, ...others] = conflicts;
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({
    date: week[0],
    mealType: 'dinner',
    text: 'Monday dinner: no recipe within 3 minutes that is Vegan without Gluten.',
  });
  expect(conflict!.loosen[0]!.text).toMatch(/^With \d+ minutes: \d+ dish(es)?\.$/);
  expect(meals.length).toBe(20);
});

test('no conflict suggests relaxing an allergy', () => {
  const { open } = weekRequest();
  const request = weekRequest(
    { allergies: ['Gluten', 'Dairy', 'Eggs'], avoidedFoods: ['tomatoes'] },
    { open: open.map((slot) => ({ ...slot, maxMinutes: 4 })) },
  );
  const loosened = plan(request).conflicts.flatMap(({ loosen }) => loosen.map(({ text }) => text));
  expect(loosened.filter((text) => /Gluten|Dairy|Eggs/.test(text))).toEqual([]);
});

test('a reason that mentions shared food is true: an earlier meal opened the pack', () => {
  const { meals } = plan(weekRequest({}, { wastePreference: 1 }));
  const uses = foodUses(meals, weekRequest().shopDays);
  const shared = meals.filter(({ reason }) => /^Uses (?:the other half|the rest|more) of /.test(reason));
  expect(shared.length).toBeGreaterThan(4);
  for (const meal of shared) {
    const takes = uses.flatMap((use) => use.takes.filter((take) => meals[take.meal] === meal));
    const opened = takes.flatMap(({ openedBy }) => (openedBy === null ? [] : meals[openedBy]!.date));
    expect(opened.some((date) => date <= meal.date)).toBe(true);
  }
});

test('"quickest" refers to the meal type, since another meal of the day may be quicker', () => {
  const request = weekRequest({}, { wastePreference: 0 });
  const open = request.open.map((slot) => ({ ...slot, maxMinutes: 30 }));
  const quickest = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
    plan({ ...request, open, seed }).meals.filter(({ reason }) => reason.startsWith('The quickest')),
  );
  expect(quickest.length).toBeGreaterThan(0);
  for (const { mealType, reason } of quickest)
    expect(reason).toMatch(new RegExp(`^The quickest ${mealType} you like on a \\w+day\\.$`));
});

test('preferring less waste lowers taste, and preferring taste increases waste', () => {
  const wasted = ({ waste }: ReturnType<typeof plan>) => waste.bought - waste.used;
  const careful = plan(weekRequest({}, { wastePreference: 1 }));
  const tasty = plan(weekRequest({}, { wastePreference: 0 }));
  expect(wasted(careful)).toBeLessThan(wasted(tasty));
});

test('a budget makes the week cheaper', () => {
  const prices = Object.fromEntries(
    foods.map(({ id, class: kind }) => [id, /meat|fish|poultry/.test(kind) ? 3 : 0.2]),
  );
  const costOf = (budget: number | null) =>
    plan(weekRequest({}, { budget }, { prices })).meals.reduce(
      (sum, { recipe }) =>
        sum +
        readLines(recipe!.ingredients).reduce(
          (all, { food, grams }) => all + (prices[food!.id]! * (grams ?? 0)) / 100,
          0,
        ),
      0,
    );
  expect(costOf(30)).toBeLessThan(costOf(null));
});

test('under a budget, food without a price counts as neither cheap nor expensive', () => {
  const { problem } = prepareRequest(weekRequest({}, { budget: 56 }));
  const withCost = (cost: number | null) => {
    const candidates = problem.candidates.map((candidate) => ({ ...candidate, cost }));
    const balance = createBalance({ ...problem, candidates }, 7, (date) => daysBetween(week[0]!, date));
    for (const [slot, { eaters }] of problem.open.entries()) {
      const place = { isBreakfast: false, isHurried: false, day: slot % 7, eaters, newServings: eaters };
      balance.add(slot, place);
    }
    return balance.points();
  };
  const fair = neutralCost(problem);
  expect(withCost(null)).toBeCloseTo(withCost(fair));
  expect(withCost(null)).toBeLessThan(withCost(fair * 1.2));
});

test('alternatives for a slot are three different dishes within the limits', () => {
  const request = weekRequest({ allergies: ['Dairy'] });
  const { meals } = plan(request);
  const now = meals.find(({ mealType }) => mealType === 'dinner')!;
  const others = alternatives(
    weekRequest(
      { allergies: ['Dairy'] },
      {
        open: request.open.filter(({ date, mealType }) => date === now.date && mealType === now.mealType),
        kept: meals.filter((meal) => meal !== now).map(asPlanned),
      },
      { refusedTitles: [now.title] },
    ),
    3,
  );
  expect(new Set(others.map(({ candidate }) => candidate)).size).toBe(3);
  for (const { title, recipe, reason } of others) {
    expect(meals.map((meal) => meal.title)).not.toContain(title);
    expect(checkRecipe(recipe!, request.household.profile).ok).toBe(true);
    expect(reason).not.toBe('');
  }
});

test('the best change reduces waste, by a dish that the week does not have yet', () => {
  const changes = [1, 2, 3, 4].flatMap((seed) => {
    const request = weekRequest({}, { wastePreference: 0, seed });
    const { meals } = plan(request);
    const { waste, change } = wasteOfWeek(request, meals.map(asPlanned));
    if (!change) return [];
    expect(change.text).toMatch(/^Use the (other half|rest) of the .+ on \w+day: \d dish(es)?$/);
    const titles = meals.map(({ title }) => title);
    for (const { title } of change.dishes) expect(titles).not.toContain(title);
    for (const { perishables } of change.dishes) {
      const changed = meals.map((meal) =>
        meal.date === change.date && meal.mealType === change.mealType ? { ...meal, perishables } : meal,
      );
      const after = weekWaste(changed, request.shopDays);
      expect(after.bought - after.used).toBeLessThan(waste.bought - waste.used);
    }
    return [change];
  });
  expect(changes.length).toBeGreaterThan(1);
});

test('an empty request is an empty week', () => {
  expect(plan(weekRequest({}, { open: [] }))).toMatchObject({
    meals: [],
    conflicts: [],
    waste: { usedShare: null },
  });
});
