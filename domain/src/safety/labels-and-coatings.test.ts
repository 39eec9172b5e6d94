import { expect, test } from 'vitest';
import { readLine } from '../ingredient-lines/read-line.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { reasons, recipe, stew } from './judged-recipe.fixture.ts';

const against = (name: string, allergy: Allergen) => reasons(recipe([...stew, [50, 'g', name]]), [allergy]);

test.each([
  ['almonds (omit for nut-free)', 'Nuts'],
  ['almonds, skip for nut-free', 'Nuts'],
  ['walnuts – omit to keep this nut-free', 'Nuts'],
  ['walnuts (exclude when nut-free)', 'Nuts'],
  ['cream, use dairy-free for a vegan version', 'Dairy'],
  ['cream (dairy-free works too)', 'Dairy'],
  ['cream (vegan friends: use coconut)', 'Dairy'],
  ['cream (unless dairy-free)', 'Dairy'],
  ['cream, never dairy-free', 'Dairy'],
  ['flour (GF: see notes)', 'Gluten'],
  ['flour, gluten-free flour works as well', 'Gluten'],
  ['eggs [vegan: aquafaba]', 'Eggs'],
  ['eggs, eggless version below', 'Eggs'],
  ['anchovies (vegetarians: omit)', 'Fish'],
  ['anchovies (leave out for veggies)', 'Fish'],
  ['peanut butter (peanut-free: use tahini)', 'Peanuts'],
  ['soy sauce (soy-free: coconut aminos)', 'Soy'],
  ['prawns (shellfish-free: use chicken)', 'Shellfish'],
  ['gluten-free, wheat noodles', 'Gluten'],
  ['gluten-free whole wheat bread', 'Gluten'],
  ['wheat-free, rye bread', 'Gluten'],
  ['lactose-free, cow’s milk', 'Dairy'],
  ['peanut-free, almond butter', 'Nuts'],
] as const)('“%s” speaks to others of %s and clears nothing', (name, allergy) => {
  expect(against(name, allergy)).not.toEqual([]);
});

test.each([
  ['soy sauce (gluten-free)', 'Gluten'],
  ['soy sauce (make sure it is gluten-free)', 'Gluten'],
  ['oats, certified gluten-free', 'Gluten'],
  ['flour, gluten-free, sifted', 'Gluten'],
  ['cream (Zorble, dairy-free)', 'Dairy'],
] as const)('“%s” is free of %s', (name, allergy) => {
  expect(readLine(`50 g ${name}`).freeOf).toContain(allergy);
});

test.each([
  ['breaded lamb cutlets', 'Gluten'],
  ['breaded tofu', 'Gluten'],
  ['crumbed lamb cutlets', 'Gluten'],
  ['battered haddock fillets', 'Gluten'],
  ['cod in batter', 'Gluten'],
  ['floured veal escalopes', 'Gluten'],
  ['dredged chicken thighs', 'Gluten'],
  ['buttered potatoes', 'Dairy'],
] as const)('“%s” contains what is around it', (name, allergy) => {
  expect(against(name, allergy)).not.toEqual([]);
});

test.each([
  ['vegan cream', 'Nuts'],
  ['dairy-free cream', 'Soy'],
  ['sweet bean paste', 'Soy'],
  ['barley grass powder', 'Gluten'],
  ['tej', 'Dairy'],
] as const)('“%s” may mean a food with %s', (name, allergy) => {
  expect(against(name, allergy)).not.toEqual([]);
});

test.each([
  ['milk-fed veal', 'Dairy'],
  ['zest & juice 1 lemon', 'Dairy'],
  ['finely grated zest and juice 1 lime', 'Dairy'],
] as const)('“%s” is no %s', (name, allergy) => {
  expect(against(name, allergy)).toEqual([]);
});

test.each([
  ['wheat-free, gluten-free penne', 'Gluten'],
  ['vegan, gluten-free penne', 'Gluten'],
  ['dairy-free, nut-free chocolate', 'Nuts'],
  ['oat-free almond milk', 'Gluten'],
] as const)('“%s”: the food comes after its labels', (name, allergy) => {
  expect(against(name, allergy)).toEqual([]);
});

test.each<[string, Allergen]>([
  ['dried egg-free spaghetti', 'Eggs'],
  ['dried egg-free tagliatelle', 'Eggs'],
  ['cauliflower, pulsed to crumbs', 'Gluten'],
  ['cauliflower, blitzed in a food processor to fine crumbs', 'Gluten'],
  ['sunflower satay', 'Peanuts'],
  ['peanut-free satay sauce (sunflower)', 'Peanuts'],
  ['peanut-free satay sauce made with sunflower seeds', 'Peanuts'],
  ['gluten-free crackers made with pumpkin seeds', 'Gluten'],
  ['dairy-free yoghurt made with coconut milk', 'Dairy'],
])('%s: what the words say is no %s', (name, allergy) => {
  expect(against(name, allergy)).toEqual([]);
});

test.each<[string, Allergen]>([
  ['dried egg, free flowing', 'Eggs'],
  ['dried egg noodles, dairy-free', 'Eggs'],
  ['milk egg-free custard', 'Dairy'],
  ['cauliflower, tossed in crumbs', 'Gluten'],
  ['cauliflower, chopped and pressed into crumbs', 'Gluten'],
  ['stale bread, pulsed to crumbs', 'Gluten'],
  ['satay sauce made with peanuts and sunflower seeds', 'Peanuts'],
  ['satay sauce with sunflower seeds', 'Peanuts'],
  ['rice crackers made with cheese', 'Dairy'],
  ['rice bread made with seeds', 'Sesame'],
  ['rice noodles made with stuff', 'Soy'],
  ['nut-free pesto made with walnuts', 'Nuts'],
])('%s: what the words say may be %s', (name, allergy) => {
  expect(against(name, allergy)).not.toEqual([]);
});
