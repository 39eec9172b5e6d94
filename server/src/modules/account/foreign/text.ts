/** Named entities that recipe sites use; numbers are decoded as they are. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  eacute: 'é',
  egrave: 'è',
  ntilde: 'ñ',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  times: '×',
};

/** Longer than any text of a recipe; what is longer is cut before it is looked into. */
const mostRead = 200_000;

/** Lines of plain text: mark-up is dropped, blocks become lines, invisible characters are removed. */
export function plainLines(value: unknown): string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return decoded(
    String(value)
      .slice(0, mostRead)
      .replace(/<(?:br|\/?p|\/?li|\/?div|\/?h\d)\b[^<>]*>/gi, '\n')
      .replace(/<[^<>]*>/g, ''),
  )
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
  return `${(space > most / 2 ? cut.slice(0, space) : cut).toWellFormed().replace(/[\s,;:]+$/, '')}…`;
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
