/**
 * Names that hold the name of a food which they are not, by the id of what they are; null for what the table lacks.
 * The longest name wins a look-up, so each of these keeps a shorter one from answering.
 */
export const nearMisses: Readonly<Record<string, string | null>> = {
  'banana squash': 'butternut-squash',
  'rose apple': null,
  'horse mackerel': 'mackerel',
  'fish mint': null,
  'pepper steak': null,
  'cream soda': null,
  'milk thistle': null,
  'shea butter': null,
  'body butter': null,
  'seed butter': null,
  'cream of rice': null,
  'cream of celery': null,
  'egg roll': null,
  'meat ball': null,
  'butter chicken': null,
  'cheese cake': null,
  'rice crispy': 'puffed-rice',
  'potato salad': null,
  'bread fruit': null,
  'sugar cane': null,
  'flax egg': null,
  'chia egg': null,
  'chocolate egg': null,
  'cocktail stick': null,
  'bell pepper jelly': null,
  'tiger nut': null,
  'ground nut': 'peanut',
  'sea grape': null,
  'sea urchin': null,
  'water apple': null,
};

/** Plurals that name something else than the singular, by the id of what they are: pepper is ground, peppers are not. */
export const pluralNames: Readonly<Record<string, string>> = { peppers: 'bell-pepper' };

/** Words of a method that hold the name of a food and are none. Looked up in running text only, not in lines. */
export const methodWords: readonly string[] = [
  'dough',
  'icing',
  'frosting',
  'curry',
  'plastic wrap',
  'cling wrap',
  'food wrap',
  'dripping',
  'pan dripping',
  'rolling pin',
  'roll out',
  'roll up',
  'elbow',
  'steak knife',
  'butter knife',
  'bread knife',
  'oyster knife',
  'egg timer',
  'egg slice',
  'fish slice',
  'fish kettle',
  'rice cooker',
  'salad bowl',
  'salad spinner',
  'soup bowl',
  'soup pot',
  'stock pot',
  'sauce pan',
  'muffin tin',
  'muffin pan',
  'muffin cup',
  'cake tin',
  'cake pan',
  'loaf tin',
  'pie dish',
  'pie pan',
  'pie plate',
  'bread tin',
  'bread pan',
  'bread machine',
  'pizza stone',
  'pizza oven',
  'pizza cutter',
  'pizza pan',
  'pizza peel',
  'coffee grinder',
  'coffee filter',
  'coffee cup',
  'spice grinder',
  'spice mill',
  'pepper mill',
  'pepper grinder',
  'salt mill',
  'potato masher',
  'potato ricer',
  'potato peeler',
  'garlic press',
  'lemon squeezer',
  'waffle iron',
  'waffle maker',
  'tea towel',
  'ice bath',
  'ice cube tray',
  'cookie cutter',
  'cookie sheet',
  'cookie dough',
  'chip pan',
];

/** Names of foods that are also what a cook does: "cream the butter", "toast for a minute", "sprinkle over". */
const verbs = new Set([
  'cream',
  'mince',
  'toast',
  'roll',
  'wrap',
  'preserve',
  'sprinkle',
  'chuck',
  'ice',
  'perch',
  'skate',
]);
const startsOrder = /^(?:then|to|and|or|lightly|gently|tightly|finely|[.,;:!)])$/;
const startsObject =
  /^(?:the|a|an|it|them|each|your|this|these|together|evenly|over|out|up|into|lightly|tightly|around)$/;
const followsVerb = /^(?:in|on|with|for|until|to|from|some|both|between|well|off)$/;

/**
 * Whether a word of running text is what a cook does rather than a food, by its neighbours. In doubt it is a food, as
 * overlooking one may hide an allergen.
 */
export function isVerb(word: string, before: string | undefined, after: string | undefined): boolean {
  if (!verbs.has(word)) return false;
  if (word === 'sprinkle') return true;
  const opens = before === undefined || /^(?:then|to|[.;:!)])$/.test(before);
  const object = after !== undefined && startsObject.test(after);
  const end = after !== undefined && followsVerb.test(after);
  // "butter and cream until smooth" may well be cream; nobody has a wrap in "and wrap in foil".
  return opens ? object || end : startsOrder.test(before) && (object || (end && word !== 'cream'));
}
