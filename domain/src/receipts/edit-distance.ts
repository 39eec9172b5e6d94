/**
 * Levenshtein distance: the number of letters to add, remove or change to turn one text into the other; `most` + 1 if
 * it exceeds `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = above[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(changed, above[j]! + 1, row[j - 1]! + 1));
    }
    if (Math.min(...row) > most) return most + 1;
    above = row;
  }
  return Math.min(above[other.length]!, most + 1);
}
