import type { FoodId } from './food-id.ts';
/**
 * Phrases that only sound like a food are listed in that food's row (`nearMisses`): tools, plants, figures of speech and
 * edible things without its allergens. They match no food at all, in lines and in methods. Anything that contains or
 * may contain an allergen of its words must therefore be listed as a dish below instead.
 */

/**
 * Dishes and mixtures that the table lacks, named after their ingredients. In a line they are unknown foods, which the
 * gate refuses under an allergy. In a method, where unknown words are ignored, each word counts on its own: the butter
 * of "butter chicken" is butter.
 */
export const dishNames: readonly string[] = [
  'pepper steak',
  'seed butter',
  'butter cake',
  "tiger's milk",
  'cream tea',
  'cream horn',
  'cream bun',
  'ice cream sandwich',
  'ice cream cake',
  'cheese board',
  'cauliflower cheese',
  'cheese fondue',
  'prairie oyster',
  'rocky mountain oyster',
  'mountain oyster',
  'lobster sauce',
  'tea egg',
  'scotch pancake',
  'dough nut',
  'nut cake',
  'almond jelly',
  'almond tofu',
  'almond cake',
  'peach melba',
  'tea cake',
  'banana split',
  'banana cake',
  'plum cake',
  'apple pie',
  'fig bar',
  'fig roll',
  'monkey bread',
  'garlic knot',
  'hot cross bun',
  'hand roll',
  'crab roll',
  'california roll',
  'shawarma wrap',
  'maki roll',
  'philadelphia roll',
  'walnut flour',
  'pistachio flour',
  'cashew flour',
  'sesame flour',
  'pecan flour',
  'macadamia flour',
  'cauliflower gnocchi',
  'eggplant parmesan',
  'veal parmesan',
  'swiss steak',
  'chicken fried steak',
  'olive loaf',
  'rum truffle',
  'rum baba',
  'brandy snap',
  'mint julep',
  'bourbon biscuit',
  'goose barnacle',
  'sesame tofu',
  'peanut tofu',
  'bun cha',
  'butter beer',
  'sugar cookie',
  'barley water',
  'honey bun',
  'jelly fish',
  'shell fish',
  'chicken oyster',
  'tofu noodle',
  'ginger bread',
  'fish taco',
];

/** Plurals that mean a different food than the singular, with its id: pepper is the spice, peppers are vegetables. */
export const pluralNames: Readonly<Record<string, FoodId>> = { peppers: 'bell-pepper' };

/**
 * Foods that stores sell but recipes also make themselves. A method that mentions its own pancakes is not assumed to
 * contain the eggs of the usual ones (see `safety/homemade-dishes.ts`). Foods served with a dish rather than made by its
 * method ("garlic bread") must not be listed here.
 */
export const madeByRecipes: readonly string[] = [
  'meatball, patty, burger, fritter, kofta, ragu, bolognese, ice cream, caramel, broth, stuffing, gravy, compote, falafel',
  'cake, chocolate cake, carrot cake, lemon cake, layer cake, bundt cake, coffee cake, birthday cake',
  'cupcake, cake layer, brownie, chocolate brownie, blondie, muffin, blueberry muffin, scone, doughnut',
  'donut, beignet, churro, pancake, crepe, blini, gingerbread, cheesecake, fruitcake, sticky bun',
  'macaroon, macaron, biscotti, baklava, eclair, profiterole, tiramisu, panna cotta, flan, creme brulee',
  'quiche, dumpling, gyoza, potsticker, wonton, samosa, pakora, empanada, tamale, croquette, pierogi',
  'manti, kibbeh, arepa, dosa, puri, bao, steamed bun, mochi, granola bar, energy bar, flapjack, fudge',
  'roux, tempura batter, lentil soup, vegetable soup, chicken soup, potato soup, potato leek soup',
  'borscht, chowder, corn chowder, bisque, coleslaw, slaw, minestrone, onion soup, french onion soup',
  'chicken noodle soup, pea soup, split pea soup, black bean soup, bean soup, cheese soup',
  'broccoli cheese soup, chai, sushi, onigiri, rice ball, sorbet, coulis, raspberry coulis, romesco',
  'muhammara, toum, garlic sauce, milkshake, tabbouleh, fattoush, burger sauce, special sauce',
  'spicy mayo, garlic dip, lassi, mango lassi, horchata, eggnog, caramel slice, laksa, sloppy joe, ratatouille',
  'caponata, rosti, latke, potato pancake, pulled pork, onion ring, rillettes, terrine, schnitzel',
  'gnocchi, spaetzle, custard, egg custard, rice pudding, mushroom soup, fish cake, sausage patty, sambal, tamagoyaki',
  'ganache, barbecue rub, green goddess dressing, taco seasoning, fruit puree, raspberry puree, strawberry puree, strawberry sauce, raspberry sauce',
  'halwa',
].flatMap((row) => row.split(', '));

/** Names of foods that methods use for the dish in progress or for an action. Foods in lines, not in prose. */
export const methodWords: readonly string[] = [
  'dough',
  'cookie dough',
  'batter',
  'icing',
  'frosting',
  'curry',
  'dripping',
  'stock pot',
  'roll out',
  'roll up',
  'elbow',
  'bitter',
  'crackling',
  'caramel crust',
  'caramel edge',
  'sponge',
  'seed',
  'curd',
  'barbecue',
  'bbq',
  'fish slice',
  'fish spatula',
  'til',
  'name',
  'he',
  'creamed',
  'crumb',
  'simmer sauce',
  'red stripe',
  'herb',
  'fresh herb',
  'mixed fresh herb',
  'tender herb',
  'soft herb',
  'herb leaf',
];

/** Food names that are also cooking verbs: "cream the butter", "toast for a minute", "fish out the bay leaf". */
const verbs = new Set([
  'cream',
  'mince',
  'squash',
  'toast',
  'roll',
  'wrap',
  'preserve',
  'pickle',
  'sprinkle',
  'scallop',
  'stock',
  'rice',
  'date',
  'chuck',
  'ice',
  'rub',
  'crisp',
  'fish',
  'perch',
  'skate',
  'pluck',
  'poke',
  'spray',
  'ensure',
  'sandwich',
]);
/** Tokens that precede an imperative. */
const precedesImperative = /^(?:then|to|meanwhile|next|now|first|finally|instead|again|also|just|[.;:!?)])$/;
const startsImperative =
  /^(?:then|to|and|or|lightly|gently|tightly|finely|carefully|briefly|quickly|dry|meanwhile|next|now|first|finally|[.,;:!?)])$/;
const startsObject =
  /^(?:the|a|an|it|them|their|each|your|this|these|any|all|half|remaining|everything|small|tiny|little|large|thin|thick|together|outside|evenly|over|out|up|into|lightly|tightly|around|again)$/;
const followsVerb = /^(?:in|on|with|for|until|to|from|some|both|between|well|off)$/;

/** Names of foods that nearly always are orders when a sentence begins with them: "Roll dough into balls". */
const imperatives = new Set(['roll', 'wrap', 'mince', 'spray', 'rub']);
/** Words after which an order would be a noun: "Wrap on a plate", "spray of oil". */
const followsNoun = /^(?:is|are|go|goes|come|comes|and|or|of)$/;
const vessel = /^(?:skillet|pan|saucepan|wok|oven)$/;
const toasted = /^(?:spice|seed|pod|aromatic|kernel)$/;
/** What is poked: "poke holes", "poke the potatoes". */
const poked =
  /^(?:hole|the|a|an|it|them|each|all|some|several|few|small|tiny|deep|many|into|through|around|two|three|four|five|six|\d+)$/;

/** "Gently roll and stretch", "double-wrap each rack". */
const manner = /^(?:gently|loosely|firmly|neatly|double|individually|re)$/;
/** "Roll and stretch", "wrap and chill". */
const nextVerb =
  /^(?:stretch|press|pat|fold|cut|shape|pinch|flatten|chill|refrigerate|freeze|store|seal|tuck|twist|slice|spread|turn|flip|dust|eat)$/;

const rolls = /^(?:gently|toward|towards|around|back|between|~)$/;
const ofRolls =
  /^(?:an?|the|each|your|this|that|one|bread|of|cinnamon|sushi|egg|spring|sausage|hoagie|dinner)$/;

/** Who does something: "let everyone wrap", "you roll". */
const doer = /^(?:everyone|everybody|guest|people|you|we|they|kid)$/;
/** What follows the number of a time or a length: "toast 2 min", "roll 3 mm thin". */
const span = /^(?:min|minute|sec|second|hour|hr|mm|cm|inch|x)$/;

const secondVerb = /^(?:grind|crush|pound|chop|cool|skin|peel|mill|bash)$/;

/**
 * Whether a word in prose is a verb rather than a food, judged by its neighbors. If in doubt it is a food, since
 * overlooking one may hide an allergen. `beforeFood`: the next word begins the name of a food, or of what is cooked:
 * "toast nuts", "cream butter".
 */
export function isVerb(
  word: string,
  before: string | undefined,
  after: string | undefined,
  beyond?: string,
  beforeFood = false,
): boolean {
  if (!verbs.has(word)) return false;
  if (word === 'sprinkle') return true;
  // "Toast and grind the seeds".
  if (word === 'toast' && after === 'and' && secondVerb.test(beyond ?? '')) return true;
  // Only "fish out" and "fish them out" are verbs.
  if (word === 'fish') return after === 'out' || (/^(?:it|them)$/.test(after ?? '') && beyond === 'out');
  // "To ensure that it is hot"; "a bottle of Ensure" and "blend with Ensure" are the drink.
  if (word === 'ensure')
    return (
      isWord(after) &&
      !/^(?:and|or)$/.test(after) &&
      !/^(?:of|with|the|a|some|in|add|use)$/.test(before ?? '')
    );
  if (word === 'poke') return poked.test(after ?? '');
  if (doer.test(before ?? '') && !/^(?:of|is|are)$/.test(after ?? '')) return true;
  if (/^\d/.test(after ?? '') && span.test(beyond ?? '')) return true;
  const startsClause = before === undefined || precedesImperative.test(before);
  const object = after !== undefined && startsObject.test(after);
  const end = after !== undefined && followsVerb.test(after);
  if (/^(?:roll|wrap)$/.test(word)) {
    if (manner.test(before ?? '') && !/^(?:and|or)$/.test(after ?? '')) return true;
    const isJoined = /^(?:and|or|,)$/.test(after ?? '') && nextVerb.test(beyond ?? '');
    if (isJoined && (startsClause || startsImperative.test(before))) return true;
  }
  // "Fill with chicken and roll."
  if (
    word === 'roll' &&
    /^(?:and|then|or)$/.test(before ?? '') &&
    (after === undefined || /^[.;!)]$/.test(after))
  )
    return true;
  // "Roll gently between your palms".
  if (word === 'roll' && rolls.test(after ?? '') && !ofRolls.test(before ?? '')) return true;
  // "Lightly toast and melt the sugar", "toast, stirring often".
  if (word === 'toast' && (before === 'lightly' || (startsClause && after === ','))) return true;
  // "Sandwich with the jam", "and sandwich between two slices": the food comes after "a".
  if (word === 'sandwich' && startsClause && after === 'with') return true;
  if (word === 'sandwich')
    return (
      (startsClause || startsImperative.test(before)) &&
      /^(?:between|together|the|them|two)$/.test(after ?? '')
    );
  const isImperative = startsClause && isWord(after) && !followsNoun.test(after);
  if (
    isImperative &&
    (imperatives.has(word) ||
      ((beforeFood || toasted.test(after)) && /^(?:toast|cream|crisp|pickle)$/.test(word)))
  )
    return true;
  // ", toast nuts until fragrant", "in a dry skillet toast nuts"
  const follows = startsImperative.test(before ?? '') || vessel.test(before ?? '');
  if (beforeFood && follows && /^(?:roll|toast|wrap|mince)$/.test(word)) return true;
  // "butter and cream until smooth" may mean the food cream; "and wrap in foil" is not a wrap.
  return startsClause
    ? object || end
    : startsImperative.test(before) && (object || (end && word !== 'cream'));
}

/** Whether a neighbor is a word or a number, and no mark. */
function isWord(key: string | undefined): key is string {
  return key !== undefined && /^[\p{L}\d]/u.test(key);
}
