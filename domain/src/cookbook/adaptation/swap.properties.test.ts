import { expect, test } from 'vitest';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { Allergen, Diet } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import type { DishKind } from '../dish.ts';
import { everyVersion, households, preparedFor } from '../testing/prepared-dishes.ts';

/** What stands for another food is cooked as it must be, and not as the other was. */

test('browned butter is not replaced by ghee, oil or plant fat', () => {
  for (const [allergies, dietaryRestrictions] of households)
    for (const { recipe } of preparedFor({ allergies, dietaryRestrictions })) {
      const text = [recipe.description, ...recipe.instructions].join(' ');
      expect(text, recipe.title).not.toMatch(
        /\b(?:ghee|vegan butter)\b[^.;]*\b(?:hazel|toasty|nut-brown)|\bswirl\b[^.;]*\boil\b[^.;]*\bhazel\b|\b(?:browned|nut-brown) (?:ghee|vegan butter|[a-z]+ oil)\b/i,
      );
    }
});

test('firm tofu is dried before browning, and slabs have a thickness', () => {
  const isDried = /\bpat\b|\bpress|\bsqueez|\bdrain|\btowel|\bdry\b|\bdried|\bcrumbl|\bfrozen|\bwrap/i;
  for (const [allergies, dietaryRestrictions] of [
    [[], []],
    [[], ['Vegan']],
    [['Fish'], ['Vegetarian']],
  ] satisfies [Allergen[], Diet[]][])
    for (const { recipe } of preparedFor({ allergies, dietaryRestrictions })) {
      const tofu = recipe.ingredients.find(({ name }) => /\bfirm tofu\b/.test(name));
      if (!tofu) continue;
      if (/\bslabs\b/.test(tofu.name)) expect(tofu.name).toMatch(/\d|as thick as/);
      const method = recipe.instructions.join(' ');
      const isBrowned = recipe.instructions.some((step) =>
        step
          .split(/(?<=[.;]) /)
          .some(
            (one) =>
              /(?<!smoked )\btofu\b/.test(one) && /\b(?:fry|sear|grill)\b/i.test(one) && !/simmer/.test(one),
          ),
      );
      if (isBrowned) expect(isDried.test(method + tofu.name), `${recipe.title}: ${method}`).toBe(true);
    }
});

test('thin meat needs no thermometer', () => {
  const thin =
    /\b(?:pork|beef|chicken|steak|lamb|turkey|veal)\b.*(?:\b[2-6] mm\b|\bthin (?:strips|slices)\b|\bthinly sliced\b)/;
  for (const { instructions, ingredients, title } of everyVersion(4)) {
    const cut = ingredients
      .filter(({ name }) => thin.test(name))
      .map(({ name }) => /pork|beef|chicken|steak|lamb|turkey|veal/.exec(name)![0]);
    for (const sentence of instructions.flatMap((step) => step.split(/(?<=[.;]) /)))
      for (const meat of cut) if (sentence.includes(meat)) expect(sentence, title).not.toMatch(/\b[67]\d °C/);
  }
});

test('firm tofu as a replacement is browned, or colored by what it simmers in', () => {
  const kinds: readonly DishKind[] = [
    'curry',
    'stew',
    'skillet',
    'salad',
    'rice bowl',
    'pan-seared',
    'toast',
  ];
  const browned =
    /\b(?:fry|fried|sear|brown(?:ed)?|grill|roast|bake|broil|char|crisp|gold|golden|crust|colored)\b/i;
  const taken = /\b(?:taken on|takes on|stained|tinted|color of the sauce|firms)\b/i;
  const found: string[] = [];
  for (const dietaryRestrictions of [['Vegan'], ['Vegetarian']] satisfies Diet[][])
    for (const { adapted, recipe } of preparedFor({ dietaryRestrictions }, 4, 3, cookBook)) {
      const stands = adapted.dish.parts.some(({ key, food }) => {
        const now = adapted.parts.get(key);
        return food !== 'tofu' && now?.food === 'tofu' && !/crumbl/.test(now.name);
      });
      if (!stands || !kinds.includes(adapted.dish.kind)) continue;
      const fullText = recipe.instructions
        .flatMap((step, at, all) => (/\btofu\b/.test(step) ? [step, all[at + 1] ?? ''] : []))
        .join(' ');
      if (!browned.test(fullText) && !taken.test(fullText)) found.push(`${recipe.title}: ${fullText}`);
    }
  expect(found).toEqual([]);
});

test('replacements of meat, fish or eggs have fat to fry in', () => {
  const found: string[] = [];
  const spoons = { tsp: 1, tbsp: 3, ml: 0.2, g: 1 / 4.5 } as Record<string, number>;
  for (const { adapted, recipe } of preparedFor({ dietaryRestrictions: ['Vegan'] }, 4, 3, cookBook)) {
    const name = [...adapted.parts].find(
      ([key, part]) => foodById(part.food).class === 'soy' && part.key !== key && !/smoked/.test(part.name),
    )?.[1].name;
    const fried = recipe.instructions
      .filter((step) => /\btofu\b/.test(step) && /\b[Ff]ry\b/.test(step))
      .join(' ');
    if (!name || !fried || /non-?stick|\bdry\b[^.;]* pan|greased|[Bb]roil|oven/.test(fried)) continue;
    const fat = recipe.ingredients.filter(({ name }) => /\boil\b|\bbutter\b|\bghee\b/.test(name));
    const all = fat.reduce((sum, { amount, unit }) => sum + amount * (spoons[unit] ?? 0), 0);
    if (fat.length > 0 && all / recipe.servings < 1) found.push(recipe.title);
  }
  expect(found).toEqual([]);
});

test('nutritional yeast replaces no cheese that melts or browns, and sweet aminos are balanced', () => {
  for (const allergies of [['Dairy'], ['Soy'], ['Dairy', 'Soy']] satisfies Allergen[][])
    for (const dietaryRestrictions of [[], ['Paleo']] satisfies Diet[][])
      for (const { recipe } of preparedFor({ allergies, dietaryRestrictions })) {
        const yeast = recipe.instructions.filter((step) => step.includes('nutritional yeast')).join(' ');
        expect(yeast, recipe.title).not.toMatch(/yeast\b.*\b(?:melt|brown|golden|bubbl)/i);
        const list = recipe.ingredients.map(({ name }) => name).join(', ');
        if (/coconut aminos/.test(list))
          expect(list, recipe.title).toMatch(
            /vinegar|lemon|lime|tomato|wine|sherry|tamarind|kimchi|orange|pineapple|yuzu|pickle|caper|sake/,
          );
      }
});

test('a dish that is made of a chili paste is not made of another, and one that it seasons is', () => {
  const taken = preparedFor({ allergies: ['Soy'] }, 4, 3, cookBook);
  expect(taken.map(({ adapted }) => adapted.dish.name)).not.toContain('Spicy rice cakes (tteokbokki)');
  for (const { adapted } of taken)
    for (const { key, food, amount, unit } of adapted.dish.parts)
      if (
        !adapted.dish.vary.some(({ part }) => part === key) &&
        (food === 'gochujang' || food === 'doubanjiang') &&
        adapted.parts.get(key)?.food === 'sambal-oelek'
      )
        expect(
          toGrams(foodById(food), amount, unit)! / adapted.dish.serves,
          adapted.dish.name,
        ).toBeLessThanOrEqual(5);
});

test('a spoon of butter next to olive oil becomes olive oil, and texts about butter stay with butter', () => {
  let seen = 0;
  for (const { adapted, recipe } of preparedFor({ dietaryRestrictions: ['Vegan'] }, 4, 3, cookBook)) {
    seen += /\(here a vegan one\)/.test(recipe.description) ? 1 : 0;
    expect(recipe.description, adapted.dish.name).not.toMatch(/(?<!here a )\bvegan butter\b/);
  }
  expect(seen).toBeGreaterThan(0);
});

test('general words still name replacements: nonfat yogurt is the yogurt, and every oil the oil', () => {
  let seen = 0;
  for (const { recipe } of preparedFor({ dietaryRestrictions: ['Low-Fat'] }, 4, 3, cookBook)) {
    const method = recipe.instructions.join(' ');
    if (recipe.ingredients.some(({ name }) => name.startsWith('nonfat Greek yogurt'))) seen += 1;
    expect(method, recipe.title).not.toContain('nonfat Greek yogurt');
    expect(method, recipe.title).not.toMatch(
      /\b(?:sunflower|avocado|olive|vegetable) oil (?:shows|seeps|rises|at the edges?)\b/,
    );
  }
  expect(seen).toBeGreaterThan(0);
});

test('sesame oil is left out where it only seasons, and no syrup is cooked to amber', () => {
  let left = 0;
  for (const { adapted } of preparedFor({ allergies: ['Sesame'] }, 4, 3, cookBook))
    for (const { key, food } of adapted.dish.parts) {
      if (food !== 'sesame-oil' || !adapted.dish.optional.includes(key)) continue;
      expect(adapted.parts.has(key), adapted.dish.name).toBe(false);
      left += 1;
    }
  expect(left).toBeGreaterThan(0);
  for (const { recipe } of preparedFor({ dietaryRestrictions: ['Paleo'] }, 4, 3, cookBook))
    for (const step of recipe.instructions)
      if (/\b(?:honey|maple syrup)\b/.test(step))
        expect(step, recipe.title).not.toMatch(/until[^.]*\bamber\b/);
});

test('foods that may contain what the household avoids carry the label to look for', () => {
  const named = (allergies: Allergen[], food: RegExp) =>
    preparedFor({ allergies }, 4, 3, cookBook).flatMap(({ recipe }) =>
      recipe.ingredients.map(({ name }) => name).filter((name) => food.test(name)),
    );
  const asked: readonly [Allergen, RegExp, string][] = [
    ['Fish', /^oyster sauce/, 'fish-free'],
    ['Soy', /^(?:thick-cut )?bacon/, 'soy-free'],
    ['Soy', /^bean sprouts/, 'of mung beans'],
    // Sourdough and rye have no egg; soft white loaves may.
    ['Eggs', /^(?:soft )?(?:white )?(?:sandwich )?bread\b(?! flour)/, 'egg-free'],
    ['Gluten', /\bchaat masala/, 'gluten-free'],
    ['Gluten', /^(?:cooked )?ham\b/, 'gluten-free'],
    ['Gluten', /^mayonnaise/, 'gluten-free'],
    ['Soy', /^hummus/, 'soy-free'],
    ['Fish', /^sriracha/, 'fish-free'],
  ];
  for (const [allergen, food, label] of asked) {
    const names = named([allergen], food);
    expect(names.length, label).toBeGreaterThan(0);
    for (const name of names) expect(name).toContain(label);
  }
});

test('a spoon that only seasons is left out where nothing seasons like it', () => {
  const swapped = (allergies: Allergen[], from: RegExp) =>
    preparedFor({ allergies }, 4, 3, cookBook).flatMap(({ adapted }) =>
      adapted.dish.parts.filter(
        ({ key, food }) => from.test(food) && adapted.parts.has(key) && adapted.parts.get(key)!.food !== food,
      ),
    );
  expect(swapped(['Sesame'], /^sesame-oil$/).length).toBeLessThan(cookBook.length / 36);
  const fish = preparedFor({ allergies: ['Sesame'] }, 4, 3, cookBook).find(({ recipe }) =>
    recipe.title.startsWith('Steamed cod with ginger'),
  )!.recipe;
  expect(fish.ingredients.map(({ name }) => name)).not.toContain('sunflower oil');
  expect(fish.instructions.join(' ')).toContain('Heat the canola oil in');
  const beef = preparedFor({ dietaryRestrictions: ['Keto'] }, 4, 3, cookBook).find(({ recipe }) =>
    recipe.title.startsWith('Thai beef in oyster sauce'),
  );
  expect(beef?.recipe.ingredients.map(({ name }) => name).join() ?? '').not.toMatch(/monk fruit/);
});

test('a dish is never made without its essential parts', () => {
  const titles = (allergies: Allergen[], dietaryRestrictions: Diet[] = []) =>
    preparedFor({ allergies, dietaryRestrictions }, 4, 3, cookBook).map(({ recipe }) => recipe.title);
  expect(titles(['Eggs']).join()).not.toMatch(/clafoutis/);
  const vegan = titles([], ['Vegan']).join();
  expect(vegan).not.toMatch(/sizzled chickpeas|Chickpea rice bowl/);
  const crumbled = preparedFor({ dietaryRestrictions: ['Vegan'] }, 4, 3, cookBook).filter(({ adapted }) =>
    adapted.dish.optional.some((key) => /a white one that crumbles/.test(adapted.parts.get(key)?.name ?? '')),
  );
  expect(crumbled).toEqual([]);
});
