import type { Ingredient } from '../../ingredient-lines/ingredient.ts';

/** Typical sentences of recipes that name foods without using them. */
export const typicalSentences: readonly string[] = [
  'Cook until it is as thick as custard.',
  'Keep stirring until the mixture has the consistency of heavy cream.',
  'It should look like coarse breadcrumbs.',
  'Cut everything into walnut-sized pieces.',
  'Each piece should be about the size of an egg.',
  'Wait until it turns nut-brown and smells toasty.',
  'It should be as soft as butter.',
  'Stop when the edges are golden and a butter knife slides in easily.',
  'Lift it out with a fish slice.',
  'Scrape the sides down with a spatula and cream everything together.',
  'Turn the heat down and let it mellow; it is better slow than bitter.',
  'Set an egg timer for the last few minutes.',
  'Butterfly the thickest piece so that it cooks evenly.',
  'Use a bread knife for the neatest slices.',
  'Spread it in a roasting tin lined with parchment.',
  'Rinse the pan before you go on, or the crust will stick.',
  'It is ready when the kitchen smells nutty.',
  'Ladle into soup bowls and eat at once.',
  'Divide among four plates and serve warm.',
  'Taste, and season with salt and pepper.',
  'Add a splash of water if it looks dry.',
  'Shake the pan now and then, like popcorn.',
  'Let it rest while you clear up.',
  'Leftovers keep for two days in the fridge.',
  'Give it another minute if you like a crisp edge.',
  'Work quickly, but do not worry about neatness.',
  'Pile it high, in peaks like whipped cream.',
  'Stand back a little, because it will spit.',
  'Mash with a fork until only pea-sized lumps are left.',
  'Cover with a plate the way you would proof bread dough.',
  'The color should go from pale to deep chestnut.',
  'It will look curdled, like scrambled eggs, and come together again.',
  'Serve straight from the pan, with lots of napkins.',
  'Peel off any skin that comes away on its own.',
  'A pinch of patience makes this dish.',
  'Cool for five minutes so that nobody burns a tongue.',
  'Press it flat, about as thick as a pancake.',
  'Keep the heat gentle: bubbles should barely break the surface.',
  'Do not crowd the pan, or it steams instead of browning.',
  'Stir well, scraping up the browned bits from the bottom.',
];

/** Sentences about a listed ingredient, by the name in its line or the last word of it: "the milk". */
const aboutOne: readonly ((name: string) => string)[] = [
  (name) => `Have the ${name} ready beside the stove.`,
  (name) => `Measure the ${name} before you begin.`,
  (name) => `Check that the ${name} is evenly spread.`,
  (name) => `If any ${name} is left, keep it for tomorrow.`,
  (name) => `Take the ${name} out of the fridge a little ahead.`,
  (name) => `Taste the ${name} and judge for yourself.`,
];

/** A remark about an ingredient in natural English. */
export function aboutIngredient({ name }: Ingredient, random: () => number): string {
  const spoken = name.split(',')[0]!.trim();
  const short = spoken.split(' ').at(-1)!;
  const says = aboutOne[Math.floor(random() * aboutOne.length)]!;
  return says(random() < 0.5 ? short : spoken);
}

/** The same sentence with another verb, where there is one. */
const verbs: readonly [RegExp, string][] = [
  [/\bSimmer\b/g, 'Leave to bubble gently'],
  [/\bStir in\b/g, 'Fold in'],
  [/\bScatter with\b/g, 'Finish with'],
  [/\bScatter\b/g, 'Sprinkle'],
  [/\bWarm\b/g, 'Heat'],
  [/\bCombine\b/g, 'Mix together'],
  [/\bWhisk\b/g, 'Beat'],
  [/\bserve\b/g, 'bring to the table'],
  [/\bServe\b/g, 'Dish up'],
  [/\bminutes\b/g, 'min'],
  [/\bover medium heat\b/g, 'on a medium flame'],
];

export function reworded(step: string): string {
  return verbs.reduce((text, [verb, other]) => text.replace(verb, other), step);
}
