import { type Food, meatAndSeafood } from '../foods/food.ts';
import { beforeSecondary, type Head, isSubstitute } from './choose-head.ts';
import { lexicon } from './lexicon.ts';
import type { Part } from './read-words.ts';
import { foldName } from './sense.ts';

/** Claims in a name, and whether they exclude a food. */
const claims: readonly { words: RegExp; excludes: (food: Food) => boolean }[] = [
  {
    words: /\b(?:vegan|plant based|plantbased)\b/,
    excludes: ({ contains, class: kind }) =>
      contains.some((one) => one === 'Dairy' || one === 'Eggs' || one === 'Fish' || one === 'Shellfish') ||
      kind === 'red-meat' ||
      kind === 'poultry' ||
      kind === 'dairy',
  },
  {
    words: /\b(?:vegetarian|veggy|veg|vegetable|meatless|meatfree|meat free)\b/,
    excludes: ({ class: kind }) => meatAndSeafood.includes(kind),
  },
  {
    words: /\b(?:non dairy|nondairy|dairy free|dairyfree|milk free)\b/,
    excludes: ({ contains }) => contains.includes('Dairy'),
  },
  {
    words: /\b(?:gluten free|glutenfree)\b/,
    excludes: ({ contains }) => contains.includes('Gluten'),
  },
  { words: /\begg(?:less| free)\b/, excludes: ({ contains }) => contains.includes('Eggs') },
];

/** A food with one of these words in its name is only meant if the printed name makes such a claim. */
const freeFrom =
  /\b(?:vegan|plant-based|gluten-free|dairy-free|vegetarian|veggie|imitation|mock|soya|chikn)\b/;

/** The food with this name ("vegan cheese"), or null. */
function foodNamed(...words: readonly string[]): Food | null {
  if (words.includes('')) return null;
  return lexicon().senses.get(words.join(' '))?.food ?? null;
}

/**
 * Whether other parts of the name make it a different food: one with an allergen that this food lacks, or meat of
 * another animal ("turkey mince"). The product of a brand is ignored, except for brands of substitutes for dairy or
 * meat.
 */
function changesFood({ contains, class: kind }: Food, others: readonly Part[]): boolean {
  return others.some((one) => {
    const otherFood = one.sense?.food;
    if (!otherFood || (one.sense!.kind === 'brand' && !isSubstitute(one))) return false;
    const isOtherMeat =
      meatAndSeafood.includes(kind) && meatAndSeafood.includes(otherFood.class) && otherFood.class !== kind;
    return isOtherMeat || otherFood.contains.some((allergen) => !contains.includes(allergen));
  });
}

/** "Chickpeas in water" are not chickpea water. */
function isSecondary(parts: readonly Part[], part: Part): boolean {
  const before = parts[parts.indexOf(part) - 1];
  return before?.keys.some((key) => beforeSecondary.has(key)) ?? false;
}

/**
 * The food of the table that the words mean. Null if another word makes it a different food: nuts in a yogurt, "vegan"
 * with a sausage.
 */
export function foodOfWords(parts: readonly Part[], head: Head): Food | null {
  const { sense, part } = head;
  if (sense.kind === 'non-food') return null;
  const key = part.keys.join(' ');
  const others = parts.filter((one, i) => i !== head.at && one.sense !== null && one.role === 'word');
  const text = parts
    .filter((one) => one.role === 'word')
    .map((one) => (isSubstitute(one) ? 'vegan' : one.keys.join(' ')))
    .join(' ');
  // "Ball Park dogs" are hot dogs, but "corn dogs" of the brand are named in full.
  const brand = parts.find(
    (one) =>
      part.keys.length === 1 &&
      one.sense?.kind === 'brand' &&
      one.sense.product.endsWith(` ${part.shown.at(-1)}`),
  );
  // "Yoplait strawberry" is strawberry yogurt, and "Silk almond" almond milk.
  const brandProduct = sense.kind === 'brand' ? foldName(sense.product) : '';
  const product = isSubstitute(part) ? brandProduct.split(' ').at(-1)! : brandProduct;
  const combinedFood = others
    .filter(
      (one) => (one.sense!.kind === 'food' || one.sense!.kind === 'describing') && !isSecondary(parts, one),
    )
    .map(
      (one) => foodNamed(...one.keys, key) ?? foodNamed(key, ...one.keys) ?? foodNamed(...one.keys, product),
    )
    .find((one) => one !== null);
  // "Apple gala": if the table lacks the variety, use the fruit.
  const produceFood = others.find((one) => one.sense!.kind === 'food' && one.sense!.category === 'Produce')
    ?.sense?.food;
  const food =
    brand?.sense?.food ??
    combinedFood ??
    sense.food ??
    (head.category === 'Produce' ? (produceFood ?? null) : null);
  if (food === null) return null;
  const claim = claims.find(({ words: said, excludes }) => said.test(text) && excludes(food));
  if (claim) {
    const freeFromFood = ['vegan', 'gluten free']
      .map((word) => foodNamed(word, key))
      .find((one) => one && !claim.excludes(one));
    return freeFromFood && !changesFood(freeFromFood, others) ? freeFromFood : null;
  }
  const isClaimed = freeFrom.test(text) || claims.some(({ words: said }) => said.test(text));
  if (freeFrom.test(food.name) && sense.kind === 'food' && !isClaimed) return null;
  return changesFood(food, others) ? null : food;
}
