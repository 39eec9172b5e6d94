/** "1 item", "23 items", "2 dishes". Pass `plural` for irregular words. */
export function counted(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`;
}
