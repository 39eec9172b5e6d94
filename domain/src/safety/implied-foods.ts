import type { Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';

/** Measures with "of", and what may follow an adjective that stands for its food. */
const of = (measures: string, adjectives: string) =>
  new RegExp(
    `\\b(?:${measures})s? of (?:good |fresh |thick |day-old |stale |the )*(?:${adjectives})(?=\\s*(?:[.,;:!?)]|$|(?:and|to|in|into|on|over|for|from|until|if|or|then|with|before|when|while|just|at)\\b))`,
    'i',
  );

/** Adjectives that cooks use for a food without naming it, with the food in plain words. */
const implied: readonly (readonly [RegExp, string])[] = [
  [
    of(
      'cup|spoon|spoonful|tablespoon|teaspoon|tbsp|tsp|dusting|handful|scoop|bag|grams?|g',
      'plain|self-rais(?:ing|ed)|self-rising|strong|strong white|wholemeal|all-purpose|AP|00',
    ),
    'Flour',
  ],
  [of('slice|piece|hunk', 'white|wholemeal|brown|granary|rye'), 'Bread'],
  [of('pint|bottle|can|glass', 'bitter|mild|best|heavy'), 'Beer'],
  [of('knob|pat|stick|walnut', 'salted|unsalted|softened'), 'Butter'],
  [
    of('spoon|spoonful|splash|dash|glug|dollop|pint|drizzle|swirl', 'double|single|soured|whipping'),
    'Heavy cream',
  ],
  [/\b(?:goat|sheep|ewe)['’]s(?=\s*(?:[.,;:!?)]|$|(?:and|or|on|over|in|would|is)\b|wouldn))/i, 'Goat cheese'],
  [/\b(?:hen|quail|duck|goose)['’]s(?=\s*(?:[.,;:!?)]|$|(?:and|or|on|over|in|would|is)\b))/i, 'Egg'],
  [of('splash|dash|glug|glass|cup|pint', 'semi-skimmed|skimmed|full-fat|full-cream|whole'), 'Milk'],
  [of('spoon|spoonful|tablespoon|dollop|blob', 'Greek|full-fat|natural'), 'Yogurt'],
  [of('spoon|spoonful|tablespoon|dollop|blob|smear', 'crunchy|smooth|chunky'), 'Peanut butter'],
  [of('slice|wedge|lump', 'mature|extra mature|Swiss|blue'), 'Cheese'],
  [of('splash|dash|glug|spoon|spoonful|tablespoon', 'light|dark'), 'Soy sauce'],
];

/** Foods that a text measures without naming them: "dust with a spoon of plain", "soak a slice of stale white". */
export function impliedFoods(text: string): readonly Mentioned[] {
  if (!/\bof\b|['’]s\b/i.test(text)) return [];
  return implied.flatMap(([pattern, food]) => (pattern.test(text) ? mentionedFoods(food) : []));
}
