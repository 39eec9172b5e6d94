/** A pattern of how a method names a part: `{garlic}`, or `{cloves|garlic}` in other words. */
export function partToken(key: string): string {
  return `\\{(?:[^{}|]*\\|)?${key}\\}`;
}

/** The same for any part, which is in the group `key`: compiled once, where a pattern for each part takes longer than its search. */
export const anyPartToken = '\\{(?:[^{}|]*\\|)?(?<key>[^{}|]+)\\}';
