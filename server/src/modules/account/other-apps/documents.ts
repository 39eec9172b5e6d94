import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { exportFormat, sectionsNotImported } from '@plateful/contract/account-export.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import { countJsonValues, maxJsonValues } from '@plateful/contract/json-size.ts';
import { isMarkdown } from '@plateful/domain/recipe-files/markdown.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { AppError } from '#errors.ts';
import { markdownDocument } from './embedded-content.ts';
import type { PhotoBytes } from './photo-bytes.ts';
import { damaged, isZip, tooLarge, type ZipEntry, zipEntries } from './zip.ts';

/** Maximum total size of all files of an archive, in bytes; each file has the limit of a single one. */
const maxTotalBytes = 200_000_000;
const maxEntryBytes = accountBounds.importFile;

/** Entries between two yields to the event loop. */
const entriesAtOnce = 20;
const unzip = promisify(gunzip);
const decoder = new TextDecoder();

export type FoundDocument = {
  content: unknown;
  /** The photo next to it in a Mealie archive, read on demand. */
  photo: PhotoBytes | null;
};

/**
 * Finds the JSON documents in a file, regardless of its name: a document, a web page (SavedPage), either of them
 * compressed, or an archive of these. Throws AppError for other files.
 */
export async function* documentsIn(file: Uint8Array): AsyncGenerator<FoundDocument> {
  if (!isZip(file)) {
    const documents = documentsOf(isGzip(file) ? await unpacked(file, maxEntryBytes) : file);
    yield* documents.map((content) => ({ content, photo: null }));
    return;
  }
  let left = maxTotalBytes;
  const entries = zipEntries(file);
  const photos = photosBeside(entries);
  for (const [index, entry] of entries.entries()) {
    if (index % entriesAtOnce === entriesAtOnce - 1) await nextTurn();
    // Pictures and other files are skipped without reading them.
    const head = entry.head();
    if (head && !isText(head) && !isGzip(head)) continue;
    let content = await entry.content(Math.min(maxEntryBytes, left));
    left -= content.length;
    if (isGzip(content)) {
      content = await unpacked(content, Math.min(maxEntryBytes, left));
      left -= content.length;
    }
    if (!isText(content)) continue;
    const photo = photos.get(folderOf(entry)) ?? null;
    yield* documentsOf(content).map((document) => ({ content: document, photo }));
  }
}

/** Photos by folder: next to the folder's only recipe, or in its folder of images. */
function photosBeside(entries: readonly ZipEntry[]): Map<string, PhotoBytes> {
  const documents = Map.groupBy(
    entries.filter(({ name }) => /\.json$/i.test(name)),
    folderOf,
  );
  const photos = new Map<string, PhotoBytes>();
  for (const entry of entries) {
    if (!/(?:^|\/)original\.\w{3,4}$/.test(entry.name)) continue;
    const folder = folderOf(entry).replace(/(^|\/)images\/$/, '$1');
    if (documents.get(folder)?.length === 1)
      photos.set(folder, () => entry.content(accountBounds.importPhoto));
  }
  return photos;
}

function folderOf({ name }: ZipEntry): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/** A saved web page: its JSON-LD, and the whole page for the page reader. */
export class SavedPage {
  readonly content: Uint8Array;
  readonly linked: readonly unknown[];

  constructor(content: Uint8Array, linked: readonly unknown[]) {
    this.content = content;
    this.linked = linked;
  }
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Whether it starts like JSON, HTML or Markdown. */
function isText(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*(?:[[{<]|#{1,2}\s|---\s)/.test(decoder.decode(bytes.subarray(0, 200)));
}

function documentsOf(bytes: Uint8Array): unknown[] {
  const text = decoder.decode(bytes).trimStart();
  if (text.startsWith('<')) {
    const scripts = linkedData(text);
    rejectTooManyValues(scripts);
    return [
      new SavedPage(
        bytes,
        scripts.flatMap((script) => tryJson(script) ?? []),
      ),
    ];
  }
  if (isMarkdown(text)) return [markdownDocument(cleaned(text))];
  if (!/^[[{]/.test(text)) {
    throw new AppError(
      'invalid_input',
      `${productName} cannot read this file. It accepts its own exports, recipes as schema.org JSON-LD (.json or .html) or Markdown, and exports of Mealie and Paprika.`,
    );
  }
  rejectTooManyValues([text]);
  const document = tryJson(text);
  if (document === undefined) {
    throw new AppError('invalid_input', 'This file is damaged or incomplete: it is not valid JSON.');
  }
  return [isExport(document) ? withoutRecords(document) : document];
}

export function isExport(document: unknown): document is { version?: unknown } {
  return (document as { format?: unknown } | null)?.format === exportFormat.format;
}

/** Removes the sections of our export that are never imported, regardless of their size. */
function withoutRecords(document: object): object {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !(name in sectionsNotImported)));
}

/** Checked before parsing: parsed values take many times the memory of their text. */
function rejectTooManyValues(texts: readonly string[]): void {
  let left = maxJsonValues;
  for (const text of texts) {
    left -= countJsonValues(text);
    if (left < 0) throw tooLarge();
  }
}

/** NUL and lone surrogates, which PostgreSQL rejects. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

function tryJson(text: string): unknown {
  const clean = (_key: string, value: unknown) => (typeof value === 'string' ? cleaned(value) : value);
  try {
    return JSON.parse(text, unstorable.test(text) ? clean : undefined);
  } catch {
    return undefined;
  }
}

function cleaned(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

async function unpacked(bytes: Uint8Array, max: number): Promise<Uint8Array> {
  try {
    return await unzip(bytes, { maxOutputLength: Math.max(1, max) });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged();
  }
}

/** The contents of a page's JSON-LD scripts. Runs in linear time on any input. */
export function linkedData(html: string): string[] {
  const texts: string[] = [];
  const opening = /<script\b([^<>]*)>/gi;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = closing(html, opening.lastIndex);
    if (/\btype\s*=\s*["']?application\/ld\+json/i.test(match[1]!)) {
      texts.push(html.slice(opening.lastIndex, end).trim());
    }
    opening.lastIndex = end;
  }
  return texts;
}

function closing(html: string, from: number): number {
  const tag = /<\/script/gi;
  tag.lastIndex = from;
  return tag.exec(html)?.index ?? html.length;
}
