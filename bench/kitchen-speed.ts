import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { chooseSamples } from '@plateful/domain/cookbook/choose-samples.ts';
import { composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';
import { readLine } from '@plateful/domain/ingredient-lines/read-line.ts';
import { unitSystems } from '@plateful/domain/quantities/unit-systems.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { mergeNeeds } from '@plateful/domain/shopping/merge-lines.ts';
import { proposeSubstitutions } from '@plateful/domain/shopping/substitutions.ts';
import { allergens, cuisines, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { median } from './median.ts';

const rounds = 9;
const millisecondsPerRound = 120;

type Work = { name: string; bar: number; run: (turn: number) => unknown };

/**
 * Speed of domain functions compared with a baseline of the same run: a JSON round trip of one recipe. `bar` is the
 * maximum in milliseconds.
 */
export async function kitchenSpeed(): Promise<string[]> {
  const lines = ['Kitchen, one core, beside a JSON round trip of a recipe'];
  const baseline = (turn: number) => JSON.parse(JSON.stringify(pick(sampleRecipes, turn)));
  for (const { name, bar, run } of works()) {
    for (let turn = 0; turn < 30; turn++) run(turn);
    const ours: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const own = millisecondsOf(run, round);
      ours.push(own);
      ratios.push(own / millisecondsOf(baseline, round));
    }
    const each = median(ours);
    const perSecond = (1000 / each).toFixed(0).padStart(7);
    lines.push(
      `${name.padEnd(46)} ${shown(each).padStart(9)}  ${perSecond}/s  ${median(ratios).toFixed(1)} × the baseline, bar ${shown(bar)}`,
    );
  }
  return lines;
}

function works(): Work[] {
  const written = sampleRecipes.flatMap((recipe) => recipe.ingredients.map(textOf));
  const week = Array.from({ length: 21 }, (_, meal) => pick(sampleRecipes, meal * 7 + 3));
  const limits = allergens.flatMap((allergy) =>
    diets.map((diet) => ({ allergies: [allergy], dietaryRestrictions: [diet] })),
  );
  return [
    { name: 'Read an ingredient line', bar: 0.03, run: (turn) => readLine(pick(written, turn)) },
    {
      name: 'Gate a recipe, one allergy and one diet',
      bar: 0.5,
      // New amounts each time, so that no cached results are used.
      run: (turn) => checkRecipe(scaled(pick(sampleRecipes, turn), turn), pick(limits, turn)),
    },
    {
      name: 'Merge the list of a 21-meal week',
      bar: 2,
      run: () => mergeNeeds(week.flatMap(needsOf)),
    },
    {
      name: 'The list of another 21-meal week each time',
      bar: 30,
      run: (turn) => {
        const meals = Array.from({ length: 21 }, (_, meal) => pick(sampleRecipes, turn * 21 + meal * 7));
        return proposeSubstitutions(mergeNeeds(meals.flatMap(needsOf), pick(unitSystems, turn)));
      },
    },
    {
      name: 'Compose 10 recipes',
      bar: 10,
      run: (turn) =>
        composeRecipes({
          profile: tasteProfileInput.parse({ cuisinePreferences: [pick(cuisines, turn)] }),
          count: 10,
          mealType: pick(mealTypes, turn),
          seed: turn,
        }),
    },
    {
      name: 'Choose 50 of the whole cook book',
      bar: 5,
      run: (turn) =>
        chooseSamples({
          profile: tasteProfileInput.parse({
            cuisinePreferences: [pick(cuisines, turn)],
            timePreference: 240,
          }),
          count: 50,
          seed: turn,
        }),
    },
  ];
}

type Recipe = (typeof sampleRecipes)[number];

function textOf({ amount, unit, name }: Ingredient): string {
  return `${amount} ${unit === 'whole' ? '' : unit} ${name}`;
}

function needsOf(recipe: Recipe) {
  return recipe.ingredients.map((ingredient) => ({ ingredient, factor: 0.5, source: recipe.title }));
}

function scaled(recipe: Recipe, turn: number): Recipe {
  const factor = 1 + (turn % 1000) / 10_000;
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((ingredient) => ({
      ...ingredient,
      amount: ingredient.amount * factor,
    })),
  };
}

function millisecondsOf(run: (turn: number) => unknown, round: number): number {
  const start = performance.now();
  let turns = 0;
  while (performance.now() - start < millisecondsPerRound) {
    run(round * 100_000 + turns);
    turns++;
  }
  return (performance.now() - start) / turns;
}

function pick<T>(values: readonly T[], turn: number): T {
  return values[turn % values.length]!;
}

function shown(milliseconds: number): string {
  return milliseconds < 0.1 ? `${(milliseconds * 1000).toFixed(1)} µs` : `${milliseconds.toFixed(2)} ms`;
}
