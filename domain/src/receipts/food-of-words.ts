import { type Food, meatAndSeafood } from '../foods/food.ts';
import { isAmbiguousName, isSecondary, isStrongOf } from './ambiguous-names.ts';
import { type HeadNoun, isSubstitute } from './choose-head-noun.ts';
import { lexicon } from './lexicon.ts';
import type { NameSegment } from './read-words.ts';
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
function changesFood({ contains, class: kind }: Food, others: readonly NameSegment[]): boolean {
  return others.some((one) => {
    const otherFood = one.sense?.food;
    if (!otherFood || (one.sense!.kind === 'brand' && !isSubstitute(one))) return false;
    const isOtherMeat =
      meatAndSeafood.includes(kind) && meatAndSeafood.includes(otherFood.class) && otherFood.class !== kind;
    return isOtherMeat || otherFood.contains.some((allergen) => !contains.includes(allergen));
  });
}

/** The food that the head names with another word: "corn dog", "Yoplait strawberry", "Del Monte corn". */
function combinedFood(
  parts: readonly NameSegment[],
  head: HeadNoun,
  others: readonly NameSegment[],
): Food | null {
  const { sense, part } = head;
  const key = part.keys.join(' ');
  const ofBrand = sense.kind === 'brand' ? foldName(sense.product) : '';
  // "Silk almond" is almond milk.
  const product = isSubstitute(part) ? ofBrand.split(' ').at(-1)! : ofBrand;
  const preserved = /^(?:canned|dried)(?= )/.exec(ofBrand)?.[0] ?? '';
  for (const one of others) {
    const { keys, sense: other } = one;
    // "Kraft ranch" is a brand with the kind of its dressing.
    const isNamed = other?.kind === 'brand' && keys.length > 1;
    if (isSecondary(parts, one) || !(isNamed || other?.kind === 'food' || other?.kind === 'describing'))
      continue;
    const food = isNamed
      ? foodNamed(keys.at(-1)!, key)
      : (foodNamed(...keys, key) ??
        foodNamed(key, ...keys) ??
        (isStrongOf(one, head) ? null : foodNamed(...keys, product)) ??
        foodNamed(preserved, ...keys));
    if (food !== null) return food;
  }
  return null;
}

/**
 * The food of the table that the words mean. Null if another word makes it a different food: nuts in a yogurt, "vegan"
 * with a sausage.
 */
export function foodOfWords(parts: readonly NameSegment[], head: HeadNoun): Food | null {
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
  const combined = combinedFood(parts, head, others);
  // "Apple gala": if the table lacks the variety, use the fruit.
  const produceFood = others.find((one) => one.sense!.kind === 'food' && one.sense!.category === 'Produce')
    ?.sense?.food;
  const food =
    brand?.sense?.food ??
    combined ??
    sense.food ??
    (head.category === 'Produce' ? (produceFood ?? null) : null);
  if (food === null) return null;
  if (combined === null && isAmbiguousName(parts, head)) return null;
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
