/** Control characters except tab and newline; `\p{Cc}` is C0, DEL and C1 of Unicode. */
const control = /[^\P{Cc}\t\n]/u;

export const unstorableText = 'Text must not contain control characters or invalid Unicode';

/**
 * Finds text that PostgreSQL or a page cannot contain: control characters except tab and newline, or an unpaired
 * surrogate. Returns its path, or null.
 */
export function findUnstorableText(
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly PropertyKey[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path;
    const found = findUnstorableText(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !control.test(text);
}
