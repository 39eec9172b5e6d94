// Reads and checks the files of the cook book: dishes, and the sides that make them a meal.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withReducedSalt } from '@plateful/domain/cookbook/adaptation/less-salt.ts';
import { type Dish, type DishPart, dishKinds, equipmentNames } from '@plateful/domain/cookbook/dish.ts';
import { asWritten, makeRecipe } from '@plateful/domain/cookbook/make-recipe.ts';
import { joinSides, type Side } from '@plateful/domain/cookbook/sides/join-sides.ts';
import { readIngredient } from '@plateful/domain/ingredient-lines/read-line.ts';
import { unitOf } from '@plateful/domain/quantities/units.ts';
import { type DishCuisine, furtherCuisines } from '@plateful/domain/vocabulary/cuisine-names.ts';
import { cookingSkillLevels, cuisines, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { parse } from 'yaml';
import { z } from 'zod';

const sidesFolder = fileURLToPath(new URL('../domain/src/cookbook/sides', import.meta.url));

const text = z.string().trim().min(1);
const minutes = z.strictObject({ active: z.int().min(1), total: z.int().min(1).max(300) });
const level = (min: number, max: number) => z.int().min(min).max(max);

const dishFile = z.strictObject({
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
  beside: z.array(text).max(2).default([]),
  goesWith: z.array(text).default([]),
  steps: z.array(text).min(3).max(9),
});

const keeps = z.int().min(1);
const sideFile = z.strictObject({
  serves: level(1, 12),
  minutes,
  parts: z.array(text).min(1).max(6),
  step: text.optional(),
  serve: text,
  keeps: keeps.optional(),
  instead: z.array(z.strictObject({ use: text, step: text.optional(), keeps: keeps.optional() })).default([]),
});

/** The dish of one file, with its sides, and with salt as served. Throws an error that names the file and the problem. */
export function readDish(path: string): Dish {
  const { beside, parts, vary, ...rest } = readFile(path, dishFile);
  try {
    const own: Dish = {
      ...rest,
      parts: parts.map(readPart),
      vary: vary.map((variant) => ({
        ...variant,
        use: variant.use === 'leave out' ? null : readPart(variant.use),
      })) as Dish['vary'],
    };
    const withSides = (dish: Dish, names: readonly string[]) =>
      withReducedSalt(names.length === 0 ? dish : inTrueTime(joinSides(dish, names.map(sideCalled))));
    if (!beside.includes(cookedRice)) return withSides(own, beside);
    const boiledRice = boiledRiceFor(own);
    const boiled = beside.map((name) => (name === cookedRice ? boiledRice : name));
    return {
      ...withSides(own, beside),
      unhurried: withSides(servingRice(own, sideCalled(boiledRice).parts[0]!.key), boiled),
    };
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** The side of those in a hurry, and what others boil in its place. */
const cookedRice = 'ready cooked rice';
const whiteRice = 'steamed white rice';
const riceOf: Readonly<Partial<Record<DishCuisine, string>>> = {
  Asian: 'steamed jasmine rice',
  Chinese: 'steamed jasmine rice',
  Filipino: 'steamed jasmine rice',
  Indian: 'steamed basmati rice',
  Indonesian: 'steamed jasmine rice',
  Japanese: 'steamed short grain rice',
  Korean: 'steamed short grain rice',
  Thai: 'steamed jasmine rice',
  Vietnamese: 'steamed jasmine rice',
};

/** Of the dish's cuisine, unless the dish has that rice in it. */
function boiledRiceFor({ cuisine, parts }: Dish): string {
  const usual = riceOf[cuisine] ?? whiteRice;
  const { food } = sideCalled(usual).parts[0]!;
  return parts.some((part) => part.food === food) ? whiteRice : usual;
}

/** The dish with another rice where its method fills bowls with it. */
function servingRice(dish: Dish, key: string): Dish {
  const renamed = (text: string) =>
    text.replaceAll('|cooked rice}', `|${key}}`).replaceAll('cooked rice: ', `${key}: `);
  const steps = dish.steps.map(renamed);
  const vary = dish.vary.map(({ steps: own, ...variation }) =>
    own
      ? {
          ...variation,
          steps: Object.fromEntries(
            Object.entries(own).map(([number, text]) => [number, text === null ? null : renamed(text)]),
          ),
        }
      : variation,
  );
  return { ...dish, steps, vary };
}

/** With the minutes that a dish takes with its sides. */
function inTrueTime(dish: Dish): Dish {
  const total = makeRecipe(asWritten(dish), dish.serves)?.cookingTime ?? dish.minutes.total;
  return { ...dish, minutes: { ...dish.minutes, total } };
}

function readFile<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path}\n${z.prettifyError(read.error)}`);
  return read.data;
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
  if (!food) throw new Error(`"${line}": no food of the table is called "${name}".`);
  if (grams === null) throw new Error(`"${line}": ${food.id} has no weight for "${unit}".`);
  return { key: name.split(',')[0]!.trim(), amount, unit, name, food: food.id };
}

const sides = new Map<string, Side>(
  readdirSync(sidesFolder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const name = file.replace('.yaml', '').replaceAll('-', ' ');
      const { parts, instead, ...rest } = readFile(join(sidesFolder, file), sideFile);
      const others = instead.map(({ use, ...other }) => ({ use: readPart(use), ...other }));
      return [name, { name, ...rest, parts: parts.map(readPart), instead: others }];
    }),
);

function sideCalled(name: string): Side {
  const side = sides.get(name);
  if (!side) throw new Error(`There is no side "${name}" in ${sidesFolder}.`);
  return side;
}
