/** Where a word stands in a recipe, what says most first. */
export const places = {
  title: 0,
  ingredient: 1,
  /** Of a food among the ingredients: "courgette" where the recipe says zucchini. */
  otherName: 2,
  /** Cuisine, meal type, tags. */
  label: 3,
  /** What a food is in general: fish, cheese, pasta. */
  kind: 4,
  /** In an ingredient's name, for something else than the word means alone: the fish of fish sauce. */
  partOfName: 5,
  description: 6,
} as const;
export type Place = (typeof places)[keyof typeof places];

/** A term of a recipe, by its number, and where it stands. */
export type PlacedTerm = readonly [term: number, place: Place];
