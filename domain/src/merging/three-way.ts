/** `value` is what to store. In a conflict both sides changed it to different values, and `value` is the sent one. */
export type Merged<T> = { value: T; isConflict: boolean };

/** The changed side wins. `base` is the value that the sender started from; undefined if unknown. */
export function mergeValue<T extends string | number | null>(
  base: T | undefined,
  stored: T,
  sent: T,
): Merged<T> {
  if (sent === base || sent === stored) return { value: stored, isConflict: false };
  return { value: sent, isConflict: stored !== base };
}

/**
 * Three-way merge of sets: additions and removals of both sides apply. With an unknown base nothing counts as removed.
 * Items keep the sent order; additions of the other side follow.
 */
export function mergeSet<T>(base: readonly T[] | undefined, stored: readonly T[], sent: readonly T[]): T[] {
  const isKept = (item: T) => stored.includes(item) || !base?.includes(item);
  const added = stored.filter((item) => !sent.includes(item) && !base?.includes(item));
  return [...sent.filter(isKept), ...added];
}

export function isSameSet<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
