import { expect, test } from 'vitest';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';

const plain = {
  title: 'Supper',
  description: '',
  ingredients: [ingredientOf('200 g rice')!, ingredientOf('2 onions')!, ingredientOf('2 tbsp olive oil')!],
  instructions: ['Cook the rice.', 'Fry the onions in the oil, and serve.'],
  cookingTime: 30,
  servings: 4,
};
const limitsOf = (allergen: Allergen) => ({ allergies: [allergen], dietaryRestrictions: [] });
const reasons = (recipe: typeof plain, allergen: Allergen) =>
  checkRecipe(recipe, limitsOf(allergen))
    .violations.filter(({ kind }) => ['allergen', 'unknown-food', 'method'].includes(kind))
    .map(({ why }) => why);
const ofLine = (line: string, allergen: Allergen) =>
  reasons({ ...plain, ingredients: [...plain.ingredients, ingredientOf(line)!] }, allergen);
const ofStep = (step: string, allergen: Allergen) =>
  reasons({ ...plain, instructions: [...plain.instructions, step] }, allergen);

test.each<[string, Allergen]>([
  ['2 tbsp 🥜 butter', 'Peanuts'],
  ['2 tbsp 🥜butter', 'Nuts'],
  ['1 cup 🌰 flour', 'Nuts'],
  ['1 tbsp 🐟 sauce', 'Fish'],
  ['1 tsp 🦐 paste', 'Shellfish'],
  ['1 cup 🌾 noodles', 'Gluten'],
  ['🥜 1 onion', 'Peanuts'],
  ['1 onion 🥜', 'Peanuts'],
  ['200 g rice, with 🧈', 'Dairy'],
  ['100 g 🧀', 'Dairy'],
  ['3 🥚', 'Eggs'],
  ['1 cup 🥛', 'Dairy'],
  ['200 g 🦐🦞', 'Shellfish'],
  ['1 🪲 butter', 'Shellfish'],
  ['1 tbsp 🦗 paste', 'Shellfish'],
  ['2 tbsp ⠏⠑⠁⠝⠥⠞ butter', 'Peanuts'],
  ['2 tbsp 🅟🅔🅐🅝🅤🅣 butter', 'Peanuts'],
  ['2 tbsp 🇵🇪🇦🇳🇺🇹 butter', 'Peanuts'],
  ['2 tbsp ⒫⒠⒜⒩⒰⒯ butter', 'Peanuts'],
  ['2 tbsp pea\u2800nut butter', 'Peanuts'],
  ['2 tbsp pea\u3164nut butter', 'Peanuts'],
  ['2 tbsp p\u200bea\u00adnut butter', 'Peanuts'],
  ['2 tbsp p\u0353e\u0353a\u0353nut butter', 'Peanuts'],
  ['2 tbsp реаnut butter', 'Peanuts'],
  ['2 tbsp ｐｅａｎｕｔ butter', 'Peanuts'],
  ['2 tbsp b.u.t.t.e.r', 'Dairy'],
  ['200 g rice with b u t t e r', 'Dairy'],
  ['200 g rice with c-r-e-a-m', 'Dairy'],
  ['2 tbsp \u202Etunaep\u202C butter', 'Peanuts'],
  ['1 cup sоу milk', 'Soy'],
  ['2 tbsp 𝓽𝓪𝓱𝓲𝓷𝓲', 'Sesame'],
  ['200 g rice, as well as cashews', 'Nuts'],
  ['2 onions, finished with a drop of sesame oil', 'Sesame'],
  ['200 g rice with the crunch of peanuts', 'Peanuts'],
  ['200 g rice, tossed in soy sauce as soon as cooked', 'Soy'],
])('the line “%s” is rejected for %s', (line, allergen) => {
  expect(ofLine(line, allergen)).not.toEqual([]);
});

test.each<[string, Allergen]>([
  ['🥕 2 carrots', 'Nuts'],
  ['2 carrots 🥕', 'Nuts'],
  ['🍅 4 tomatoes, chopped', 'Dairy'],
  ['1 🥑', 'Dairy'],
  ['2 🍌, sliced', 'Nuts'],
  ['🍋 juice of 1 lemon', 'Fish'],
  ['🧄 2 cloves garlic', 'Gluten'],
  ['🍗 4 chicken thighs', 'Dairy'],
  ['🥩 500 g beef', 'Eggs'],
  ['🍚 200 g rice', 'Gluten'],
  ['🧂 1 tsp salt', 'Nuts'],
  ['🥥 400 ml coconut milk', 'Dairy'],
  ['🥦 1 head broccoli', 'Soy'],
  ['🍯 1 tbsp honey', 'Peanuts'],
  ['✅ 200 g rice', 'Nuts'],
  ['☐ 200 g rice', 'Nuts'],
  ['★ 2 onions', 'Nuts'],
  ['➤ 2 onions', 'Nuts'],
  ['🔥 1 tsp chili flakes', 'Nuts'],
  ['1 tsp chili flakes 🌶️🔥', 'Nuts'],
  ['200 g rice 😋', 'Gluten'],
  ['🇮🇹 2 tbsp olive oil', 'Nuts'],
  ['2 tbsp olive oil™', 'Nuts'],
  ['200 ㎖ water', 'Nuts'],
  ['🌱 200 g tofu', 'Dairy'],
  ['🌿 a handful of basil', 'Nuts'],
  ['2 onions, cut into thin rounds 🧅', 'Gluten'],
  ['1 potato, the size of an egg', 'Eggs'],
  ['2 tbsp 🫒 oil', 'Nuts'],
  ['1 🌽 cob', 'Gluten'],
  ['¼ cup ½-inch diced onion', 'Nuts'],
])('the line “%s” is fine with an allergy to %s', (line, allergen) => {
  expect(ofLine(line, allergen)).toEqual([]);
});

test.each<[string, Allergen]>([
  ['Scatter the 🥜 over the rice.', 'Peanuts'],
  ['Finish with 🧈 and serve.', 'Dairy'],
  ['Crack in two 🥚🥚.', 'Eggs'],
  ['Top with 🦐!', 'Shellfish'],
  ['Add the 🪲 now.', 'Nuts'],
  ['Stir in ⠏⠑⠁⠝⠥⠞⠎.', 'Peanuts'],
  ['Add the \u202Estunaep\u202C now.', 'Peanuts'],
  ['Fold in the herbs as well as the cashews.', 'Nuts'],
  ['As soon as the butter foams, add the onions.', 'Dairy'],
  ['Drop the shrimp into the pan.', 'Shellfish'],
  ['Drop in the eggs, one after the other.', 'Eggs'],
  ['Finish with a drop of sesame oil.', 'Sesame'],
  ['Season with a drop or two of fish sauce.', 'Fish'],
  ['Do not add the cream until the rice is done.', 'Dairy'],
  ['Don’t add the soy sauce all at once.', 'Soy'],
  ['Hold the peanuts back for the table.', 'Peanuts'],
  ['Serve it with the bite of toasted walnuts.', 'Nuts'],
  ['Simmer until thick, then finish with something creamy like yogurt.', 'Dairy'],
  ['Melt the zorble in a pan.', 'Nuts'],
  ['Toast the qwerk, then press it onto the rice.', 'Nuts'],
  ['Brush it using fnord.', 'Nuts'],
  ['Dip each in fnord before it goes on the plate.', 'Nuts'],
])('the step “%s” is rejected for %s', (step, allergen) => {
  expect(ofStep(step, allergen)).not.toEqual([]);
});

test.each<[string, Allergen]>([
  ['Enjoy! 😋🔥🎉', 'Nuts'],
  ['⏲ Simmer for 10 minutes ➡️ serve ✅.', 'Nuts'],
  ['Stir well 🥄 and put it on plates 🍽️.', 'Nuts'],
  ['Fry the onions 🧅 until soft.', 'Dairy'],
  ['Serve the rice 🍚 hot.', 'Gluten'],
  ['Do not add any butter to the pan.', 'Dairy'],
  ['Skip the butter: the oil is enough.', 'Dairy'],
  ['Drop the butter altogether.', 'Dairy'],
  ['Replace the cream with nothing at all.', 'Dairy'],
  ['Cook without nuts, eggs or cheese until soft.', 'Nuts'],
  ['It should be as soft as butter.', 'Dairy'],
  ['Cut the onions as thin as noodles.', 'Gluten'],
  ['It looks like scrambled eggs, and comes together again.', 'Eggs'],
  ['Use a fork until it looks like ground almonds.', 'Nuts'],
  ['Drop the rice into boiling water as soon as it bubbles.', 'Nuts'],
  ['Do not add the rice until the water boils.', 'Nuts'],
  ['Melt the onions down slowly, as long as it takes.', 'Dairy'],
  ['Toast the rice in the oil, then brown the onions.', 'Gluten'],
])('the step “%s” is fine with an allergy to %s', (step, allergen) => {
  expect(ofStep(step, allergen)).toEqual([]);
});

const foodsOf: readonly [Allergen, string][] = [
  ['Nuts', 'cashews'],
  ['Peanuts', 'peanuts'],
  ['Dairy', 'cream'],
  ['Gluten', 'breadcrumbs'],
  ['Soy', 'soy sauce'],
  ['Eggs', 'eggs'],
  ['Fish', 'anchovies'],
  ['Shellfish', 'shrimp'],
  ['Sesame', 'tahini'],
];
/** Phrases that add a food, with words that in other phrases leave it out. */
const carriers: readonly ((food: string) => string)[] = [
  (food) => `Add the rice as well as the ${food}.`,
  (food) => `As soon as the ${food} is hot, serve.`,
  (food) => `As long as the ${food} is warm, keep going.`,
  (food) => `As far as the ${food} goes, use all of it.`,
  (food) => `While it simmers, drop the ${food} into the pan.`,
  (food) => `Then drop in the ${food}.`,
  (food) => `Hold the ${food} back until you serve.`,
  (food) => `Hold the ${food} over the pan and let go.`,
  (food) => `Do not add the ${food} until the end.`,
  (food) => `Do not add the ${food} yet.`,
  (food) => `Never add all the ${food} at once.`,
  (food) => `Don’t add the ${food} before the onions are soft.`,
  (food) => `Don’t use more ${food} than you like.`,
  (food) => `Don’t stir the ${food} too hard.`,
  (food) => `Don’t be shy with the ${food}.`,
  (food) => `Don’t forget the ${food}.`,
  (food) => `Why not add ${food}.`,
  (food) => `Skip the ${food} if you like.`,
  (food) => `Leave out the ${food} on the counter overnight.`,
  (food) => `Replace the ${food} on top once it is hot.`,
  (food) => `Finish with a drop of ${food}.`,
  (food) => `Finish with the crunch of ${food}.`,
  (food) => `Finish with something like ${food}.`,
  (food) => `Cook until thick, then top with a topping like ${food}.`,
  (food) => `Fold through crunchy bits like ${food}.`,
  (food) => `Mix in good things like ${food}.`,
  (food) => `Crumble over something salty like ${food}.`,
  (food) => `Add it later than the ${food}.`,
  (food) => `There is nothing like ${food} on top.`,
  (food) => `No bowl is complete without ${food}.`,
  (food) => `Stir until no ${food} is left in the bowl.`,
  (food) => `Not only rice but also ${food} goes in.`,
  (food) => `The ${food} is not needed until the end.`,
  (food) => `Use no more than a spoon of ${food}.`,
  (food) => `No ${food}? Go and buy some ${food}.`,
];

test.each(carriers.map((carrier) => [carrier('…'), carrier] as const))('“%s” has it in', (_, carrier) => {
  for (const [allergen, food] of foodsOf) {
    expect(ofStep(carrier(food), allergen), carrier(food)).not.toEqual([]);
  }
});

test.each<[string, Allergen]>([
  ['Finish à la meunière.', 'Dairy'],
  ['Finish à la meunière.', 'Gluten'],
  ['Serve it au gratin.', 'Dairy'],
  ['Gratinate under the broiler.', 'Dairy'],
  ['Serve à la mode.', 'Dairy'],
  ['Finish amandine.', 'Nuts'],
  ['Add picada.', 'Nuts'],
  ['Bake en croûte.', 'Gluten'],
  ['Serve à la Milanese.', 'Eggs'],
  ['Pané à l’anglaise before it goes into the oven.', 'Gluten'],
  ['Finish alla parmigiana.', 'Dairy'],
  ['Crumb the pieces and fry until golden.', 'Gluten'],
])('a cooking style implies its foods: “%s” is rejected for %s', (step, allergen) => {
  expect(ofStep(step, allergen)).not.toEqual([]);
});

test.each<[string, string, Allergen]>([
  ['vegan mayonnaise', 'kewpie mayonnaise', 'Eggs'],
  ['vegan parmesan', 'Parmigiano Reggiano', 'Dairy'],
  ['soy cream', 'double cream', 'Dairy'],
  ['oat milk', 'whole milk', 'Dairy'],
  ['vegan cheddar', 'sharp cheddar', 'Dairy'],
])('%s in the list is no %s in the texts', (listed, said, allergen) => {
  const recipe = { ...plain, ingredients: [...plain.ingredients, ingredientOf(`100 g ${listed}`)!] };
  const short = said.split(' ').at(-1)!;
  const told = (words: string) => [
    reasons({ ...recipe, description: `Topped with ${words}, it is a feast.` }, allergen),
    reasons({ ...recipe, instructions: [...plain.instructions, `Top with ${words}.`] }, allergen),
  ];
  for (const found of told(said)) expect(found).not.toEqual([]);
  if (listed.endsWith(short)) for (const found of told(`the ${short}`)) expect(found).toEqual([]);
});
