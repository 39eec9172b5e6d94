export type RecipeFilter = {
  /** As typed; every word must be found. */
  words: string;
  /** Any of them is enough; none means all recipes. */
  tags: readonly string[];
};

/** Two spellings of the same tag, as `Weeknight` and ` weeknight`, are one. */
function tagKey(tag: string): string {
  return tag.trim().toLowerCase();
}

/** Those of the offered tags that are wanted, in any letter case. */
export function knownTags(wanted: readonly string[], offered: readonly string[]): string[] {
  const keys = new Set(wanted.map(tagKey));
  return offered.filter((tag) => keys.has(tagKey(tag)));
}
