/** Words of recipes that our own do not use, and that would look like a slip in a food's name. */
export const plainWords = 'usage past latin bead read bred cram ream utter pest peso whet pawn hone';
