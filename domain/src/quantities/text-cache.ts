/**
 * Remembers what was read of texts, up to `maxCharacters` of them, so that long texts cannot fill the memory. It starts
 * over when it is full.
 */
export function createTextCache<T>(maxCharacters: number): (text: string, read: () => T) => T {
  const known = new Map<string, T>();
  let size = 0;
  return (text, read) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read();
    if (size > maxCharacters) {
      known.clear();
      size = 0;
    }
    known.set(text, value);
    size += text.length;
    return value;
  };
}
