/** Lower case and without accents: who types "jalapeno" means "Jalapeño". */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Tells whether every typed word begins a word of a text. Nothing typed is in every text. */
export function wordMatcher(typed: string): (text: string) => boolean {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return () => true;
  return (text) => {
    const searched = ` ${wordsOf(text).join(' ')}`;
    return wanted.every((word) => searched.includes(` ${word}`));
  };
}
