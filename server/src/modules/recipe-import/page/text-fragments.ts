const maxTries = 5;
const minPieces = 2;

/** Letters and digits only, so that spaces, punctuation and kinds of quotes do not matter. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\u2044/g, '/')
    .replace(/[^\p{L}\p{N}/]+/gu, '');
}

/** Linked data may contain a whole method as one text; the page shows the same text in separate steps. */
export function piecesOf(joined: string, texts: readonly string[]): string[] | null {
  const letters = folded(joined);
  const starts = texts
    .flatMap((text, index) => (isBegun(letters, folded(text)) ? index : []))
    .slice(0, maxTries);
  for (const start of starts) {
    const pieces = [];
    let position = 0;
    for (const text of texts.slice(start)) {
      const piece = folded(text);
      if (piece === '' || !letters.startsWith(piece, position)) continue;
      // A wrapped line.
      if (/^\p{Ll}/u.test(text)) return null;
      pieces.push(text);
      position += piece.length;
      if (position === letters.length) return pieces.length < minPieces ? null : pieces;
    }
  }
  return null;
}

/**
 * The page's texts instead of the declared ones, if both have the same letters: with headings, where linked data has
 * none, or as separate lines and steps, where linked data has one text or cuts within a sentence.
 */
export function asOnPage(declared: readonly string[], onPage: readonly string[]): readonly string[] {
  if (declared.some(isHeading) || onPage.length < minPieces) return declared;
  const pieces = onPage.filter((text) => !isHeading(text));
  const letters = folded(declared.join(''));
  const isSame = folded(onPage.join('')) === letters;
  if (pieces.length === declared.length) {
    // "Mix the batter: Stir the eggs …" is one step, also with a bold beginning.
    const isBegun = onPage.some((text) => isHeading(text) && declared.some((line) => line.startsWith(text)));
    return (isSame && !isBegun) || folded(pieces.join('')) === letters ? onPage : declared;
  }
  const isCut =
    declared.length < minPieces || declared.some((text, index) => index > 0 && /^\p{Ll}/u.test(text));
  return isCut && isSame ? onPage : declared;
}

/** Adds a colon to steps that the page shows as headings: names of the parts of a method. */
export function withHeadings(steps: readonly string[], headings: readonly string[]): string[] {
  const known = new Set(headings.map(folded));
  return steps.map((step, index) => {
    const isName = index < steps.length - 1 && /[\p{L}\p{N})]$/u.test(step) && known.has(folded(step));
    return isName ? `${step}:` : step;
  });
}

export function isHeading(text: string): boolean {
  return text.endsWith(':');
}

function isBegun(letters: string, piece: string): boolean {
  return piece !== '' && piece.length < letters.length && letters.startsWith(piece);
}
