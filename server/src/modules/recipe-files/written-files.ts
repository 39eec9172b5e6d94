import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { RecipeFileFormat } from '@plateful/contract/recipe-file-formats.ts';
import { asJsonLd } from '@plateful/domain/recipe-files/json-ld.ts';
import { asMarkdown } from '@plateful/domain/recipe-files/markdown.ts';
import { asMealie, slugOf } from '@plateful/domain/recipe-files/mealie.ts';
import { asPaprika } from '@plateful/domain/recipe-files/paprika.ts';
import type { RecipeContent } from '@plateful/domain/recipe-files/recipe-content.ts';
import { zipSync } from 'fflate';
import type { RecipeRow } from '#modules/recipes/recipe.ts';

export type RecipeFile = { fileName: string; type: string; content: Uint8Array | string };
type Row = RecipeContent & Pick<RecipeRow, 'id' | 'createdAt'>;
type Part = { name: string; content: Uint8Array };

const json = 'application/json; charset=utf-8';
const zip = 'application/zip';
const bytes = (text: string) => new TextEncoder().encode(text);
const pretty = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;

/** `slug` names the file. */
export async function fileOfOne(row: Row, format: RecipeFileFormat, slug: string): Promise<RecipeFile> {
  switch (format) {
    case 'json-ld':
      return { fileName: `${slug}.json`, type: json, content: pretty(asJsonLd(row)) };
    case 'markdown':
      return { fileName: `${slug}.md`, type: 'text/markdown; charset=utf-8', content: asMarkdown(row) };
    case 'paprika':
      return { fileName: `${slug}.paprikarecipe`, type: 'application/gzip', content: paprikaOf(row) };
    case 'mealie':
      return { fileName: `${slug}.zip`, type: zip, content: packed([mealieOf(row, slug, '')]) };
    case 'pdf':
      return pdfOf([row], slug);
  }
}

/** All of them in one file, named alike; long work makes way for other requests. */
export async function fileOfMany(rows: readonly Row[], format: RecipeFileFormat): Promise<RecipeFile> {
  if (format === 'pdf') return pdfOf(rows, 'recipes');
  if (format === 'json-ld') {
    const { '@context': context } = asJsonLd(rows[0]!);
    return {
      fileName: 'recipes.json',
      type: json,
      content: pretty({ '@context': context, '@graph': rows.map(asJsonLd) }),
    };
  }
  const slugs = uniqueSlugs(rows);
  const parts: Part[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % 20 === 19) await nextTurn();
    parts.push(partOf(row, format, slugs[index]!));
  }
  const extension = format === 'paprika' ? 'paprikarecipes' : 'zip';
  const fileName = format === 'markdown' ? 'recipes-markdown.zip' : `recipes.${extension}`;
  return { fileName, type: zip, content: packed(parts) };
}

/** What writes PDFs is loaded with the first of them: a start takes a tenth of a second less. */
async function pdfOf(rows: readonly Row[], name: string): Promise<RecipeFile> {
  const { recipePdf } = await import('./recipe-pdf.ts');
  return { fileName: `${name}.pdf`, type: 'application/pdf', content: await recipePdf(rows) };
}

function partOf(row: Row, format: 'markdown' | 'paprika' | 'mealie', slug: string): Part {
  if (format === 'markdown') return { name: `${slug}.md`, content: bytes(asMarkdown(row)) };
  if (format === 'paprika') return { name: `${slug}.paprikarecipe`, content: paprikaOf(row) };
  return mealieOf(row, slug, `recipes/${slug}/`);
}

/** Paprika tells recipes apart by `uid` and sees by `hash` whether one changed. */
function paprikaOf(row: Row): Uint8Array {
  const recipe = asPaprika(row);
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').toUpperCase();
  // The day alone: the second would tell which recipes were made together.
  const created = `${row.createdAt.toISOString().slice(0, 10)} 00:00:00`;
  return gzipSync(JSON.stringify({ ...recipe, uid: row.id.toUpperCase(), created, hash }));
}

function mealieOf(row: Row, slug: string, folder: string): Part {
  const dateAdded = row.createdAt.toISOString().slice(0, 10);
  return { name: `${folder}${slug}.json`, content: bytes(pretty({ ...asMealie(row, slug), dateAdded })) };
}

function packed(parts: readonly Part[]): Uint8Array {
  return zipSync(Object.fromEntries(parts.map(({ name, content }) => [name, content])));
}

/** Recipes of one title get numbers. */
function uniqueSlugs(rows: readonly Row[]): string[] {
  const taken = new Set<string>();
  return rows.map(({ title }) => {
    const plain = slugOf(title);
    let slug = plain;
    for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`;
    taken.add(slug);
    return slug;
  });
}
