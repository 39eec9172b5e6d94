/** Printed words as they are compared: capitals and digits alone. Tills and readers differ in spaces and marks. */
export function wordsKey(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
