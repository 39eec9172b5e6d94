// Compiles and checks the cook book, domain/src/cookbook/dishes/<cuisine>/*.yaml: `npm run dishes`, or `npm run dishes
// -- check <folder or file>` for one cuisine.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tasteBounds } from '@plateful/contract/bounds.ts';
import type { Dish } from '@plateful/domain/cookbook/dish.ts';
import { asWritten, type DishRecipe, makeRecipe } from '@plateful/domain/cookbook/make-recipe.ts';
import { dishProblems } from '@plateful/domain/cookbook/testing/dish-problems.ts';
import { recipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { tagsOf } from '@plateful/domain/recipes/tags.ts';
import { readDish } from './read-dish.ts';

export const dishesFolder = fileURLToPath(new URL('../domain/src/cookbook/dishes', import.meta.url));

export function dishFiles(under = dishesFolder): string[] {
  if (statSync(under).isFile()) return [under];
  return readdirSync(under, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(under, name));
}

/** Prints problems by file and the number of dishes checked. */
function check(paths: readonly string[]): boolean {
  let broken = 0;
  for (const path of paths) {
    const problems = problemsOf(path);
    if (problems.length === 0) continue;
    broken += 1;
    console.log(
      `${path.slice(dishesFolder.length + 1)}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  console.log(`${paths.length} dishes, ${broken} with problems.`);
  return broken === 0;
}

function problemsOf(path: string): string[] {
  try {
    const dish = readDish(path);
    return [dish, ...(dish.unhurried ? [dish.unhurried] : [])].flatMap(dishProblems);
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Total minutes for 1, 2, … servings up to the largest household; below `dish.serves` the time stays the same. */
function minutesFor(dish: Dish, { cookingTime }: DishRecipe): number[] {
  return Array.from({ length: tasteBounds.householdSize.max }, (_, index) => {
    const servings = index + 1;
    const larger = servings > dish.serves ? makeRecipe(asWritten(dish), servings) : null;
    return larger?.cookingTime ?? cookingTime;
  });
}

/** The content of `dish-rows.json`: every dish with its recipe, facts, tags and times, ordered by number. */
export function compileDishes(paths: readonly string[] = dishFiles()): string {
  const rows = paths
    .map(readDish)
    .sort((a, b) => a.number - b.number)
    .map((dish) => {
      const recipe = makeRecipe(asWritten(dish), dish.serves);
      if (!recipe) throw new Error(`"${dish.name}" names a part that it does not have.`);
      const facts = recipeFacts(recipe);
      return {
        dish,
        recipe,
        facts,
        tags: tagsOf({ ...recipe, goesWith: dish.goesWith }, null, facts.diets),
        minutesFor: minutesFor(dish, recipe),
      };
    });
  const twice = rows.find(({ dish }, index) => rows[index + 1]?.dish.number === dish.number);
  if (twice) throw new Error(`Two dishes have the number ${twice.dish.number}.`);
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, under] = process.argv.slice(2);
  if (!command) {
    writeFileSync(join(dishesFolder, '../dish-rows.json'), compileDishes());
    console.log(`The cook book is compiled: ${dishFiles().length} dishes.`);
  }
  if (command === 'check') process.exitCode = check(dishFiles(under && join(process.cwd(), under))) ? 0 : 1;
}
