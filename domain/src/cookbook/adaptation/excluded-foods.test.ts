import { describe, expect, test } from 'vitest';
import type { Allergen, Diet } from '../../vocabulary/options.ts';
import { foodsOf } from '../testing/composed-foods.ts';
import { batchesFor } from '../testing/usual-profile.ts';

describe('limits in the foods', () => {
  const foodsFor = (dietaryRestrictions: Diet[], allergies: Allergen[]) =>
    batchesFor(
      { dietaryRestrictions, allergies, cuisinePreferences: ['Chinese', 'Japanese'] },
      {},
      4,
    ).flatMap((recipe) => foodsOf(recipe).map((line) => line.food!.id));

  test('soy sauce gives way to coconut aminos under a soy allergy, and to tamari on a gluten-free diet', () => {
    expect(foodsFor([], ['Soy'])).toContain('coconut-aminos');
    expect(foodsFor(['Gluten-Free'], [])).toContain('tamari');
    expect(foodsFor([], [])).toContain('soy-sauce');
  });

  test('a replaced food is mentioned only to the household', () => {
    const matches = batchesFor({ dietaryRestrictions: ['Vegan'] }, {}, 4).filter(({ reason }) =>
      /in place of/.test(reason!),
    );
    expect(matches.length).toBeGreaterThan(2);
    for (const { reason, title, description } of matches) {
      const [, now, before] = /with (.+?) in place of ([^.]+)\./.exec(reason!)!;
      // "Vegan kimchi" has the old name in it.
      if (!now!.includes(before!)) expect(`${title} ${description}`).not.toContain(before);
    }
  });

  test('avoided foods are left out', () => {
    const avoidedFoods = ['mushrooms', 'cilantro', 'chicken'];
    for (const recipe of batchesFor({ avoidedFoods })) {
      for (const { food } of foodsOf(recipe)) {
        expect(food!.class, recipe.title).not.toBe('mushroom');
        expect(food!.name, recipe.title).not.toMatch(/cilantro|chicken (?!stock)/);
      }
    }
  });

  test('poultry always has its safe temperature', () => {
    for (const recipe of batchesFor({})) {
      if (!foodsOf(recipe).some(({ food }) => food?.id === 'chicken-thigh')) continue;
      expect(recipe.instructions.join(' '), recipe.title).toContain('74 °C / 165 °F');
    }
  });
});
