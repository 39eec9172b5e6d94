import { expect, test } from 'vitest';
import { foodById } from '../../foods/table.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { dailySample, propertyTimeout } from '../../testing/property-cases.ts';
import { composeRecipes } from '../compose.ts';
import { cookBook } from '../cook-book.ts';
import { isMainDish } from '../dish.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { randomRequests } from '../testing/random-requests.ts';
import { batchesFor } from '../testing/usual-profile.ts';
import { noWish } from '../wishes/wish.ts';
import { hotLoverLevel } from './chili-placement.ts';
import { chiliesOf, hotterChilies, softChilies } from './chilies-of-cuisine.ts';
import { isFreshChili, pungencyFor, pungencyOf } from './pungency.ts';
import { cookedHeatOf, heatOf, isChili } from './with-spice-level.ts';

/** Chili that is added for a household's wish, as editors marked it down. */

const ground = /^(?:cayenne pepper|red pepper flakes|Aleppo pepper|gochugaru|Espelette pepper|berbere)$/;
const inLevels = [3, 4, 5].flatMap((level) => [2, 6].map((servings) => ({ level, servings })));

type Added = { name: string; at: number; sentence: string; after: string; prepared: WrittenDish };

/** Every chili that a household's wish brings into a dish of the book, with the sentence that has it and what follows. */
function added(level: number, servings: number, dishes = dailySample(cookBook)): Added[] {
  return preparedFor({}, servings, level, dishes).flatMap((prepared) => {
    const { adapted, recipe } = prepared;
    const keys = [...adapted.parts.keys()].filter(
      (key) => !adapted.dish.parts.some((part) => part.key === key),
    );
    return keys.map((name) => {
      const at = recipe.instructions.findIndex((step) => step.includes(name.replace(/ies$/, '')));
      const sentences = recipe.instructions[at]?.split(/(?<=[.;]) /) ?? [];
      const index = sentences.findIndex((sentence) => sentence.includes(name.replace(/ies$/, '')));
      const after = [...sentences.slice(index + 1), ...recipe.instructions.slice(at + 1)].join(' ');
      return { name, at, sentence: sentences[index] ?? '', after, prepared };
    });
  });
}

test('added chili does not burn in fat, in a dry pan or under a crust', () => {
  const burns =
    /\ba (?:[\w-]+,? ){0,3}dry (?:[\w-]+ ){0,2}pan\b|\bsizzl|\bsplutter|\bcrackl|^(?!.*(?:tomato|water|stock|milk|sauce|chicken|beef|pork|lamb|kimchi|egg|meat|turkey|yogurt|juice|cream|wine)).*\b(?:fry|cook|brown|soften|sear)\b.*\bfor (?:[5-9]|1\d) minutes/i;
  const crust = /^[^.]*\b(?:flour|breadcrumbs|panko|cornmeal)\b[^.]*\..*\bfry\b/i;
  for (const { name, sentence, after, prepared } of added(5, 4, cookBook)) {
    if (!ground.test(name)) continue;
    const { title } = prepared.recipe;
    if (!/\b(?:rub|season|toss|sprinkle)\b/i.test(sentence)) expect(sentence, title).not.toMatch(burns);
    if (/\b(?:pat|rub|season)\b/i.test(sentence)) expect(after.slice(0, 200), title).not.toMatch(crust);
  }
});

/** Soft flakes season dressings and finished food too, see decision 102. */
const soft = /^(?:Aleppo pepper|gochugaru|Espelette pepper)$/;

test('added ground chili cooks in something: never on a finished dish or in a cold dressing', () => {
  const cold = /\b(?:whisk|dressing|vinaigrette|mayonnaise|pickle|fry the eggs?)\b/i;
  for (const { level, servings } of inLevels)
    for (const { name, sentence, after, prepared } of added(level, servings)) {
      const { adapted, recipe } = prepared;
      if (!ground.test(name)) continue;
      if (!soft.test(name)) {
        expect(sentence, recipe.title).not.toMatch(cold);
        expect(sentence + after, recipe.title).toMatch(
          /simmer|boil|bubbl|fry|cook|brown|roast|bake|grill|braise|poach|heat|minute|hot\b|warm/i,
        );
      }
      const { amount, unit } = recipe.ingredients.find((ingredient) => ingredient.name.includes(name))!;
      const spoons = amount * (unit === 'tbsp' ? 3 : unit === 'tsp' ? 1 : 1 / 16);
      const isOwn = adapted.dish.parts.some(({ food }) => food === adapted.parts.get(name)!.food);
      if (!isOwn) expect(spoons / recipe.servings, `${recipe.title}: ${name}`).toBeLessThanOrEqual(0.9);
    }
});

test('snacks are not overloaded with chili, and condiments come last', () => {
  for (const { adapted, recipe } of preparedFor({}, 4, 5, cookBook)) {
    const last = recipe.instructions.at(-1)!;
    for (const step of recipe.instructions.slice(0, -1))
      expect(step, recipe.title).not.toMatch(/Pass the [a-z ]+ at the table\.$/i);
    if (!adapted.dish.meals.every((meal) => meal === 'snack')) continue;
    expect(last, recipe.title).not.toMatch(/^.*Pass the .* at the table/);
    for (const { food, amount, unit, name } of adapted.parts.values()) {
      if (foodById(food).class !== 'spice' || !isChili(foodById(food))) continue;
      const line = recipe.ingredients.find((ingredient) => ingredient.name === name);
      const spoons = (line?.amount ?? amount) * ((line?.unit ?? unit) === 'tbsp' ? 3 : 1);
      if ((line?.unit ?? unit) !== 'whole')
        expect(spoons / recipe.servings, recipe.title).toBeLessThanOrEqual(0.6);
    }
  }
});

test('at high spice levels, hot dishes come before those with chili at the table', () => {
  const shareBeside = (spiceLevel: number) => {
    const all = batchesFor({ spiceLevel, cuisinePreferences: ['French', 'Japanese', 'American'] }, {}, 4);
    const beside = all.filter(({ instructions }) => /Pass the .* at the table/.test(instructions.at(-1)!));
    return beside.length / all.length;
  };
  expect(shareBeside(5)).toBeLessThan(0.35);
});

test('mains contain chili at a high spice level, also with the goal of better sleep', () => {
  const mains = batchesFor(
    { spiceLevel: 5, nutritionGoals: ['Better Sleep'], cuisinePreferences: ['French', 'Greek', 'American'] },
    {},
    4,
  );
  const hot = mains.filter(({ ingredients }) =>
    readLines(ingredients).some(({ food }) => food && isChili(foodById(food.id))),
  );
  expect(hot.length / mains.length).toBeGreaterThan(0.85);
});

test('at spice level 5 chilies keep their seeds, and mild ones are joined by hotter ones', () => {
  const dishes = cookBook.filter(({ dish }) => [104, 1422].includes(dish.number));
  const [sambal, lemongrass] = preparedFor({}, 2, 5, dishes).map(({ recipe }) =>
    recipe.ingredients.map(({ name }) => name).join('; '),
  );
  expect(sambal).toMatch(/red chilies, such as Fresno, chopped/);
  expect(lemongrass).toContain('Thai chilies');
});

test('hot condiments carry the labels that the household needs', () => {
  let seen = 0;
  for (const { recipe } of preparedFor(
    { allergies: ['Gluten'], dietaryRestrictions: ['Whole30'] },
    4,
    5,
    cookBook,
  ))
    for (const { name } of recipe.ingredients)
      if (name.startsWith('hot sauce')) {
        seen += 1;
        expect(name).toBe('hot sauce, without added sugar, gluten-free');
      }
  expect(seen).toBeGreaterThan(0);
});

test('no dish gets the chili of another cuisine, and no second one for a little heat', () => {
  for (const { level, servings } of inLevels)
    for (const { name, prepared } of added(level, servings, cookBook)) {
      const { dish, parts } = prepared.adapted;
      const { food } = parts.get(name)!;
      const { cooked, atTable } = chiliesOf[dish.cuisine];
      const hotter = hotterChilies(dish.cuisine);
      const own = level >= hotLoverLevel ? [cooked, hotter.cooked, hotter.atTable] : [cooked, atTable];
      if (isChili(foodById(food))) expect(own, prepared.recipe.title).toContain(food);
    }
  const spicyOf = (number: number) =>
    preparedFor(
      {},
      6,
      5,
      cookBook.filter(({ dish }) => dish.number === number),
    )[0]!.recipe;
  const aguachile = cookBook.find(({ dish }) => dish.name.startsWith('Aguachile'))!.dish.number;
  const serranos = spicyOf(aguachile).ingredients.filter(({ name }) => /serrano|hot sauce/.test(name));
  expect(serranos).toHaveLength(1);
  expect(serranos[0]!.amount).toBeLessThanOrEqual(10);
});

test('a mild dish without a place for chili stays mild, and says so', () => {
  const left = batchesFor(
    { spiceLevel: 5, cuisinePreferences: ['Spanish', 'Italian', 'German'] },
    // Hot dishes come first.
    { count: 60 },
    2,
  );
  const mild = left.filter(({ reason }) => reason?.includes('A mild dish by nature'));
  expect(mild.length).toBeGreaterThan(0);
  for (const { ingredients, title } of mild)
    expect(
      readLines(ingredients).some(({ food }) => food && isChili(foodById(food.id))),
      title,
    ).toBe(false);
});

test('at high spice levels a dish has more than mild flakes, or its reason says that it is mild', () => {
  const salads = cookBook.filter(({ dish }) => /salatet adas|mavromatika/.test(dish.name));
  for (const { adapted, recipe } of preparedFor({}, 2, 5, salads)) {
    expect(heatOf(adapted, 5), recipe.title).toBeGreaterThan(0.5 * pungencyFor(5));
    expect(recipe.instructions.join(' '), recipe.title).toMatch(/green chil|red pepper flakes/);
  }
  expect(salads.length).toBe(2);
  const dinners = batchesFor({ spiceLevel: 5, cuisinePreferences: ['French', 'Middle Eastern'] }, {}, 8);
  for (const { reason, ingredients, title } of dinners) {
    const chilies = readLines(ingredients).flatMap(({ food }) => (food && isChili(food) ? food.id : []));
    if (chilies.every((id) => softChilies.has(id))) expect(reason, title).toMatch(/\bmild/i);
  }
});

test('nothing hot remains at low spice levels', () => {
  for (const { ingredients, title } of batchesFor({ spiceLevel: 1 }, { mealType: 'snack' }, 12))
    expect(ingredients.map(({ name }) => name).join(), title).not.toMatch(
      /red pepper flakes|cayenne|Thai chil|serrano|habanero/,
    );
});

test('a dish made hot is no longer for children', () => {
  const kept = batchesFor({ spiceLevel: 5, cuisinePreferences: ['Japanese', 'American'] }, {}, 10);
  for (const { tags, ingredients, title } of kept)
    if (readLines(ingredients).some(({ food }) => food && /cayenne|togarashi|hot-sauce/.test(food.id)))
      expect(tags, title).not.toContain('kid-friendly');
});

test(
  'nearly all mains at high spice levels have chili',
  () => {
    let [mains, mild] = [0, 0];
    // A tenth of them makes some 200 dinners: with half as many, the share is off by two points now and then.
    for (const request of dailySample(randomRequests(1500, 20_261_129))) {
      if (request.profile.spiceLevel < 4) continue;
      const { recipes } = composeRecipes({ ...request, mealType: 'dinner', count: 4 });
      mains += recipes.length;
      mild += recipes.filter(({ reason }) => reason?.includes('A mild dish by nature')).length;
    }
    expect(mains).toBeGreaterThan(20);
    expect(mild / mains).toBeLessThan(0.08);
  },
  propertyTimeout,
);

test('a dip or a snack has at most half a chili a head', () => {
  const snacks = cookBook.filter(({ dish }) => dish.meals[0] === 'snack' && dish.spicy.length > 0);
  for (const { adapted, recipe } of preparedFor({}, 4, 5, snacks))
    for (const key of adapted.dish.spicy) {
      const part = adapted.parts.get(key);
      const line = part && recipe.ingredients.find(({ name }) => name.startsWith(part.key));
      if (line?.unit !== 'whole' || !isFreshChili(foodById(part!.food))) continue;
      if (pungencyOf(foodById(part!.food), 1) > 0.1) continue;
      // One more after rounding.
      expect(line.amount, recipe.title).toBeLessThanOrEqual(recipe.servings * 0.5 + 1);
    }
});

test('no dish is milder at a higher spice level', () => {
  const heatAt = (level: number) =>
    new Map(
      preparedFor({}, 4, level, dailySample(cookBook)).map(({ adapted }) => [
        adapted.dish.number,
        heatOf(adapted, level),
      ]),
    );
  const levels = [1, 2, 3, 4, 5].map(heatAt);
  // Counted chilies are rounded.
  for (const [at, more] of levels.slice(1).entries())
    for (const [number, heat] of more)
      expect(heat, `dish ${number} at level ${at + 2}`).toBeGreaterThan(
        0.85 * (levels[at]!.get(number) ?? 0) - 0.01,
      );
});

test('from spice level 4 on, most mains are hot from the pan, whatever their cuisine', () => {
  const cuisines = ['Thai', 'Chinese', 'Vietnamese', 'Mexican', 'Filipino'] as const;
  for (const cuisine of cuisines) {
    const mains = cookBook.filter(
      ({ dish }) => dish.cuisine === cuisine && isMainDish(dish) && !dish.neverHot,
    );
    const prepared = preparedFor({}, 4, 5, mains);
    const hot = prepared.filter(({ adapted }) => cookedHeatOf(adapted, 5) >= 0.4 * pungencyFor(5));
    expect(hot.length / prepared.length, cuisine).toBeGreaterThan(0.5);
  }
});

test('adults who like it hot have chili at the table where children eat, and read so', () => {
  const wish = { ...noWish, maxHeat: 1, styles: ['kids' as const] };
  const dinners = batchesFor({ spiceLevel: 5 }, { wish, mealType: 'dinner' }, 12);
  const passed = dinners.filter(({ instructions }) =>
    /Pass the [^.]+ to the adults/.test(instructions.at(-1)!),
  );
  expect(passed.length / dinners.length).toBeGreaterThan(0.85);
  for (const { reason, ingredients, instructions, title } of passed) {
    expect(reason, title).toMatch(/Mild for the children; the adults have .+ at the table\./);
    expect(ingredients.at(-1)!.name, title).toMatch(/, for the adults\b/);
    for (const { name } of ingredients.slice(0, -1))
      expect(name, title).not.toMatch(/Thai chil|cayenne|red pepper flakes|serrano/);
    expect(instructions.slice(0, -1).join(), title).not.toContain('to the adults');
  }
});

test('of a dish that is mild for children there are chilies for the adults only', () => {
  const wish = { ...noWish, maxHeat: 1, styles: ['kids' as const] };
  const household = { spiceLevel: 5, householdSize: 8, cuisinePreferences: ['Thai', 'Indian'] };
  const made = batchesFor(household, { wish }, 4);
  const fresh = made.flatMap(({ ingredients }) =>
    ingredients.filter(({ name, unit }) => unit === 'whole' && /, for the adults\b/.test(name)),
  );
  expect(fresh.length).toBeGreaterThan(0);
  for (const { amount, name } of fresh) expect(amount, name).toBeLessThanOrEqual(/Thai/.test(name) ? 12 : 4);
});
