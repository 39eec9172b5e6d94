/** Where a word occurs in a recipe, most significant first. */
export const places = {
  title: 0,
  ingredient: 1,
  /** Another name of one of the ingredients: "courgette" where the recipe says zucchini. */
  otherName: 2,
  /** Cuisine, meal type, tags. */
  label: 3,
  /** A general term for an ingredient: fish, cheese, pasta. */
  kind: 4,
  /** A part of an ingredient's name that alone means something else: the fish of fish sauce. */
  partOfName: 5,
  description: 6,
} as const;
export type Place = (typeof places)[keyof typeof places];

/** A term's number, and where it occurs in a recipe. */
export type PlacedTerm = readonly [term: number, place: Place];
