/** `value` is what to store. In a conflict both sides changed it to different values, and `value` is the one that was sent. */
export type Merged<T> = { value: T; isConflict: boolean };

/** The side that changed wins. `base` is what the sender had been shown; undefined where that is unknown. */
export function mergeValue<T extends string | number | null>(
  base: T | undefined,
  stored: T,
  sent: T,
): Merged<T> {
  if (sent === base || sent === stored) return { value: stored, isConflict: false };
  return { value: sent, isConflict: stored !== base };
}

/**
 * What either side added is in, what either took out is out. Nothing can have been taken out of an unknown base. In the order that
 * was sent; what the other side added follows.
 */
export function mergeSet<T>(base: readonly T[] | undefined, stored: readonly T[], sent: readonly T[]): T[] {
  const isKept = (item: T) => stored.includes(item) || !base?.includes(item);
  const added = stored.filter((item) => !sent.includes(item) && !base?.includes(item));
  return [...sent.filter(isKept), ...added];
}

export function isSameSet<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
