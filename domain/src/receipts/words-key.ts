/** Normalized text for comparisons: capitals and digits only, since spaces and punctuation vary. */
export function wordsKey(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
