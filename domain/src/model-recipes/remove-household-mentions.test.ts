import { expect, test } from 'vitest';
import { composeRecipes } from '../cookbook/compose.ts';
import { allergens, diets, nutritionGoals } from '../vocabulary/options.ts';
import type { Household } from './household-mentions.ts';
import { removeHouseholdMentions } from './remove-household-mentions.ts';
import { household, safeAnswers } from './testing/safe-answers.ts';

const limited: Household = {
  allergies: allergens,
  avoidedFoods: ['Brussels sprouts', 'anchovies', 'durian'],
  dietaryRestrictions: diets,
  nutritionGoals: [...nutritionGoals, 'More iron'],
  customInstructions: 'My daughter Zanzibella has asthma. We love Moussaka. No mushrooms.',
  customRequest: 'Something for Grumbold',
};
const unlimited: Household = {
  allergies: [],
  avoidedFoods: [],
  dietaryRestrictions: [],
  nutritionGoals: [],
  customInstructions: null,
};

const dish = {
  title: 'Roasted pepper rice',
  description: 'Sweet peppers roasted until they slump, over fluffy rice.',
  cuisineType: 'Spanish',
  ingredients: [
    { name: 'red bell pepper' },
    { name: 'rice' },
    { name: 'coconut milk' },
    { name: 'gluten-free soy sauce' },
    { name: 'nutmeg' },
  ],
  instructions: ['Roast the peppers.', 'Cook the rice in the coconut milk with the gluten-free soy sauce.'],
  tags: ['Vegan', 'Rice'],
};

const telling = [
  'Made without peanuts.',
  'There are no Brussels sprouts in it.',
  'An anchovy-free take on a classic.',
  'Rice instead of durian.',
  'This is peanut-free.',
  'It is free from dairy and kind to everybody.',
  'No eggs in sight.',
  'Skip the shellfish version; this one is better.',
  'A vegan delight.',
  'Keto-friendly and quick.',
  'Great on a Mediterranean diet.',
  'Helps with weight loss.',
  'Ideal for heart health.',
  'Good for your heart.',
  'It builds muscle.',
  'An energy-boosting bowl.',
  'Fuel for a better sleep.',
  'Gentle on digestion.',
  'With anti-inflammatory turmeric.',
  'A dish for longevity.',
  'Full of more iron.',
  'Fit for diabetics.',
  'Keeps cholesterol low.',
  'Fine in pregnancy.',
  'It suits you because it is quick.',
  'Your family will love it.',
  'Just as you asked.',
  'Chosen for your goals.',
  'A dish that your household can eat.',
  'A favorite of Zanzibella.',
  'Kind to people with asthma.',
  'Grumbold will be pleased.',
  'The sesame stays on the shelf.',
];

test.each(telling)('“%s” is removed from the description and kept for the owner', (sentence) => {
  const description = `${dish.description} ${sentence}`;
  const { recipe, removed, left } = removeHouseholdMentions({ ...dish, description }, limited);
  expect(recipe.description).toBe(dish.description);
  expect(removed).toEqual([sentence]);
  expect(left).toEqual([]);
});

test.each([
  ['Peanut-Free Pad Thai', 'Pad Thai'],
  ['Vegan gluten-free rice bowl', 'Rice bowl'],
  ['Rice bowl without nuts', 'Rice bowl'],
  ['Rice bowl (dairy-free)', 'Rice bowl'],
  ['Heart-healthy rice bowl', 'Rice bowl'],
  ['Rice bowl for weight loss', 'Rice bowl'],
  ['Low-carb, keto rice bowl', 'Rice bowl'],
])('the title “%s” becomes “%s”', (title, clean) => {
  const { recipe, left } = removeHouseholdMentions({ ...dish, title }, limited);
  expect(recipe.title).toBe(clean);
  expect(left).toEqual([]);
});

test.each([
  ['Stir in the coconut milk to keep it dairy-free.', 'Stir in the coconut milk.'],
  ['Stir in the coconut milk, which is kind to your allergy.', 'Stir in the coconut milk.'],
  ['Cook the rice for 10 minutes. This is safe for your peanut allergy.', 'Cook the rice for 10 minutes.'],
  ['Serve at once (perfect for heart health).', 'Serve at once.'],
])('the step “%s” becomes “%s”', (step, clean) => {
  const { recipe, left } = removeHouseholdMentions({ ...dish, instructions: [step] }, limited);
  expect(recipe.instructions).toEqual([clean]);
  expect(left).toEqual([]);
});

test('text that cannot be removed without harm is reported', () => {
  const leftOf = (change: Partial<typeof dish>) =>
    removeHouseholdMentions({ ...dish, ...change }, limited).left;
  expect(leftOf({ title: 'Zanzibella’s rice' })).toEqual(['title']);
  expect(leftOf({ title: 'Vegan' })).toEqual(['title']);
  expect(leftOf({ instructions: ['For your allergy, swap the rice.'] })).toEqual(['instructions']);
  expect(leftOf({ ingredients: [...dish.ingredients, { name: 'Zanzibella’s rice' }] })).toEqual([
    'ingredients',
  ]);
});

test('preferences and names are removed from the tags, computed diets are kept', () => {
  const tags = ['Vegan', 'Heart healthy', 'Zanzibella', 'Grumbold night', 'Weeknight', 'nut-free'];
  expect(removeHouseholdMentions({ ...dish, tags }, limited).recipe.tags).toEqual(['Vegan', 'Weeknight']);
});

test('labels of ingredients, requested dishes and ordinary cooking words are kept', () => {
  const recipe = {
    ...dish,
    title: 'Moussaka',
    description:
      'Moussaka with coconut milk and nutmeg, hearty and never heavy. Artichoke hearts are good in it too.',
    instructions: ['Set an egg timer. Season to your taste.', 'Add the gluten-free soy sauce.'],
  };
  const { recipe: clean, removed, left } = removeHouseholdMentions(recipe, limited);
  expect(clean).toEqual(recipe);
  expect({ removed, left }).toEqual({ removed: [], left: [] });
});

test('for a household without limits, diets and allergens are ordinary words', () => {
  const recipe = { ...dish, title: 'Vegan rice', description: 'A vegan bowl without nuts.' };
  expect(removeHouseholdMentions(recipe, unlimited).recipe).toEqual(recipe);
});

test('ordinary recipes stay the same, except for a rare word like “meatless” in a description', () => {
  let sentences = 0;
  for (const { written, profile } of safeAnswers(150, 11)) {
    const { recipe, removed, left } = removeHouseholdMentions(written, { ...profile, nutritionGoals });
    expect(left, written.title).toEqual([]);
    sentences += removed.length;
    expect(recipe.title).toBe(written.title);
  }
  expect(sentences).toBeLessThan(5);
});

test('the composer’s text reveals no limits or goals', () => {
  let seed = 0;
  for (const allergy of [null, ...allergens]) {
    for (const diet of [null, ...diets]) {
      seed += 1;
      const goal = nutritionGoals[seed % nutritionGoals.length]!;
      const profile = { ...household(allergy ? [allergy] : [], diet ? [diet] : []), nutritionGoals: [goal] };
      for (const draft of composeRecipes({ profile, count: 1, seed }).recipes) {
        expect(removeHouseholdMentions(draft, profile), draft.title).toEqual({
          recipe: draft,
          removed: [],
          left: [],
        });
        expect(draft.description).not.toMatch(/suits you|because it/);
        expect(draft.reason).toMatch(/^[A-Z0-9].+\.$/);
      }
    }
  }
});
