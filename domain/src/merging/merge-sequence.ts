/** The product of two lists of a thousand items; limits the quadratic comparison. */
const maxCompared = 1_000_000;

/** Index pairs of a longest common subsequence; for long lists only the common prefix and suffix. */
export function commonPlaces(one: readonly string[], other: readonly string[]): [number, number][] {
  if (one.length * other.length > maxCompared) return commonEnds(one, other);
  const longest = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      longest[i]![j] =
        one[i] === other[j]
          ? longest[i + 1]![j + 1]! + 1
          : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
    }
  }
  const places: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) places.push([i++, j++]);
    else if (longest[i + 1]![j]! >= longest[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return places;
}

function commonEnds(one: readonly string[], other: readonly string[]): [number, number][] {
  const shorter = Math.min(one.length, other.length);
  let [first, last] = [0, 0];
  while (first < shorter && one[first] === other[first]) first += 1;
  while (first + last < shorter && one.at(-1 - last) === other.at(-1 - last)) last += 1;
  const begin = Array.from({ length: first }, (_, at): [number, number] => [at, at]);
  const end = Array.from({ length: last }, (_, at): [number, number] => [
    one.length - last + at,
    other.length - last + at,
  ]);
  return [...begin, ...end];
}

/**
 * Three-way merge of lists like diff3: between the items that all three share, the changed side wins. Null if both
 * sides changed the same place differently. With an unknown base (null) every difference is such a conflict.
 */
export function mergeSequence(
  base: readonly string[] | null,
  stored: readonly string[],
  sent: readonly string[],
): string[] | null {
  if (isSameList(stored, sent)) return [...stored];
  if (base === null) return null;
  const inStored = new Map(commonPlaces(base, stored));
  const inSent = new Map(commonPlaces(base, sent));
  const merged: string[] = [];
  let [fromBase, fromStored, fromSent] = [0, 0, 0];
  for (let at = 0; at <= base.length; at += 1) {
    const isEnd = at === base.length;
    const toStored = isEnd ? stored.length : inStored.get(at);
    const toSent = isEnd ? sent.length : inSent.get(at);
    if (toStored === undefined || toSent === undefined) continue;
    const chunk = chosen(
      base.slice(fromBase, at),
      stored.slice(fromStored, toStored),
      sent.slice(fromSent, toSent),
    );
    if (chunk === null) return null;
    merged.push(...chunk, ...base.slice(at, at + 1));
    [fromBase, fromStored, fromSent] = [at + 1, toStored + 1, toSent + 1];
  }
  return merged;
}

function chosen(base: string[], stored: string[], sent: string[]): string[] | null {
  if (isSameList(base, stored) || isSameList(stored, sent)) return sent;
  return isSameList(base, sent) ? stored : null;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
