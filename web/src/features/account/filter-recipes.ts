export type RecipeFilter = {
  /** As typed; every word must be found. */
  words: string;
  /** A recipe needs one of the tags; an empty list means all recipes. */
  tags: readonly string[];
};

/** Normalizes a tag: `Weeknight` and ` weeknight` are the same. */
function tagKey(tag: string): string {
  return tag.trim().toLowerCase();
}

/** The offered tags that are selected, ignoring case. */
export function knownTags(tags: readonly string[], offered: readonly string[]): string[] {
  const keys = new Set(tags.map(tagKey));
  return offered.filter((tag) => keys.has(tagKey(tag)));
}
