import { expect, test } from 'vitest';
import type { Allergen, Diet } from '../vocabulary/options.ts';
import { everyVersion, households, preparedFor } from './testing/prepared-dishes.ts';

/** What stands for another food is cooked as it must be, and not as the other was. */

test('what must brown is never clarified: no ghee, oil or plant fat turns hazel', () => {
  for (const [allergies, dietaryRestrictions] of households)
    for (const { recipe } of preparedFor({ allergies, dietaryRestrictions })) {
      const text = [recipe.description, ...recipe.instructions].join(' ');
      expect(text, recipe.title).not.toMatch(
        /\b(?:ghee|vegan butter)\b[^.;]*\b(?:hazel|toasty|nut-brown)|\bswirl\b[^.;]*\boil\b[^.;]*\bhazel\b|\b(?:browned|nut-brown) (?:ghee|vegan butter|[a-z]+ oil)\b/i,
      );
    }
});

test('firm tofu is dried before it browns, and its slabs have a thickness', () => {
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

test('no thermometer is asked for in meat cut thin', () => {
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
