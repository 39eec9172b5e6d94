import { exportFormat, type ImportedExport, importedExport } from '@plateful/contract/account-export.ts';
import { accountBounds, recipeBounds } from '@plateful/contract/bounds.ts';
import { readInput } from '@plateful/contract/read-input.ts';
import { visibleText } from '@plateful/contract/visible-text.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { z } from 'zod';
import { AppError } from '#errors.ts';
import { createYielding } from '#runtime/yielding.ts';

/**
 * Checks an export row by row with pauses, because a whole one takes a second. All or nothing: a file with one invalid
 * value may have others.
 */
export async function checkedExport(document: { version?: unknown }): Promise<ImportedExport> {
  if (typeof document.version === 'number' && document.version > exportFormat.version) {
    throw new AppError('invalid_input', `This file was exported by a newer version of ${productName}.`);
  }
  const sections = document as Readonly<Record<string, unknown>>;
  const pause = createYielding();
  const checked: Record<string, unknown> = {};
  for (const [section, schema] of Object.entries(importedExport.shape)) {
    const rows = rowsOf(schema, sections[section]);
    if (!rows) {
      checked[section] = checkedValue(schema, sections[section], [section]);
      continue;
    }
    const checkedRows: unknown[] = [];
    for (const [index, row] of rows.values.entries()) {
      await pause(entriesOf(row));
      checkedRows.push(checkedValue(rows.schema, row, [section, index]));
    }
    checked[section] = checkedRows;
  }
  return checked as ImportedExport;
}

/** The rows of a section that holds a list. Null if it must be checked whole, as one with too many rows. */
function rowsOf(section: z.ZodType, value: unknown) {
  if (!(section instanceof z.ZodDefault) || !Array.isArray(value)) return null;
  const list = section.unwrap();
  if (!(list instanceof z.ZodArray) || value.length > accountBounds.fileRows) return null;
  return { schema: list.element as z.ZodType, values: value };
}

/** How much work a row is: the entries of the lists in it. */
function entriesOf(row: unknown): number {
  if (typeof row !== 'object' || row === null) return 0;
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : 0),
    0,
  );
}

function checkedValue(schema: z.ZodType, value: unknown, place: readonly PropertyKey[]): unknown {
  const read = readInput(schema, value, place);
  if ('data' in read) return read.data;
  const again = readInput(schema, withStandIns(value), place);
  if ('data' in again) return again.data;
  const [{ path, message }] = read.issues;
  const name = path.join('.');
  throw new AppError('invalid_input', `This export cannot be read${name && ` at ${name}`}: ${message}`, {
    fields: { [name]: message },
  });
}

/** The least characters that any field of an export demands. */
const shortest = recipeBounds.title.min;

/**
 * In files from before decision 039 removed invisible characters, a text may be too short without them: dots then stand
 * in, so that one blank step does not spoil the file.
 */
function withStandIns(value: unknown): unknown {
  if (typeof value === 'string') {
    const visible = visibleText(value);
    return visible === value ? value : visible.trim().padEnd(shortest, '…');
  }
  if (Array.isArray(value)) return value.map(withStandIns);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withStandIns(inner)]));
}
