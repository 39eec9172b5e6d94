import { claimsIn } from '../foods/label-claims.ts';
import { tokenize } from '../quantities/tokens.ts';
import type { Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';

/** Measures with "of", and what may follow an adjective that stands for its food. */
const of = (measures: string, adjectives: string) =>
  new RegExp(
    `\\b(?:${measures})s? of (?:good |fresh |thick |day-old |stale |the )*(?:${adjectives})${ended}`,
    'i',
  );

/** What ends the name of a food: nothing follows that the adjective could describe. */
const ended =
  '(?=\\s*(?:[.,;:!?)]|$|(?:and|to|in|into|on|over|for|from|until|if|or|then|with|before|when|while|just|at)\\b))';

/** Verbs and prepositions before an adjective that stands for its food: "dust with plain", "finish with clotted". */
const after = (verbs: string, adjectives: string) =>
  new RegExp(`\\b(?:${verbs}) (?:some |a little |more |good |thick |the )*(?:${adjectives})${ended}`, 'i');

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
  [/\b(?:or|and|use|with) (?:the |some )?cow['’]s(?=\s*(?:[.,;:!?)]|$|(?:if|is|works|will)\b))/i, 'Milk'],
  [of('splash|dash|glug|glass|cup|pint', 'semi-skimmed|skimmed|full-fat|full-cream|whole'), 'Milk'],
  [of('spoon|spoonful|tablespoon|dollop|blob', 'Greek|full-fat|natural'), 'Yogurt'],
  [of('spoon|spoonful|tablespoon|dollop|blob|smear', 'crunchy|smooth|chunky'), 'Peanut butter'],
  [of('slice|wedge|lump', 'mature|extra mature|Swiss|blue'), 'Cheese'],
  [of('splash|dash|glug|spoon|spoonful|tablespoon', 'light|dark'), 'Soy sauce'],
  [
    after(
      '(?:dust|dredge|coat|toss|flour|thicken)(?:ed|s)?(?: \\w+){0,3} (?:in|with)',
      'plain|self-rais(?:ing|ed)|self-rising|wholemeal|all-purpose',
    ),
    'Flour',
  ],
  [after('with|of|add|some', 'clotted|squirty|double|soured|whipping|single'), 'Heavy cream'],
  [after('with|of|in|add|some', '(?:sweetened )?condensed|evaporated|semi-skimmed|skimmed'), 'Milk'],
  [after('with|of|add|some', '(?:cheese |fresh |squeaky )?curds'), 'Cheese'],
  // "The crumbs" are of what the list has.
  [
    new RegExp(
      `\\b(?:coat|roll|dip|toss|cover|top|dredge|dust|press|pat|finish|scatter|sprinkle)(?:ed|s)?(?: \\w+){0,3} (?:in|into|with|through|over)(?: (?:dry|golden|fresh|fine|coarse|stale|toasted|crisp|crunchy|buttery|some|more|plenty of))* crumbs${ended}`,
      'i',
    ),
    'Breadcrumbs',
  ],
  [
    /\b(?:whip|whisk|beat|fold)(?:ped|ed|en|s)?(?: in)?(?: (?!(?:the|egg)\b)\w+)? (?:whites|yolks)\b(?! (?:of|from|and greens))/i,
    'Egg',
  ],
  // Of a spring onion no white is whisked.
  [
    /\b(?:whip|whisk|beat)(?:ped|ed|en|s)? the (?:whites|yolks)\b(?! of (?:the )?(?:spring|leek|scallion))/i,
    'Egg',
  ],
  [
    /\b(?:some|of|in|with|add) (?:(?:hot|good|old|leftover|pan) )*drippings?\b(?! (?:tap|wet|pan|tray))/i,
    'Beef dripping',
  ],
  [
    /\bdrippings? (?:from|of) (?:the |a |your |last |yesterday['’]s |sunday['’]s )*(?:sunday )?roast\b/i,
    'Beef dripping',
  ],
];

/** A claim taken back: "vegan cheese or the real thing", "dairy-free yogurt or, better, a real one". */
const realThing =
  /\b(?:or|use|choose|prefer|otherwise|else)\b[^.;:!?]{0,20}\b(?:(?:the|a|an|your) (?:real|regular|ordinary|normal|usual|proper|dairy|full-fat) (?:thing|stuff|deal|ones?|kind|sort|version)|(?:the )?(?:usual|ordinary|regular|normal|standard)(?=\s*(?:[.,;!?)]|$)))/i;

/** The foods that a sentence names with a claim and offers without it. */
function realFoods(text: string): readonly Mentioned[] {
  if (!realThing.test(text)) return [];
  const tokens = tokenize(text);
  const bare = claimsIn(tokens)
    .toReversed()
    .reduce(
      (rest, { from, to }) => rest.slice(0, tokens[from]!.start) + rest.slice(tokens[to - 1]!.end),
      text,
    );
  if (bare === text) return [];
  // "The vegan butter or regular": the butter was not spoken of before.
  return mentionedFoods(bare.replace(/\bno (?=\s*\w)/gi, '')).map((mention) => ({
    ...mention,
    isDefinite: false,
    isAmongDefinite: false,
  }));
}

/** "Creamy, cheesy, done in one pot" has cheese, "as cheesy as", "cheesy notes" and what is vegan have none. */
const cheesy =
  /(?<!\b(?:as|so|almost|nearly|not|never|too) )\bcheesy\b(?! (?:as|notes?|tang|flavou?rs?|taste|undertones?|aroma|smell|quality|edge|looks?|appearance|colou?r)\b)/i;
const withoutCheese =
  /\b(?:vegan|plant-based|dairy|milk|nutritional|yeast|nooch|cashews?|tofu|no|not|without|never|none|zero)\b|n['’]t\b|-less\b/i;

/** Any cheese of the list is what a text calls cheesy. */
function cheeseOf(text: string): readonly Mentioned[] {
  if (!cheesy.test(text) || withoutCheese.test(text)) return [];
  return mentionedFoods('Cheese').map((mention) => ({ ...mention, isDefinite: true }));
}

/** Foods that a text measures without naming them: "dust with a spoon of plain", "soak a slice of stale white". */
export function impliedFoods(text: string): readonly Mentioned[] {
  return [
    ...implied.flatMap(([pattern, food]) => (pattern.test(text) ? mentionedFoods(food) : [])),
    ...realFoods(text),
    ...cheeseOf(text),
  ];
}
