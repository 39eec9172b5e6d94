import type { FoodId } from './food-id.ts';
/**
 * What only sounds like a food is written in the food's own row (`nearMisses`): tools, plants, figures of speech and
 * things to eat that hold none of its allergens. They stand for no food at all, in lines and in methods alike. So what
 * does hold an allergen of its words, or may, must not be one: it belongs to the dishes below.
 */

/**
 * Dishes and mixtures that the table lacks, named after what is in them. In a line they are unknown, so under an
 * allergy they are refused. In a method, where words that name nothing are passed over in silence, each of their words
 * counts: the butter of "butter chicken" is butter.
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
];

/** Plurals that name something else than the singular, by the id of what they are: pepper is ground, peppers are not. */
export const pluralNames: Readonly<Record<string, FoodId>> = { peppers: 'bell-pepper' };

/**
 * What recipes make under the name of a food that shops sell too. A method that speaks of its own pancakes is not
 * accused of the eggs of the usual ones (see `safety/own-dishes.ts`). What is served beside a dish rather than made by
 * its method ("garlic bread") must not be here.
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
  'spicy mayo, garlic dip, lassi, mango lassi, horchata, eggnog, laksa, sloppy joe, ratatouille',
  'caponata, rosti, latke, potato pancake, pulled pork, onion ring, rillettes, terrine, schnitzel',
  'custard, egg custard, rice pudding, mushroom soup, fish cake, sausage patty, sambal, tamagoyaki',
  'fruit puree, raspberry puree, strawberry puree, strawberry sauce, raspberry sauce',
].flatMap((row) => row.split(', '));

/** Names and aliases of foods that a method uses for what is being made or done. Foods in lines, none in running text. */
export const methodWords: readonly string[] = [
  'dough',
  'cookie dough',
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
  'creamed',
];

/** Names of foods that are also what a cook does: "cream the butter", "toast for a minute", "fish out the bay leaf". */
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
]);
/** Words at the start of an order, and before one. */
const opensOrder = /^(?:then|to|meanwhile|next|now|first|finally|instead|again|also|just|[.;:!?)])$/;
const startsOrder =
  /^(?:then|to|and|or|lightly|gently|tightly|finely|carefully|briefly|quickly|dry|meanwhile|next|now|first|finally|[.,;:!?)])$/;
const startsObject =
  /^(?:the|a|an|it|them|each|your|this|these|any|all|half|remaining|everything|together|evenly|over|out|up|into|lightly|tightly|around|again)$/;
const followsVerb = /^(?:in|on|with|for|until|to|from|some|both|between|well|off)$/;

/**
 * Whether a word of running text is what a cook does rather than a food, by its neighbours. In doubt it is a food, as
 * overlooking one may hide an allergen.
 */
export function isVerb(word: string, before: string | undefined, after: string | undefined): boolean {
  if (!verbs.has(word)) return false;
  if (word === 'sprinkle') return true;
  // Fish goes into a dish on its own; only "fish out" is an order.
  if (word === 'fish') return after === 'out';
  const opens = before === undefined || opensOrder.test(before);
  const object = after !== undefined && startsObject.test(after);
  const end = after !== undefined && followsVerb.test(after);
  // "butter and cream until smooth" may well be cream; there is no wrap in "and wrap in foil".
  return opens ? object || end : startsOrder.test(before) && (object || (end && word !== 'cream'));
}
