/** A pattern for a part's token in a method: `{garlic}`, or with other words `{cloves|garlic}`. */
export function partToken(key: string): string {
  return `\\{(?:[^{}|]*\\|)?${key}\\}`;
}

/**
 * The same for any part, with its key in the group `key`. Compiled once, because compiling a pattern per part takes
 * longer than searching.
 */
export const anyPartToken = '\\{(?:[^{}|]*\\|)?(?<key>[^{}|]+)\\}';
