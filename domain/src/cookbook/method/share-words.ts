type Shares = Readonly<Record<string, number>>;

/** Words for a share of a part: "half of the salt". */
export const plainShares: Shares = {
  half: 1 / 2,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
};

/** Words for a further share of something already divided. */
export const furtherShares: Shares = { 'another third': 1 / 3, 'another quarter': 1 / 4 };

/** Shares that leave little or use little. */
export const unevenShares: Shares = { 'a fifth': 1 / 5, 'four fifths': 4 / 5, most: 3 / 4 };

/** A pattern that matches these words. */
export const shareWords = (...shares: readonly Shares[]) => shares.flatMap(Object.keys).join('|');
