/** A pattern of how a method names a part: `{garlic}`, or `{cloves|garlic}` in other words. */
export function partToken(key: string): string {
  return `\\{(?:[^{}|]*\\|)?${key}\\}`;
}
