import { decodeHTML } from 'entities';

/** Longer than any text of a recipe; what is longer is cut before it is looked into. */
const mostRead = 200_000;

const blocks = /<(?:br|\/?p|\/?li|\/?div|\/?h\d)\b[^<>]*>/gi;

/** Lines of plain text: mark-up is dropped, blocks become lines, invisible characters are removed. */
export function plainLines(value: unknown): string[] {
  // Linked data may say of what type a text is: {"@type": "Duration", "@value": "PT30M"}.
  if (typeof value === 'object' && value !== null && '@value' in value) {
    const text = value['@value'];
    return typeof text === 'object' ? [] : plainLines(text);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = decoded(
    String(value)
      .slice(0, mostRead)
      .replace(blocks, '\n')
      .replace(/<[^<>]*>/g, ''),
  );
  // Some sites encode their mark-up once more; what is no mark-up of text stays as it is written.
  return text
    .replace(blocks, '\n')
    .replace(/<\/?(?:ul|ol|span|strong|b|em|i|u|a)\b[^<>]*>/gi, '')
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?!\n|\t)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** The same in one line; empty for what is no text. */
export function plainText(value: unknown): string {
  return plainLines(value).join(' ');
}

/** At most `most` characters, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${withoutEnd((space > most / 2 ? cut.slice(0, space) : cut).toWellFormed(), /[\s,;:]/)}…`;
}

/** Without those signs at its end, each looked at once: a pattern like /[.:]+$/ looks at all that follow each of them. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Twice where a site encoded what was encoded already. */
function decoded(text: string): string {
  const once = decodeHTML(text);
  return /&#?\w{2,8};/.test(once) ? decodeHTML(once) : once;
}
