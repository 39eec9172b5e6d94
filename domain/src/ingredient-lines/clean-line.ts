import { foodEmojiWords } from '../quantities/food-emoji.ts';
import { toPlainLetters } from '../quantities/plain-letters.ts';
import { tokenize } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&frac12;': '½',
  '&frac14;': '¼',
  '&frac34;': '¾',
  '&deg;': '°',
  '&#39;': "'",
  '&quot;': '"',
};

/** "85/15" of minced meat: percent lean and fat. */
function asLean(written: string, lean: string, fat: string): string {
  return Number(lean) + Number(fat) === 100 ? `${lean}% lean` : written;
}

const picture = /\p{Extended_Pictographic}\uFE0F?/gu;

/**
 * Moves emoji before the amount and after the words, which mostly repeat what the line names, into a remark ("🥕 2
 * carrots"). Emoji between words stay ("2 tbsp 🥜 butter"), as do emoji that are the only name.
 */
function beside(line: string): string {
  if (!/\p{Extended_Pictographic}/u.test(line)) return line;
  const bare = tokenize(line.replace(picture, ' '));
  if (!bare.some(({ kind, text }) => kind === 'word' && unitOf(text) === null)) return line;
  const around = /^[^\p{L}\p{N}]*(?=\p{N})|[^\p{L}\p{N})\]]+$/gu;
  const found = [...line.matchAll(around)].flatMap(([part]) =>
    (part.match(picture) ?? []).filter((one) => foodEmojiWords.has(one.replace('\uFE0F', ''))),
  );
  if (found.length === 0) return line;
  const rest = line.replace(around, (part) =>
    part.replace(picture, (one) => (found.includes(one) ? ' ' : one)),
  );
  return `${rest.trim()} (${found.join(', ')})`;
}

/** In characters. Longer text is cut, so that cleaning is fast for any input. */
const maxCleaned = 2000;

/** The line without markup, with plain letters and single spaces. */
export function cleanLine(text: string): string {
  let line = text.slice(0, maxCleaned);
  if (line.includes('<')) line = line.replace(/<[^<>]*>/g, ' ');
  if (line.includes('](')) line = line.replace(/\[([^[\]]*)\]\((?:https?:|[/#.])[^()\s]*\)/g, '$1');
  if (line.includes('&')) line = line.replace(/&(?:[a-z]+\d*|#39);/g, (entity) => entities[entity] ?? entity);
  line = toPlainLetters(beside(line));
  line = line.replace(/\b(\d{2})%?\/(\d{1,2})%?(?!\d)/g, asLean);
  return line.replace(/\s+/g, ' ').trim();
}
