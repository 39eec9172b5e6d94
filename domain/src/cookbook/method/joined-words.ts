/** "a, b and c". */
export const and = (words: readonly string[]) => joined(words, 'and');

export function joined(words: readonly string[], word: 'and' | 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`;
}
