// Compiles and checks the cook book, domain/src/cookbook/dishes/<cuisine>/*.yaml: `npm run dishes`, or `npm run dishes
// -- check <folder or file>` for one cuisine.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tasteBounds } from '@plateful/contract/bounds.ts';
import { type Dish, type DishPart, dishKinds, equipmentNames } from '@plateful/domain/cookbook/dish.ts';
import { lessSalt } from '@plateful/domain/cookbook/kitchen/less-salt.ts';
import { asWritten, type DishRecipe, makeRecipe } from '@plateful/domain/cookbook/make-recipe.ts';
import { dishProblems } from '@plateful/domain/cookbook/testing/dish-problems.ts';
import { readIngredient } from '@plateful/domain/ingredient-lines/read-line.ts';
import { unitOf } from '@plateful/domain/quantities/units.ts';
import { recipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { tagsOf } from '@plateful/domain/recipes/tags.ts';
import { furtherCuisines } from '@plateful/domain/vocabulary/cuisine-names.ts';
import { cookingSkillLevels, cuisines, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { parse } from 'yaml';
import { z } from 'zod';

export const dishesFolder = fileURLToPath(new URL('../domain/src/cookbook/dishes', import.meta.url));

const text = z.string().trim().min(1);
const minutes = z.strictObject({ active: z.int().min(1), total: z.int().min(1).max(300) });
const level = (min: number, max: number) => z.int().min(min).max(max);

const file = z.strictObject({
  number: z.int().min(1).max(9999),
  name: text.max(80),
  about: text.max(320),
  otherwise: text.max(320).optional(),
  cuisine: z.enum([...cuisines, ...furtherCuisines]),
  meals: z.array(z.enum(mealTypes)).min(1),
  kind: z.enum(dishKinds),
  skill: z.enum(cookingSkillLevels),
  minutes,
  equipment: z.array(z.enum(equipmentNames)).default([]),
  serves: level(1, 12),
  heat: level(0, 5),
  cost: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  tags: z.array(text).max(5),
  parts: z.array(text).min(2).max(24),
  essential: z.array(text).default([]),
  optional: z.array(text).default([]),
  spicy: z.array(text).default([]),
  neverHot: z.literal(true).optional(),
  open: z.record(z.string(), text).default({}),
  vary: z
    .array(
      z.strictObject({
        part: text,
        use: text,
        name: text.max(80).optional(),
        about: text.max(320).optional(),
        minutes: minutes.optional(),
        steps: z.record(z.string().regex(/^\d$/), text.nullable()).optional(),
      }),
    )
    .default([]),
  goesWith: z.array(text).default([]),
  steps: z.array(text).min(3).max(9),
});

/** The dish of one file, with salt as served. Throws an error that names the file and the problem. */
export function readDish(path: string): Dish {
  const read = file.safeParse(parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path}\n${z.prettifyError(read.error)}`);
  try {
    const { parts, vary, ...rest } = read.data;
    return lessSalt({
      ...rest,
      parts: parts.map(readPart),
      vary: vary.map((one) => ({
        ...one,
        use: one.use === 'leave out' ? null : readPart(one.use),
      })) as Dish['vary'],
    });
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

function readPart(line: string): DishPart {
  const match = /^(\d+(?:\.\d+)?)?([½¼¾⅓⅔])? (.+)$/.exec(/^[\d½¼¾⅓⅔]/.test(line) ? line : ` ${line}`);
  if (!match || (match[1] === undefined && match[2] === undefined))
    throw new Error(`"${line}" has no amount.`);
  const amount = Number(match[1] ?? 0) + (fractions[match[2] ?? ''] ?? 0);
  const [word, ...words] = match[3]!.split(' ');
  const found = words.length > 0 ? unitOf(word!) : null;
  const unit = found ?? 'whole';
  const name = (found ? words : [word, ...words]).join(' ').replace(/^of /, '');
  const { food, grams } = readIngredient({ amount, unit, name });
  if (!food) throw new Error(`"${line}": no food of the table is meant by "${name}".`);
  if (grams === null) throw new Error(`"${line}": ${food.id} has no weight for "${unit}".`);
  return { key: name.split(',')[0]!.trim(), amount, unit, name, food: food.id };
}

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
    console.log(`${path.slice(dishesFolder.length + 1)}\n${problems.map((one) => `  - ${one}`).join('\n')}`);
  }
  console.log(`${paths.length} dishes, ${broken} with problems.`);
  return broken === 0;
}

function problemsOf(path: string): string[] {
  try {
    return dishProblems(readDish(path));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Total minutes for 1, 2, … servings up to the largest household; below `dish.serves` the time stays the same. */
function minutesFor(dish: Dish, { cookingTime }: DishRecipe): number[] {
  return Array.from({ length: tasteBounds.householdSize.max }, (_, at) => {
    const servings = at + 1;
    const larger = servings > dish.serves ? makeRecipe(asWritten(dish), servings) : null;
    return larger?.cookingTime ?? cookingTime;
  });
}

/** The content of `dish-rows.json`: every dish with its recipe, facts, tags and times, ordered by number. */
export function compileDishes(paths: readonly string[] = dishFiles()): string {
  const rows = paths
    .map(readDish)
    .sort((one, other) => one.number - other.number)
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
  const twice = rows.find(({ dish }, at) => rows[at + 1]?.dish.number === dish.number);
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
