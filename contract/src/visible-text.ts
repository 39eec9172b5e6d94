const joiner = '[\\u200C\\u200D]';
const emoji = '\\p{Extended_Pictographic}';
/** Scripts whose letters join or stack, so that a joiner between them is seen. */
const joining =
  '(?![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Zinh}])[\\p{L}\\p{M}]';

/** Invisible characters that change how their neighbors look. */
const needed = [
  // Flags of England, Scotland and Wales.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
  `(?<=${emoji}|[\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`,
  `(?<=${joining})${joiner}`,
  // Keycaps, other emoji, variants of ideographs and of Mongolian letters.
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=(?![0-9#*])\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\p{Ideographic})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{sc=Mong})[\\u180B-\\u180F]',
].join('|');
const marks = '[\\u200E\\u200F\\u061C]';
/** What Unicode calls default ignorable, and annotations between lines. */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';

const hasInvisible = new RegExp(`${invisible}|[\\u2028\\u2029]`, 'u');
const leftToRight = new RegExp(`(${needed})|${invisible}`, 'gu');
const rightToLeft = new RegExp(`(${needed}|${marks})|${invisible}`, 'gu');
const rightToLeftLetter = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/**
 * Removes invisible characters that reverse, hide or split the visible text: overrides of the writing direction,
 * spaces without width, byte order marks. Those that emoji and scripts need stay, as do the marks of direction in text
 * with letters that are written from right to left. Separators of lines and paragraphs become newlines.
 */
export function visibleText(text: string): string {
  if (!hasInvisible.test(text)) return text;
  return text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(rightToLeftLetter.test(text) ? rightToLeft : leftToRight, (_, kept?: string) => kept ?? '');
}

/** Hashed as typed (decision 036). */
const asTyped = new Set(['password', 'newPassword']);

/** The same value with visible text at every depth. */
export function withVisibleText(value: unknown): unknown {
  return holdsInvisible(value) ? cleaned(value) : value;
}

/** Almost no value does, so it is not copied before. */
function holdsInvisible(value: unknown): boolean {
  if (typeof value === 'string') return hasInvisible.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsInvisible);
  for (const key of Object.keys(value))
    if (holdsInvisible((value as Record<string, unknown>)[key])) return true;
  return false;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, asTyped.has(key) ? inner : cleaned(inner)]));
}
