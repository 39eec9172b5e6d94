const starch =
  /\b(?:rice|bread|baguette|toast|noodles|potato(?:es)?|pita|naan|tortillas|flatbread|couscous|polenta|rolls|roti|injera|pasta|dumplings|sourdough|ciabatta|fries|mash|chips|bulgur|plantains?|crackers|orzo)\b/i;

/** Whether a side by this name is bread, rice, roots or the like. */
export function isStarchySide(name: string): boolean {
  return starch.test(name);
}
