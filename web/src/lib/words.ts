export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "1 item", "23 items", "2 dishes". Pass `plural` for irregular words. */
export function counted(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`;
}

/** "a, b and c". */
export function joinList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
