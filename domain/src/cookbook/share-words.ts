type Shares = Readonly<Record<string, number>>;

/** What a method calls a share of a part: "half of the salt". */
export const plainShares: Shares = {
  half: 1 / 2,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
};

/** The same of what it has shared out before. */
export const furtherShares: Shares = { 'another third': 1 / 3, 'another quarter': 1 / 4 };

/** Those that leave little, or take little. */
export const unevenShares: Shares = { 'a fifth': 1 / 5, 'four fifths': 4 / 5, most: 3 / 4 };

/** A pattern of their words. */
export const shareWords = (...shares: readonly Shares[]) => shares.flatMap(Object.keys).join('|');
