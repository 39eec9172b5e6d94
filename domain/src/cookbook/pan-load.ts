import type { Food } from '../foods/food.ts';
import { type FoodSet, foodIds } from '../foods/food-ids.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import type { Measured } from '../quantities/kitchen-amount.ts';
import type { DishPart } from './dish.ts';
import type { ListLine } from './list-lines.ts';
import { type Batches, batchesMark, sayBatches } from './told-batches.ts';
import { type Rounds, seared } from './tossed-rounds.ts';
import type { Vessels } from './vessels.ts';

/** Grams that brown in one wide pan: more of it lies in layers and stews. Ours, of a pan of 28 to 30 cm. */
const holds = {
  pieces: 450,
  shellfish: 400,
  whole: 680,
  fillets: 560,
  ground: 700,
  vegetables: 520,
  beans: 480,
  eggs: 300,
} as const;
/** A little more than that is no second batch. */
const room = 0.15;

const vegetables: readonly Food['class'][] = ['vegetable', 'starchy-vegetable', 'mushroom'];
/** What melts down in its own steam may be heaped up. */
const heaped: FoodSet = new Set(
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

/** How much of a part a pan browns at once; null of what need not lie in it side by side. */
function heldOf({ food: id, name }: Pick<DishPart, 'food' | 'name'>): number | null {
  const food = foodById(id);
  if (seared.includes(food.class)) {
    if (/\bground\b/.test(name)) return holds.ground;
    if (food.class === 'crustacean' || food.class === 'mollusc') return holds.shellfish;
    if (cutSmall.test(name)) return holds.pieces;
    return food.class === 'fish' ? holds.fillets : holds.whole;
  }
  if (food.class === 'egg') return holds.eggs;
  if (food.kinds.includes('cheese')) return cutSmall.test(name) ? holds.pieces : null;
  if (food.class === 'legume' && food.grams.can !== undefined) return holds.beans;
  return vegetables.includes(food.class) && !heaped.has(food.id) ? holds.vegetables : null;
}

const browning =
  /(?<before>\b(?:(?:[Ss]pread out|[Ll]ay in)(?=[^.;]*\b(?:fry|sear|brown)\b)|[Ff]ry|[Ss]ear|[Bb]rown|[Bb]lister|[Cc]har|[Cc]ook) (?:the )?(?<what>\{[^{}]+\}(?:(?! for \d| until |, (?:about )?\d|, turning)(?:[^.;]|\.(?=\d)))*?))(?=,? (?:over [a-z-]+ heat,? )?(?:for (?:about )?\d|until\b|(?:about )?\d+(?:[–-]\d+)? minutes)|, turning)/;
/** What is added to the pan and browns there, and what is dried or seasoned before: "add the tofu and fry for 8 minutes". */
const thenBrowned =
  /(?<before>\b(?:[Aa]dd|[Pp]at|[Dd]ry|[Ll]ift|[Pp]ut|[Ss]eason) (?:the )?(?<what>\{[^{}]+\})(?:[^.;]|\.(?=\d))*?\b(?:fry|sear|brown|press)(?: (?:it|them))?|\b[Aa]dd (?:the )?(?<added>\{[^{}]+\})[^.;{}]*?\b(?:and|then) cook)(?= (?:in|over|against|for|until|with|on|scored|skin)\b|,)(?=(?:[^.;]|\.(?=\d))*?(?:\d minutes?\b|\buntil\b))/;
/** It fried what came before it, and is turned over: what is only stirred may lie in two layers. */
const inCrust = /\b(?:brown(?:ed)?|crisp|gold(?:en)?|char(?:red)?|crust|(?:each|a|per) side)\b/i;
const inOneLayer =
  /\b(?:sear|brown(?:ed)?|blister|char(?:red)?|crisp|gold(?:en)?|layer|crust|whites|turning (?:once|them)|(?:each|a|per) side|pink)\b/i;
/** Softened only, and heaped up. */
const notBrowned = /\b(?:not|without) (?:brown|color|colou?ring|browning|golden?)\w*/gi;
const browningWord = /\b(?:fry|sear|brown|blister|char|cook)\b/i;
const told = /\b(?:batches|rounds|lots|goes|two halves)\b|\bwith the (?:lid|cover)/i;
/** A share of what is seared, not of the oil under it. */
const halved = /\bhalf (?:of )?(?:the )?\{(?:[^{}|]*\|)?([^{}|]+)\}/gi;
const inGoes = /\{in (?:batches|rounds|lots|goes), \d/;
const panToken = /\{(an? [^{}]*(?:pan|skillet|pot|wok|saucepan)), (\d+)\}/g;
const sentences = /[^.;]+(?:\.(?=\d)[^.;]+)*[.;]?/g;

export type Loaded = {
  parts: ReadonlyMap<string, DishPart>;
  listed: ReadonlyMap<string, ListLine>;
  vessels: Vessels;
  /** The same for the dish as written. */
  written: Vessels;
  serves: number;
  /** What is tossed in rounds, from a step on. */
  rounds: Rounds;
};

/**
 * The steps with the batches that the pan needs for what browns in it ("Sear the beef in two batches for 2 minutes"),
 * where they do not say so themselves. What is found goes on the end of `found`.
 */
export function withLoads(steps: readonly string[], given: Loaded, found: Batches[]): readonly string[] {
  const { parts, listed, vessels, written, rounds } = given;
  let now = 1;
  let before = 1;

  function isInShares(step: string): boolean {
    return [...step.matchAll(halved)].some(([, key]) => {
      const part = parts.get(key!);
      return part !== undefined && heldOf(part) !== null;
    });
  }

  /** How many pans are on the stove from here on. */
  function takePans(text: string) {
    if (/\b(?:a second|another|a third) (?:[a-z-]+ )*pan\b/.test(text)) [now, before] = [1, 1];
    for (const { 1: name, 2: serves, index } of text.matchAll(panToken)) {
      const said = [name!, Number(serves), text.slice(index), text.slice(0, index)] as const;
      now = vessels.say(...said).isMany ? 2 : 1;
      before = written.say(...said).isMany ? 2 : 1;
    }
  }

  return steps.map((step, index) => {
    const times = rounds.from !== null && index >= rounds.from ? rounds.count : 1;
    if (inGoes.test(step)) return step.replace(sentences, (sentence) => withFewer(sentence, given, times));
    if (told.test(step) || isInShares(step)) {
      takePans(step);
      return step;
    }
    return step.replace(sentences, (sentence) => {
      takePans(sentence);
      const shown = sentence.replace(notBrowned, '');
      const said = browning.exec(sentence);
      const isAdded = !said && times === 1 && inCrust.test(shown) && !/\b(?:stirring|covers?)\b/.test(shown);
      const match = said ?? (isAdded ? thenBrowned.exec(sentence) : null);
      if (!match || !inOneLayer.test(shown)) return sentence;
      const what = (match.groups!.what ?? match.groups!.added)!;
      const full = loadOf(what, parts, parts);
      // Turned among other things it needs no more room than the dish as written gives it.
      const held = said ? 1 : Math.max(1, full / before);
      const batchesOf = (load: number, pans: number) => Math.max(1, Math.ceil(load / held / pans - room));
      const one = {
        count: batchesOf(loadOf(what, parts, listed) / times, now),
        written: batchesOf(full, before),
      };
      if (one.count === 1 && one.written === 1) return sentence;
      found.push(one);
      const batches = `${sayBatches('batches', one)}${batchesMark(found.length - 1)}`;
      // "Spread out the chicken in two batches, leave it alone": not between a pause and its minutes.
      const laid = /^(?:[Ss]pread out|[Ll]ay in) (?:the )?\{[^{}]+\}(?=, leave)/.exec(
        match.groups!.before!,
      )?.[0];
      const at = match.index + (laid ?? match.groups!.before!).length;
      return `${sentence.slice(0, at)} ${batches}${sentence.slice(at)}`;
    });
  });
}

type Amounts = ReadonlyMap<string, Measured>;

/** How many pans what a text names would fill. */
function loadOf(text: string, parts: Loaded['parts'], amounts: Amounts): number {
  return [...text.matchAll(/\{(?:[^{}|]*\|)?([^{}|]+)\}/g)].reduce((sum, [, key]) => {
    const part = parts.get(key!);
    const held = part && heldOf(part);
    const line = amounts.get(key!);
    if (!part || !held || !line) return sum;
    return sum + (toGrams(foodById(part.food), line.amount, line.unit) ?? 0) / held;
  }, 0);
}

const returned = /\b[Rr]eturn\b|\bput (?:it|them) back\b/;
const besidePan: readonly Food['kinds'][number][] = ['bread', 'pasta', 'noodle', 'dough'];

/** Grams that lie in one pan at the end, where what was seared in batches comes back to the rest; 0 where it does not. */
export function gramsTogether(
  steps: readonly string[],
  parts: ReadonlyMap<string, DishPart>,
  amounts: Amounts,
): number {
  if (!steps.some((step) => returned.test(step))) return 0;
  return [...parts].reduce((sum, [key, part]) => {
    const food = foodById(part.food);
    const line = amounts.get(key)!;
    const isCooked = seared.includes(food.class) || vegetables.includes(food.class) || food.class === 'dairy';
    if (!isCooked || food.kinds.some((kind) => besidePan.includes(kind))) return sum;
    return sum + (toGrams(food, line.amount, line.unit) ?? 0);
  }, 0);
}

/** A sentence that tells of batches, of no more servings each than the pan holds: what is named before them, or else after. */
function withFewer(sentence: string, { parts, serves }: Loaded, times: number): string {
  const [before = '', after = ''] = sentence.replace(panToken, '').split(inGoes);
  const load = loadOf(before, parts, parts) || loadOf(after, parts, parts);
  if (!browningWord.test(sentence)) return sentence;
  return sentence.replace(/\{(in \w+), (\d+(?:\.\d+)?)\}/, (token, words: string, held: string) => {
    const most = load > 0 ? (serves / load) * (1 + room) * times : Number(held);
    return most < Number(held) ? `{${words}, ${Math.max(0.5, Math.floor(most * 2) / 2)}}` : token;
  });
}
