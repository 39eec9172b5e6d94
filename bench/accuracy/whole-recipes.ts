import { globSync, readFileSync } from 'node:fs';
import { recipeBounds } from '@plateful/contract/bounds.ts';
import { readRecipeText } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { withinLongest } from '../../server/src/modules/account/other-apps/times-and-servings.ts';
import { draftOfText } from '../../server/src/modules/recipe-import/imported-recipe.ts';
import { parsePage } from '../../server/src/modules/recipe-import/page/parse-page.ts';
import { readRecipePage } from '../../server/src/modules/recipe-import/page/read-recipe-page.ts';
import { type Score, scoreOf } from './score.ts';

export const wholeFields = ['title', 'yield', 'cookingTime', 'lines', 'steps'] as const;
type FieldName = (typeof wholeFields)[number];
type Recipe = {
  title: string;
  yield: string | null;
  cookingTime: number | null;
  lines: readonly string[];
  steps: readonly string[];
};
type Case = { name: string; source: string; truth: Recipe };

const folder = `${import.meta.dirname}/whole-recipes`;

/** One field of pages that we wrote: right only if all of it is, sign by sign, and nothing is read that is not there. */
export function wholePages(field: FieldName): Score {
  const cases = globSync(`${folder}/pages-*.txt`).sort().flatMap(casesIn);
  return scoreOf(`Whole ${field} of recipe pages`, cases, (sample) =>
    missOf(sample, field, readPage(sample)),
  );
}

/** All fields of pasted texts. */
export function wholeTexts(): Score {
  const fields = casesIn(`${folder}/texts.txt`).flatMap((sample) =>
    wholeFields.map((field) => ({ sample, field })),
  );
  return scoreOf('Whole fields of pasted recipes', fields, ({ sample, field }) =>
    missOf(sample, field, readText(sample)),
  );
}

/** Cases of a file: after "=== name" what is true, "- " before lines and "> " before steps; after "---" the source. */
function casesIn(path: string): Case[] {
  const [, ...parts] = readFileSync(path, 'utf8').split(/^=== /m);
  return parts.map((part) => {
    const [head = '', ...source] = part.split(/^---\n/m);
    const [name = '', ...rows] = head.trim().split('\n');
    const after = (sign: string) =>
      rows.flatMap((row) => (row.startsWith(sign) ? row.slice(sign.length) : []));
    const [time] = after('time: ');
    const truth = {
      title: after('title: ')[0]!,
      yield: after('yield: ')[0] ?? null,
      cookingTime: time ? Math.min(recipeBounds.cookingTime.max, Number(time)) : null,
      lines: after('- '),
      steps: after('> '),
    };
    return { name, source: source.join('---\n'), truth };
  });
}

function readPage({ source }: Case): Recipe {
  const read = readRecipePage(parsePage(Buffer.from(source), null), 'https://a.example/');
  return { ...read, ...withinLongest(read.cookingTime) };
}

function readText({ source }: Case): Recipe {
  const rows = source.split('\n');
  return draftOfText(readRecipeText(rows), rows);
}

function missOf({ name, truth }: Case, field: FieldName, read: Recipe): string | null {
  const isRight =
    field === 'yield'
      ? isSameYield(read.yield, truth.yield)
      : JSON.stringify(read[field]) === JSON.stringify(truth[field]);
  return isRight
    ? null
    : `${name}: ${field} ${JSON.stringify(truth[field])}, read ${JSON.stringify(read[field])}`;
}

/** The same numbers and the words of the true yield, beside a label: "Serves 4" for "4". */
function isSameYield(read: string | null, truth: string | null): boolean {
  if (read === null || truth === null) return read === truth;
  const numbers = (text: string) => text.match(/\d+(?:[.,]\d+)?/g)?.join(' ') ?? '';
  return numbers(read) === numbers(truth) && read.includes(truth);
}
