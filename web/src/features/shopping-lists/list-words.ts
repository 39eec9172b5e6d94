/** "Nov 20, 2026", in the reader's own time zone. */
export function createdInWords(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** "1 item", "23 items". */
export function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
