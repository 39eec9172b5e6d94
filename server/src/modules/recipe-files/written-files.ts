import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RecipeFileFormat } from '@plateful/contract/recipe-file-formats.ts';
import { asJsonLd } from '@plateful/domain/recipe-files/json-ld.ts';
import { asMarkdown } from '@plateful/domain/recipe-files/markdown.ts';
import { asMealie, slugOf } from '@plateful/domain/recipe-files/mealie.ts';
import { asPaprika } from '@plateful/domain/recipe-files/paprika.ts';
import type { RecipeContent } from '@plateful/domain/recipe-files/recipe-content.ts';
import { Zip, ZipDeflate, zipSync } from 'fflate';
import type { RecipeRow } from '#modules/recipes/recipe.ts';

export type RecipeFile = {
  fileName: string;
  type: string;
  /** A stream if photos make it large. */
  content: Uint8Array | string | AsyncIterable<Uint8Array>;
};
type Row = RecipeContent & Pick<RecipeRow, 'id' | 'createdAt' | 'photoId' | 'userId'>;
type Part = { name: string; content: Uint8Array };
/** WebP, as stored. */
type Photo = Uint8Array | null;

const json = 'application/json; charset=utf-8';
const zip = 'application/zip';
const bytes = (text: string) => new TextEncoder().encode(text);
const pretty = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;

/** `slug` is the file name. */
export async function fileOfOne(
  row: Row,
  format: RecipeFileFormat,
  { slug, photo }: { slug: string; photo: Photo },
): Promise<RecipeFile> {
  switch (format) {
    case 'json-ld':
      return { fileName: `${slug}.json`, type: json, content: pretty(asJsonLd(row)) };
    case 'markdown':
      return { fileName: `${slug}.md`, type: 'text/markdown; charset=utf-8', content: asMarkdown(row) };
    case 'paprika':
      return {
        fileName: `${slug}.paprikarecipe`,
        type: 'application/gzip',
        content: await paprikaOf(row, photo),
      };
    case 'mealie': {
      const parts = [mealieOf(row, slug, ''), ...mealiePhoto('', photo)];
      return {
        fileName: `${slug}.zip`,
        type: zip,
        content: zipSync(Object.fromEntries(parts.map(({ name, content }) => [name, content]))),
      };
    }
    case 'pdf':
      return pdfOf([row], slug);
  }
}

/** All recipes in one file, with unique names; yields to other requests. */
export async function fileOfMany(
  rows: readonly Row[],
  format: RecipeFileFormat,
  photoOf: (row: Row) => Promise<Photo>,
): Promise<RecipeFile> {
  if (format === 'pdf') return pdfOf(rows, 'recipes');
  if (format === 'json-ld') {
    const { '@context': context } = asJsonLd(rows[0]!);
    return {
      fileName: 'recipes.json',
      type: json,
      content: pretty({ '@context': context, '@graph': rows.map(asJsonLd) }),
    };
  }
  const extension = format === 'paprika' ? 'paprikarecipes' : 'zip';
  const fileName = format === 'markdown' ? 'recipes-markdown.zip' : `recipes.${extension}`;
  return { fileName, type: zip, content: packed(partsOf(rows, format, photoOf)) };
}

async function* partsOf(
  rows: readonly Row[],
  format: 'markdown' | 'paprika' | 'mealie',
  photoOf: (row: Row) => Promise<Photo>,
): AsyncGenerator<Part> {
  const slugs = uniqueSlugs(rows);
  for (const [index, row] of rows.entries()) {
    if (index % 20 === 19) await nextTurn();
    const slug = slugs[index]!;
    if (format === 'markdown') yield { name: `${slug}.md`, content: bytes(asMarkdown(row)) };
    else if (format === 'paprika') {
      yield { name: `${slug}.paprikarecipe`, content: await paprikaOf(row, await photoOf(row)) };
    } else {
      const folder = `recipes/${slug}/`;
      yield mealieOf(row, slug, folder);
      yield* mealiePhoto(`${folder}images/`, await photoOf(row));
    }
  }
}

/** Loads the PDF library on first use, which makes the start 0.1 s faster. */
async function pdfOf(rows: readonly Row[], name: string): Promise<RecipeFile> {
  const { recipePdf } = await import('./recipe-pdf.ts');
  return { fileName: `${name}.pdf`, type: 'application/pdf', content: await recipePdf(rows) };
}

const packGzip = promisify(gzip);

/** Paprika identifies recipes by `uid` and detects changes by `hash`. */
async function paprikaOf(row: Row, photo: Photo): Promise<Uint8Array> {
  const recipe = asPaprika(row);
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').toUpperCase();
  const uid = row.id.toUpperCase();
  // Only the day: the exact time would reveal which recipes were generated together.
  const created = `${row.createdAt.toISOString().slice(0, 10)} 00:00:00`;
  const shown = photo
    ? { photo: `${uid}.webp`, photo_data: Buffer.from(photo).toString('base64') }
    : { photo: null, photo_data: null };
  return packGzip(JSON.stringify({ ...recipe, ...shown, uid, created, hash }));
}

function mealieOf(row: Row, slug: string, folder: string): Part {
  const dateAdded = row.createdAt.toISOString().slice(0, 10);
  return { name: `${folder}${slug}.json`, content: bytes(pretty({ ...asMealie(row, slug), dateAdded })) };
}

/** Where Mealie looks for it: next to an archive's only recipe, else in the recipe's folder. */
function mealiePhoto(folder: string, photo: Photo): Part[] {
  return photo ? [{ name: `${folder}original.webp`, content: photo }] : [];
}

/**
 * Compressed content is not compressed again, but still deflated: some readers do not support stored entries with a
 * data descriptor.
 */
const isPacked = /\.(?:webp|paprikarecipe)$/;

async function* packed(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, content } of parts) {
    const entry = new ZipDeflate(name, { level: isPacked.test(name) ? 0 : 6 });
    archive.add(entry);
    entry.push(content, true);
    yield* pieces.splice(0);
  }
  archive.end();
  yield* pieces.splice(0);
}

/** Numbers recipes with equal titles. */
function uniqueSlugs(rows: readonly Row[]): string[] {
  const usedNames = new Set<string>();
  return rows.map(({ title }) => {
    const plain = slugOf(title);
    let slug = plain;
    for (let number = 2; usedNames.has(slug); number++) slug = `${plain}-${number}`;
    usedNames.add(slug);
    return slug;
  });
}
