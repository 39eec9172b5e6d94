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

/** Strength of a food that is no mere flavor. */
const strong = 4;
const shortestBrand = 5;
/** Products that taste of other foods: beef crisps are crisps. */
const flavored =
  /chip|crisp|snack|noodle|rice|soup|popcorn|cracker|pretzel|nuts|meal|baby|jam|yogurt|skyr|ice cream|tea|water|soda|candy|gum|cookie|bar|granola|cereal|gelatin|pudding|dip|dressing|hummus|cream|shake|smoothie|kombucha|popsicle|drink|pasta|pizza|cake|chocolate/;

/** Whether the part is a food of its own in another category than the head. */
function isStrongOf({ sense, isGuess }: Part, { category }: Head): boolean {
  const isStrong = sense?.kind === 'food' && sense.food !== null && sense.strength >= strong;
  return isStrong && sense.category !== category && !isGuess;
}

/** Whether both are brands that usually sell different foods: "Pepperidge Goldfish". */
function isOtherBrand({ keys, sense, isGuess }: Part, head: Head): boolean {
  // Shorter ones are words too: "van" is vanilla.
  const isName = keys.join(' ').length >= shortestBrand && !isGuess;
  return isName && sense?.kind === 'brand' && sense.food !== null && sense.food !== head.sense.food;
}

/**
 * Whether a name has a second food that the head leaves out: "ham & cheese" is neither, and tinned beetroot is not the
 * juice that the brand usually sells.
 */
function isOfSeveral(parts: readonly Part[], head: Head): boolean {
  const { at, sense } = head;
  const joined = parts[at - 1]?.keys.join(' ') === 'and' ? parts[at - 2] : undefined;
  if (joined && isStrongOf(joined, head)) return true;
  if (sense.kind !== 'brand' || flavored.test(sense.product)) return false;
  return parts.some(
    (part, i) =>
      i !== at && !isSecondary(parts, part) && (isStrongOf(part, head) || isOtherBrand(part, head)),
  );
}

/** Shorter unknown words are abbreviations of sizes and brands. */
const shortestUnknown = 4;
const strongestFlavor = 3;

/** Whether the food may only be the flavor of what an unknown word means: "Mi Wadi orange". */
function isFlavor(parts: readonly Part[], { part, at, sense }: Head): boolean {
  if (sense.kind !== 'food' || sense.strength > strongestFlavor || part.isPlural) return false;
  return parts.some(
    (one, i) =>
      i < at && one.role === 'word' && one.sense === null && one.shown.join('').length >= shortestUnknown,
  );
}

/** The words of the food's name, where another was printed: "cauli". */
function nameWords({ sense }: Part): readonly string[] {
  return sense?.food ? foldName(sense.food.name).split(' ') : [''];
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
  // "Del Monte corn" is canned corn.
  const preserved = /^(?:canned|dried)(?= )/.exec(brandProduct)?.[0] ?? '';
  const combinedFood = others
    .filter(
      (one) => (one.sense!.kind === 'food' || one.sense!.kind === 'describing') && !isSecondary(parts, one),
    )
    .map(
      (one) =>
        foodNamed(...one.keys, key) ??
        foodNamed(key, ...one.keys) ??
        foodNamed(...nameWords(one), key) ??
        (isStrongOf(one, head) ? null : foodNamed(...one.keys, product)) ??
        foodNamed(preserved, ...one.keys),
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
  if (food === null || (combinedFood === undefined && (isOfSeveral(parts, head) || isFlavor(parts, head))))
    return null;
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
