/** Caches `read` by key in `known`; the cache is cleared once it has `most` keys. */
export function memoize<T>(known: Map<string, T>, max: number, key: string, read: (key: string) => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= max) known.clear();
  const value = read(key);
  known.set(key, value);
  return value;
}
