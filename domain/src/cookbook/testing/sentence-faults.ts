import type { RecipeDraft } from '../../recipes/recipe.ts';

/** Faults in any sentence that a pattern can detect. */
const faults: Readonly<Record<string, RegExp>> = {
  'a word is lost':
    /\b(?:an?|the|very) (?:and|with|in|over|for|until|very(?! (?:edge|end|small|large|wide|well|hot|thin|thick|fine|soft|slow|little|best|last|few))|,|\.)\b|\bvery (?:frying|saucepan|pan|pot|skillet|non-?stick|heavy (?:frying )?pan)\b/i,
  'a repeated word': /\b(the|and|with|of|in|until|or|to|for|a) \1\b/i,
  'salt is trickled': /\b(?:trickle|drizzle)\b(?:(?!sprinkle|season|scatter|strew)[^.;])*\bsalt\b/i,
  'an amount is some': /\bsome (?:more )?of the salt\b/i,
  'fruit is shared, not counted': /\bhalf of the (?:lemons|limes|oranges|grapefruits)\b/i,
  'one of one': /\bone of the (?:orange|lemon|lime|onion|egg|tomato|apple|carrot|potato|cucumber|avocado)\b/i,
  'it is finished after it is eaten':
    /\b(?:eat|serve)(?: it| them)? (?:hot|warm|at once|straight away|immediately)\. (?:Finish|Scatter|Dust|Top|Sprinkle|Drizzle|Strew|Crumble)\b/i,
  'and follows and': /\b(the [a-z ]+) and (the [a-z ]+) and the (?:remaining|rest)\b/i,
  'a cue stands before its batches':
    /\buntil (?:(?! and )[^,.;])*\bin (?:two|three|four|five|six) (?:batches|rounds|lots|goes)\b/,
  'two pans are divided in a separate sentence': /\. Divide everything between the two (?:pans|pots)\b/,
  'it is set down after it is served': /\b(?:serve|eat)\b[^.]*\. (?:Set|Lay|Heap) (?:it|them) (?:on|over)\b/i,
  'it is toasted after it is plated':
    /\b(?:Scatter|Strew|Dust|Overlap|Arrange|Ladle) .*\b[Tt]oast the [a-z ]+ in an? [^.]*\bscatter (?:it|them) over\b/,
  'taste has no number': /\b[Tt]aste for (?:the )?(?:[a-z ]+ and )?(?:lemons|limes|oranges)\b/,
  'a share of what is left is no measure': /\b(?:thirds?|quarters?|half) of the salt that is left\b/,
  'boiled in the boiling': /\bboil the [^.;]* in the boiling\b/i,
};
/** Wooden skewers are for threading; stalks of lemongrass are skewers themselves. */
const soaked = /\bPut (?:wooden skewers|\d+ wooden skewers) to soak\b/;
const threaded = /(?<!lemongrass )(?:\bthread\b|\bonto (?:the )?(?:\d+ )?(?:\w+ )?skewers\b|\bskewers?\b)/i;
/** A single fruit has one pit; "one half of each" needs several. */
const ofOne = /\b(?:lift|take) out the (?:pits|stones)\b/;
/** A third pan must not be called "a second pan". */
const secondOfThree = /\btwo (?:[a-z-]+,? )*pans\b.*\ba second (?:[a-z-]+ )*pan\b/;

/** The faults of a recipe's sentences, each with the words that show it. */
export function sentenceFaults({
  description,
  instructions,
  ingredients,
}: Pick<RecipeDraft, 'description' | 'instructions' | 'ingredients'>): string[] {
  const found = Object.entries(faults).flatMap(([fault, pattern]) =>
    [description, ...instructions].flatMap((text) => {
      const words = pattern.exec(text)?.[0];
      return words ? [`${fault}: ${words}`] : [];
    }),
  );
  const method = instructions.join(' ');
  const leaves = ingredients.flatMap(({ name, amount }) => {
    const head = name.split(',')[0]!;
    return amount === 1 && / leaf$/.test(head) && method.includes(head.replace(/leaf$/, 'leaves'))
      ? [`singular written as plural: ${head}`]
      : [];
  });
  const isUnused =
    soaked.test(method) && !threaded.test(method.replace(soaked, '').replace(/lemongrass skewers?/g, ''));
  const single = ingredients.some(
    ({ name, amount, unit }) => amount <= 1 && unit === 'whole' && /\bavocado\b/.test(name),
  );
  const numbers = [
    ...(isUnused ? ['skewers are soaked and not used'] : []),
    ...(single && ofOne.test(method) ? ['singular written as plural: pits'] : []),
  ];
  return [
    ...found,
    ...leaves,
    ...numbers,
    ...(secondOfThree.test(method) ? ['a third pan is called the second'] : []),
  ];
}
