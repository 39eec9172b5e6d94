import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { Measured } from '../../quantities/kitchen-amount.ts';
import type { ListLine } from '../amounts/list-lines.ts';
import type { DishPart } from '../dish.ts';
import { type Batches, batchesMark, batchesPhrase } from './batches.ts';
import { partToken } from './part-token.ts';
import { sentencesOf } from './sentences.ts';
import type { Vessels } from './vessels.ts';

/** Grams that brown in one wide pan without overlapping. Our estimates, for a pan of 28 to 30 cm. */
const panCapacity = {
  pieces: 450,
  coated: 350,
  shellfish: 400,
  whole: 680,
  fillets: 560,
  ground: 700,
  vegetables: 520,
  beans: 480,
  eggs: 300,
} as const;
/** An excess up to this share needs no second batch. */
const tolerance = 0.15;

/** Food that is seared. */
const seared: readonly Food['class'][] = [...meatAndSeafood, 'soy'];
const vegetables: readonly Food['class'][] = ['vegetable', 'starchy-vegetable', 'mushroom'];
/** Shrinks while cooking, so it may be piled up. */
const heapable: FoodSet = new Set(
  foodIds(
    `onion red-onion green-onion sweet-onion pearl-onion pickled-onion shallot leek garlic garlic-paste garlic-scape
    wild-garlic pickled-garlic black-garlic tomato cherry-tomato plum-tomato green-tomato canned-tomato crushed-tomato
    tomato-puree tomato-paste sun-dried-tomato bell-pepper red-bell-pepper green-bell-pepper yellow-bell-pepper
    banana-pepper shishito-pepper serrano-pepper anaheim-pepper roasted-red-pepper cabbage red-cabbage savoy-cabbage
    napa-cabbage kale lacinato-kale spinach frozen-spinach water-spinach malabar-spinach swiss-chard corn canned-corn
    creamed-corn baby-corn green-pea snow-pea sugar-snap-pea`,
  ),
);
const cutSmall =
  /\b(?:strips|cubes|cubed|diced|sliced|slices|chunks|shrimp|scallops|squid|florets|slabs|halved|torn|crumbled|bite-size\w*)\b|\b[1-4](?:\.5)? cm\b/;

/** Grams of a part that a pan browns at once; null if it need not lie in a single layer. */
function capacityOf({ food: id, name }: Pick<DishPart, 'food' | 'name'>): number | null {
  const food = foodById(id);
  if (seared.includes(food.class)) {
    if (/\bground\b/.test(name)) return panCapacity.ground;
    if (food.class === 'crustacean' || food.class === 'mollusc') return panCapacity.shellfish;
    if (cutSmall.test(name)) return panCapacity.pieces;
    return food.class === 'fish' ? panCapacity.fillets : panCapacity.whole;
  }
  if (food.class === 'egg') return panCapacity.eggs;
  if (food.kinds.includes('cheese')) return cutSmall.test(name) ? panCapacity.pieces : null;
  if (food.class === 'legume' && food.grams.can !== undefined) return panCapacity.beans;
  return vegetables.includes(food.class) && !heapable.has(food.id) ? panCapacity.vegetables : null;
}

/** Pieces that a step turns in starch or flour: their water and that of the marinade leave them pale in a full pan. */
function coatedParts(steps: readonly string[], parts: ReadonlyMap<string, DishPart>): ReadonlySet<string> {
  const isCoating = ({ food }: DishPart) => foodById(food).kinds.includes('flour');
  const named = (of: (part: DishPart) => boolean, text: string) =>
    [...parts].flatMap(([key, part]) => (of(part) && new RegExp(partToken(key)).test(text) ? key : []));
  return new Set(
    steps
      .flatMap(sentencesOf)
      .filter((sentence) => named(isCoating, sentence).length > 0)
      .flatMap((sentence) => named((part) => capacityOf(part) === panCapacity.pieces, sentence)),
  );
}

const browning =
  /(?<before>\b(?:(?:[Ss]pread out|[Ll]ay in)(?=[^.;]*\b(?:fry|sear|brown)\b)|[Ff]ry|[Ss]ear|[Bb]rown|[Bb]lister|[Cc]har|[Cc]ook) (?:the )?(?<what>\{[^{}]+\}(?:(?! for \d| until |, (?:about )?\d+(?![\d.]*\})|, turning)(?:[^.;]|\.(?=\d)))*?))(?=,? (?:over [a-z-]+ heat,? )?(?:for (?:about )?\d|until\b|(?:about )?\d+(?:[–-]\d+)? minutes)|, turning)/;
/**
 * Something that is added to the pan and browned, after being dried or seasoned: "add the tofu and fry for 8 minutes".
 */
const thenBrowned =
  /(?<before>\b(?:[Aa]dd|[Pp]at|[Dd]ry|[Ll]ift|[Pp]ut|[Ss]eason) (?:the )?(?<what>\{[^{}]+\})(?:[^.;]|\.(?=\d))*?\b(?:fry|sear|brown|press)(?: (?:it|them))?|\b[Aa]dd (?:the )?(?<added>\{[^{}]+\})[^.;{}]*?\b(?:and|then) cook)(?= (?:in|over|against|for|until|with|on|scored|skin)\b|,)(?=(?:[^.;]|\.(?=\d))*?(?:\d minutes?\b|\buntil\b))/;
/** "Season the shrimp. Heat the oil and sear them for 1 minute on each side." */
const pronounBrowned =
  /(?<before>\b(?:sear|fry|brown)(?: (?:it|them)|(?= in one layer)))(?= (?:in one layer|over|for|until|on)\b)(?=(?:[^.;]|\.(?=\d))*?\d minutes?\b)/;
/** A crust needs contact with the pan; stirred food may lie in two layers. */
const crustWord =
  /\b(?:brown(?:ed)?|one layer|dark|pink|crisp|gold(?:en)?|char(?:red)?|crust|(?:each|a|per) side)\b/i;
const inOneLayer =
  /\b(?:sear|dark|brown(?:ed)?|blister|char(?:red)?|crisp|gold(?:en)?|layer|crust|whites|turning (?:once|them)|(?:each|a|per) side|pink)\b/i;
/** Softened only, so it may be piled up. */
const notBrowned = /\b(?:not|without) (?:brown|color|colou?ring|browning|golden?)\w*/gi;
const browningWord = /\b(?:fry|sear|brown|blister|char|cook)\b/i;
const mentionsBatches = /\b(?:batches|rounds|lots|goes|two halves)\b|\bwith the (?:lid|cover)/i;
/** A share of the seared food, not of the oil. */
const halfOfPart = /\bhalf (?:of )?(?:the )?\{(?:[^{}|]*\|)?([^{}|]+)\}/gi;
const batchToken = /\{in (?:batches|rounds|lots|goes), \d/;
const panToken = /\{(an? [^{}]*(?:pan|skillet|pot|wok|saucepan)), (\d+)\}/g;
const partTokens = /\{(?:[^{}|]*\|)?([^{}|]+)\}/g;
const sentencePattern = /[^.;]+(?:\.(?=\d)[^.;]+)*[.;]?/g;

export type Loaded = {
  parts: ReadonlyMap<string, DishPart>;
  listed: ReadonlyMap<string, ListLine>;
  vessels: Vessels;
  /** The vessels of the dish as written. */
  written: Vessels;
  serves: number;
};

/**
 * Adds the batches that browning needs ("Sear the beef in two batches for 2 minutes") to steps that mention none. The
 * batches are appended to `batchesFound`.
 */
export function withLoads(
  steps: readonly string[],
  given: Loaded,
  batchesFound: Batches[],
): readonly string[] {
  const { parts, listed, vessels, written } = given;
  const coated = coatedParts(steps, parts);
  let pans = 1;
  let pansAsWritten = 1;

  function isInShares(step: string): boolean {
    return [...step.matchAll(halfOfPart)].some(([, key]) => {
      const part = parts.get(key!);
      return part !== undefined && capacityOf(part) !== null;
    });
  }

  /** The last food of a text that is seared. */
  function lastSeared(text: string): string | undefined {
    return Array.from(text.matchAll(partTokens)).findLast(([, key]) => {
      const part = parts.get(key!);
      return part !== undefined && seared.includes(foodById(part.food).class);
    })?.[0];
  }

  /** Updates the number of pans that are in use. */
  function takePans(text: string) {
    if (/\b(?:a second|another|a third) (?:[a-z-]+ )*pan\b/.test(text)) [pans, pansAsWritten] = [1, 1];
    for (const { 1: name, 2: serves, index } of text.matchAll(panToken)) {
      const vesselArgs = [name!, Number(serves), text.slice(index), text.slice(0, index)] as const;
      pans = vessels.vesselFor(...vesselArgs).isPlural ? 2 : 1;
      pansAsWritten = written.vesselFor(...vesselArgs).isPlural ? 2 : 1;
    }
  }

  return steps.map((step) => {
    if (batchToken.test(step))
      return step.replace(sentencePattern, (sentence) => withSmallerBatches(sentence, given));
    if (mentionsBatches.test(step) || isInShares(step)) {
      takePans(step);
      return step;
    }
    let named = '';
    return step.replace(sentencePattern, (sentence) => {
      const before = named;
      named = lastSeared(sentence) ?? named;
      takePans(sentence);
      const shown = sentence.replace(notBrowned, '');
      const browned = browning.exec(sentence);
      const isAdded = !browned && crustWord.test(shown) && !/\b(?:stirring|covers?)\b/.test(shown);
      const match =
        browned ?? (isAdded ? (thenBrowned.exec(sentence) ?? pronounBrowned.exec(sentence)) : null);
      if (!match || !inOneLayer.test(shown)) return sentence;
      const what =
        match.groups!.what ?? match.groups!.added ?? lastSeared(sentence.slice(0, match.index)) ?? before;
      const full = loadOf(what, parts, parts, coated);
      // Among other food, it needs no more room than in the dish as written.
      const minimumLoad = browned ? 1 : Math.max(1, full / pansAsWritten);
      const batchesOf = (load: number, pans: number) =>
        Math.max(1, Math.ceil(load / minimumLoad / pans - tolerance));
      const batch = {
        count: batchesOf(loadOf(what, parts, listed, coated), pans),
        written: batchesOf(full, pansAsWritten),
      };
      if (batch.count === 1 && batch.written === 1) return sentence;
      batchesFound.push(batch);
      const batches = `${batchesPhrase('batches', batch)}${batchesMark(batchesFound.length - 1)}`;
      // "Spread out the chicken in two batches, leave it alone": not between the pause and its minutes.
      const layingPhrase = /^(?:[Ss]pread out|[Ll]ay in) (?:the )?\{[^{}]+\}(?=, leave)/.exec(
        match.groups!.before!,
      )?.[0];
      const at = match.index + (layingPhrase ?? match.groups!.before!).length;
      // "Fry the salmon, skin side down, in two batches for 5 minutes".
      const rest = sentence.slice(at);
      return rest.startsWith(', for ')
        ? `${sentence.slice(0, at)}, ${batches}${rest.slice(1)}`
        : `${sentence.slice(0, at)} ${batches}${rest}`;
    });
  });
}

type Amounts = ReadonlyMap<string, Measured>;

/** The number of pans that the food of a text fills. */
function loadOf(
  text: string,
  parts: Loaded['parts'],
  amounts: Amounts,
  coated: ReadonlySet<string> = new Set(),
): number {
  return [...text.matchAll(partTokens)].reduce((sum, [, key]) => {
    const part = parts.get(key!);
    const held = coated.has(key!) ? panCapacity.coated : part && capacityOf(part);
    const line = amounts.get(key!);
    if (!part || !held || !line) return sum;
    return sum + (toGrams(foodById(part.food), line.amount, line.unit) ?? 0) / held;
  }, 0);
}

const returnsToPan = /\b[Rr]eturn\b|\bput (?:it|them) back\b/;
const outsidePan: readonly Food['kinds'][number][] = ['bread', 'pasta', 'noodle', 'dough'];

/** Grams in one pan at the end, if food that was seared in batches returns to it; otherwise 0. */
export function gramsTogether(
  steps: readonly string[],
  parts: ReadonlyMap<string, DishPart>,
  amounts: Amounts,
): number {
  if (!steps.some((step) => returnsToPan.test(step))) return 0;
  return [...parts].reduce((sum, [key, part]) => {
    const food = foodById(part.food);
    const line = amounts.get(key)!;
    const isCooked = seared.includes(food.class) || vegetables.includes(food.class) || food.class === 'dairy';
    if (!isCooked || food.kinds.some((kind) => outsidePan.includes(kind))) return sum;
    return sum + (toGrams(food, line.amount, line.unit) ?? 0);
  }, 0);
}

/** A sentence with batches of no more servings than the pan holds, of the food mentioned before them, or else after. */
function withSmallerBatches(sentence: string, { parts, serves }: Loaded): string {
  const [before = '', after = ''] = sentence.replace(panToken, '').split(batchToken);
  const load = loadOf(before, parts, parts) || loadOf(after, parts, parts);
  if (!browningWord.test(sentence)) return sentence;
  return sentence.replace(/\{(in \w+), (\d+(?:\.\d+)?)\}/, (token, words: string, held: string) => {
    const max = load > 0 ? (serves / load) * (1 + tolerance) : Number(held);
    return max < Number(held) ? `{${words}, ${Math.max(0.5, Math.floor(max * 2) / 2)}}` : token;
  });
}
