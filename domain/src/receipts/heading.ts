import type { Section } from '../foods/food.ts';
import { headings } from './data/headings.ts';
import { foldRow } from './row-kinds.ts';

/** The category of a heading row; undefined if the row is not a heading. */
export function headingOf(label: string): Section | 'non-food' | null | undefined {
  const key = foldRow(label).replace(/^[\W\d]+|[\W]+$/g, '');
  if (Object.hasOwn(headings, key)) return headings[key];
  // "21-GROCERY", "DEPT: PRODUCE", "PRODUCE DEPT", "PRODUCE 12.31".
  const bare = key.replace(/^(?:DEPT|DEPARTMENT|SECTION)\W+|\W+(?:DEPT|DEPARTMENT|SECTION)$/g, '');
  if (Object.hasOwn(headings, bare)) return headings[bare];
  const spaced = bare.replace(/\s*&\s*/g, ' & ').replace(/\s+/g, ' ');
  return Object.hasOwn(headings, spaced) ? headings[spaced] : undefined;
}
