/** Words in lower case and without accents, so that "jalapeno" finds "Jalapeño". */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * Returns a function that tests whether every typed word is the prefix of a word of a text. An empty search matches
 * everything.
 */
export function wordMatcher(typed: string): (text: string) => boolean {
  const query = wordsOf(typed);
  if (query.length === 0) return () => true;
  return (text) => {
    const searched = ` ${wordsOf(text).join(' ')}`;
    return query.every((word) => searched.includes(` ${word}`));
  };
}
