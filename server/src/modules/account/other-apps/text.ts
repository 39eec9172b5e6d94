import { decodeHTML } from 'entities';

/** Longer than any text of a recipe; longer input is cut before parsing. */
const maxReadCharacters = 200_000;

const hiddenText = /<(style|script)\b[^<>]*>[^<]*<\/\1>/gi;
const blocks =
  /<(?:br|\/?(?:p|li|ul|ol|div|h\d|tr|table|d[dt]|section|article|header|blockquote))\b[^<>]*>/gi;
const cells = /<\/t[dh]\b[^<>]*>/gi;

/** The first half of a sign in UTF-8 that was decoded as Latin-1: "1Â½ cups". */
const misread = /Â(?=[\u00A0°®·¼-¾])/gu;

/** Converts text to plain lines: removes markup and invisible characters, and block elements become lines. */
export function plainLines(value: unknown): string[] {
  // JSON-LD values may have a type: {"@type": "Duration", "@value": "PT30M"}.
  if (typeof value === 'object' && value !== null && '@value' in value) {
    const text = value['@value'];
    return typeof text === 'object' ? [] : plainLines(text);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = decoded(
    String(value)
      .slice(0, maxReadCharacters)
      .replace(hiddenText, '')
      .replace(blocks, '\n')
      .replace(cells, ' ')
      .replace(/<[^<>]*>/g, ''),
  );
  // Some sites encode markup twice; only known text markup is removed, the rest is kept as written.
  return text
    .replace(blocks, '\n')
    .replace(/<\/?(?:ul|ol|span|strong|b|em|i|u|a)\b[^<>]*>/gi, '')
    .normalize('NFC')
    .replace(misread, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?!\n|\t)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** The same on one line; empty if it is not text. */
export function plainText(value: unknown): string {
  return plainLines(value).join(' ');
}

/** Shortens to at most `most` characters, between words. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${withoutEnd((space > max / 2 ? cut.slice(0, space) : cut).toWellFormed(), /[\s,;:]/)}…`;
}

/** Strips those characters from the end in linear time; a pattern such as /[.:]+$/ would be quadratic. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Decodes twice, because some sites encode twice. */
function decoded(text: string): string {
  const once = decodeHTML(text);
  return /&#?\w{2,8};/.test(once) ? decodeHTML(once) : once;
}
