import { yieldOrTimeIn } from './figure-lines.ts';
import { sectionStartedBy } from './headings.ts';

/** Fewer may be one line with commas. */
const minLines = 4;
/** Below the label of a list. */
const minLabeled = 2;
const maxLabelLength = 60;

/** A line with a whole list, split at its amounts: "300 g flour, 2 eggs, 1 tsp salt, 1 l milk"; others stay whole. */
export function splitAtAmounts(line: string, min = minLines): string[] {
  const parts = line.split(/(?:,|;| [-–•|])\s+(?=[\d½¼¾⅓⅔])/u);
  return parts.length < min ? [line] : parts;
}

/** The heading and the lines of "Ingredients: 300 g flour, 2 eggs, …" or "Method: Whisk everything."; else null. */
export function splitLabel(line: string): { label: string; texts: string[] } | null {
  const end = line.search(/\s?:\s/u);
  if (end < 1 || end > maxLabelLength) return null;
  const [label, rest] = [line.slice(0, end), line.slice(end).replace(/^\s?:\s+/u, '')];
  const part = sectionStartedBy(label);
  if (part === 'ingredients') {
    const lines = splitAtAmounts(rest, minLabeled);
    return lines.length > 1 ? { label: `${label}:`, texts: lines } : null;
  }
  const isSentence = /[.!]$/.test(rest) && rest.split(' ').length > 2;
  return part === 'steps' && isSentence && yieldOrTimeIn(line) === null
    ? { label: `${label}:`, texts: [rest] }
    : null;
}
