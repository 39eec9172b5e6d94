// Compiles the food table, domain/src/foods/data/*.yaml, into the files that the product loads: rows and names in other
// languages as JSON, which loads in a few milliseconds, and the ids as a type.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FoodRow, foodClasses, foodKinds, foodMeasures, sections } from '@plateful/domain/foods/food.ts';
import { wordsOfPhrase } from '@plateful/domain/foods/foreign-words.ts';
import { inRunningText } from '@plateful/domain/foods/in-running-text.ts';
import { inflected } from '@plateful/domain/foods/inflections.ts';
import { foldForeign, type OtherLanguage, otherLanguages } from '@plateful/domain/foods/other-languages.ts';
import { unitOf } from '@plateful/domain/quantities/units.ts';
import { allergens, cuisines, diets } from '@plateful/domain/vocabulary/options.ts';
import { parse } from 'yaml';
import { z } from 'zod';

/** In the order of the table. */
const files = [
  'vegetables',
  'fruits',
  'herbs-mushrooms',
  'meat-fish',
  'dairy-eggs',
  'legumes-nuts-seeds',
  'grains-breads',
  'pantry',
  'sauces',
  'dishes',
] as const;

const folder = fileURLToPath(new URL('../domain/src/foods', import.meta.url));

const names = z.array(z.string());

/** "500 g", "1 bunch", "10 whole". */
const pack = z.string().transform((text, { issues }) => {
  const [, amount, word = ''] = /^(\d+(?:\.\d+)?) ([a-z ]+)$/.exec(text) ?? [];
  const unit = unitOf(word);
  if (unit && Number(amount) > 0) return { amount: Number(amount), unit };
  issues.push({ code: 'custom', message: `"${text}" is no pack`, input: text });
  return z.NEVER;
});
const packsOf = z.array(pack).min(1);
const shared = {
  kinds: z.array(z.enum(foodKinds)),
  section: z.enum(sections),
  class: z.enum(foodClasses),
  contains: z.array(z.enum(allergens)),
  mayContain: z.array(z.enum(allergens)),
  breaks: z.array(z.enum(diets)),
  keeps: z.array(z.enum(diets)),
  parts: names,
  grams: z.partialRecord(z.enum(foodMeasures), z.number()),
  packs: z.array(z.number()),
  sold: z.union([
    z.enum(['loose', 'packs']),
    packsOf.transform((units) => ({ metric: units, us: units })),
    z.strictObject({ metric: packsOf, us: packsOf }),
  ]),
  swells: z.number().min(1),
  isStaple: z.boolean(),
  shelfLife: z.strictObject({ closed: z.number(), open: z.number() }),
  season: z.tuple([z.number(), z.number()]),
  cuisines: z.array(z.enum(cuisines)),
  goesWith: names,
  /** Null for no picture, if the group has one. */
  picture: z.string().nullable(),
  mostPerServing: z.number(),
};
const row = z
  .strictObject({ name: z.string(), plural: z.string(), aliases: names, misspellings: names, ...shared })
  .extend({
    nearMisses: names,
    boughtAs: z.strictObject({
      food: z.string(),
      grams: z.number().positive().nullable().default(null),
      part: z.string().nullable().default(null),
    }),
    twins: names,
  })
  .partial()
  .extend({
    per100g: z.strictObject({
      calories: z.number(),
      protein: z.number(),
      carbs: z.number(),
      fat: z.number(),
      fiber: z.number(),
      sugar: z.number(),
      sodium: z.number(),
    }),
    source: z.union([z.int(), z.literal('est')]),
  });
const file = z.record(
  z.string(),
  z.strictObject({
    all: z.strictObject(shared).partial().required({ section: true, class: true }),
    foods: z.record(z.string(), row),
  }),
);

const listed = z.record(z.string(), names.min(1));

export type Compiled = { 'food-rows.json': string; 'name-rows.json': string; 'food-id.ts': string };

/** The contents of the two generated files. Throws an error with the place of an invalid row. */
export function compileFoods(): Compiled {
  const rows = files.map((name) => [name, rowsOf(name)] as const);
  const json = rows.map(
    ([name, list]) => `"${name}": [\n${list.map((food) => JSON.stringify(food)).join(',\n')}\n]`,
  );
  const ids = rows.flatMap(([, list]) => list.map(({ id }) => `  | '${id}'`));
  const known = new Set(rows.flatMap(([, list]) => list.map(({ id }) => id)));
  const languages = otherLanguages.map((language) => {
    const texts = {
      names: listOf(language, 'names'),
      words: listOf(language, 'words'),
      methodWords: methodWordsOf(language),
    };
    checkNames(language, texts.names, known);
    return [language, { ...texts, vocabulary: vocabularyOf(language, texts) }] as const;
  });
  const shared = namesEverywhere(new Map(languages.map(([language, { names }]) => [language, names])));
  const names = [...languages, ['everywhere', shared] as const].map(
    ([key, texts]) => `"${key}": ${JSON.stringify(texts)}`,
  );
  return {
    'food-rows.json': `{\n${json.join(',\n')}\n}\n`,
    'name-rows.json': `{\n${names.join(',\n')}\n}\n`,
    'food-id.ts': `/** The id of a food of the table. Written by \`npm run foods\`. */\nexport type FoodId =\n${ids.join('\n')};\n`,
  };
}

function rowsOf(name: (typeof files)[number]): FoodRow[] {
  const path = join(folder, 'data', `${name}.yaml`);
  const read = file.safeParse(parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path}\n${z.prettifyError(read.error)}`);
  return Object.values(read.data).flatMap(({ all, foods }) =>
    Object.entries(foods).map(([id, row]) => {
      const { misspellings = [], aliases = [], name: called = id.replaceAll('-', ' '), plural, ...own } = row;
      const written = {
        id,
        name: inRunningText(called),
        ...(plural !== undefined && { plural: inRunningText(plural) }),
        ...all,
        ...own,
        aliases: [...aliases, ...misspellings],
      };
      return written as FoodRow;
    }),
  );
}

/** A language's names of foods or words of recipe lines; empty if it has no file. */
function listOf(language: string, what: 'names' | 'words' | 'method-words'): Record<string, string[]> {
  const path = join(folder, 'data', what, `${language}.yaml`);
  if (!existsSync(path)) return {};
  const read = listed.safeParse(parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path}\n${z.prettifyError(read.error)}`);
  return read.data;
}

/** A language's words of methods, deduplicated over all headings. */
function methodWordsOf(language: string): string[] {
  return [
    ...new Set(
      Object.values(listOf(language, 'method-words')).flatMap((lines) =>
        lines.flatMap((line) => line.split(' ')),
      ),
    ),
  ];
}

type Texts = { names: Record<string, string[]>; words: Record<string, string[]>; methodWords: string[] };

/** All words of a language that occur in its texts, separated by spaces. */
function vocabularyOf(language: OtherLanguage, { names, words, methodWords }: Texts): string {
  const plainWords = methodWords.filter((word) => /^\p{L}+$/u.test(word));
  const phrases = [...Object.values(names), ...Object.values(words), plainWords].flat();
  const forms = phrases.flatMap((phrase) => inflected(phrase, language));
  return [...new Set(forms.flatMap(wordsOfPhrase))].join(' ');
}

/** A name shared by two foods would be ambiguous. */
function checkNames(language: string, lists: Record<string, string[]>, known: ReadonlySet<string>): void {
  const taken = new Map<string, string>();
  for (const [id, called] of Object.entries(lists)) {
    if (!known.has(id)) throw new Error(`names/${language}.yaml: no food has the id "${id}".`);
    for (const name of called.map(foldForeign)) {
      const other = taken.get(name) ?? id;
      if (other !== id) throw new Error(`names/${language}.yaml: "${name}" is both ${other} and ${id}.`);
      taken.set(name, id);
    }
  }
}

/** Languages that borrow from each other; a word found in three such families is international ("tofu"). */
const families: readonly (readonly OtherLanguage[])[] = [
  ['de', 'nl'],
  ['sv', 'da', 'nb'],
  ['fr', 'es', 'it', 'pt'],
  ['pl'],
  ['fi'],
];
const enoughFamilies = 3;

/** Ids by the names that mean the same food in languages of at least three families. */
function namesEverywhere(
  named: ReadonlyMap<OtherLanguage, Record<string, string[]>>,
): Record<string, string> {
  const found = new Map<string, { ids: Set<string>; families: Set<number> }>();
  for (const [language, lists] of named) {
    for (const [id, called] of Object.entries(lists)) {
      for (const name of called.map(foldForeign)) {
        const word = found.get(name) ?? { ids: new Set(), families: new Set() };
        word.ids.add(id);
        word.families.add(families.findIndex((family) => family.includes(language)));
        found.set(name, word);
      }
    }
  }
  const alike = [...found].filter(([, word]) => word.ids.size === 1 && word.families.size >= enoughFamilies);
  return Object.fromEntries(alike.map(([name, { ids }]) => [name, [...ids][0]!]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(compileFoods())) writeFileSync(join(folder, name), text);
  console.log(`The food table is compiled into ${dirname(folder)}/foods.`);
}
