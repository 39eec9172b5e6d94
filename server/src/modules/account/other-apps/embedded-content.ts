import { isDeepStrictEqual } from 'node:util';
import { foreignRecipe } from '@plateful/contract/export-recipes.ts';
import { parseBounded } from '@plateful/contract/json-size.ts';
import { readInput } from '@plateful/contract/read-input.ts';
import { asJsonLd } from '@plateful/domain/recipe-files/json-ld.ts';
import { asMarkdown, contentInMarkdown, readMarkdown } from '@plateful/domain/recipe-files/markdown.ts';
import { asMealie } from '@plateful/domain/recipe-files/mealie.ts';
import { asPaprika } from '@plateful/domain/recipe-files/paprika.ts';
import { contentKey, isWrittenAs } from '@plateful/domain/recipe-files/recipe-content.ts';
import type { ForeignRecipe } from './foreign-recipe.ts';
import { plainText } from './text.ts';

type Thing = Record<string, unknown>;

/** A recipe of maximum size has some thousand. */
const maxValues = 20_000;

/**
 * The complete recipe that our own files embed next to the fields of their format. Undefined for files of other
 * programs, and if the fields differ: then another program has edited them, and they take precedence.
 */
export function embeddedContent(thing: Thing): ForeignRecipe | undefined {
  const extras = thing.extras as Thing | null | undefined;
  const content = checked(thing[contentKey] ?? extras?.[contentKey]);
  if (!content) return undefined;
  const written =
    'directions' in thing
      ? asPaprika(content)
      : extras
        ? asMealie(content, plainText(thing.slug))
        : asJsonLd(content);
  const isSame = Object.entries(written).every(
    ([name, value]) => name === contentKey || name === 'extras' || isDeepStrictEqual(thing[name], value),
  );
  return isSame ? content : undefined;
}

/** Makes a Markdown page look like the other documents. */
export function markdownDocument(text: string): Thing {
  const content = checked(contentInMarkdown(text));
  const isOwn = content && asMarkdown(content).trim() === text.replaceAll('\r\n', '\n').trim();
  return isOwn ? asJsonLd(content) : readMarkdown(text);
}

function checked(carried: unknown): ForeignRecipe | undefined {
  const read = readInput(
    foreignRecipe,
    typeof carried === 'string' ? parseBounded(carried, maxValues) : carried,
  );
  if (!('data' in read)) return undefined;
  const { written } = read.data;
  return written && !isWrittenAs(written, read.data) ? undefined : read.data;
}
