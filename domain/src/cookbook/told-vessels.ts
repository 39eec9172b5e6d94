import type { DishKind } from './dish.ts';
import type { Vessel } from './vessels.ts';

/** What goes in the pan in batches: how many of them, and how many for the dish as written. */
export type Batches = { count: number; written: number };

/** Marks that a rendered text carries until the whole method is known. */
export const vesselMark = (at: number) => `\uE002${at}\uE002`;
export const batchesMark = (at: number) => `\uE003${at}\uE003`;

const nouns = 'pan|skillet|pot|dish|tray|sheet|tin';
const mention = new RegExp(
  `\uE002(?<at>\\d+)\uE002|` +
    `\\b(?:an?|another) (?:[\\p{L}-]+,? ){0,3}(?<other>${nouns})\\b(?! ?\uE002)|` +
    `\\b(?<the>the (?:\\w+ )?)(?:frying |baking |sheet |roasting )?(?<noun>${nouns})\\b(?! (?:juices|seam)|-)` +
    `(?: (?<verb>is|has|was|turns|dries|goes|gains|looks|gets)\\b)?`,
  'gu',
);

/** Two sheets in one oven change places; the one above browns first. */
function swapOver(steps: readonly string[], vessels: readonly Vessel[]): string[] {
  const two = vessels.find(({ from, isMany }) => isMany && (from === 'sheet' || from === 'tray'));
  const broiled = steps.findIndex((step) => /\b[Bb]roil\b[^.]*\bminutes?\b/.test(step));
  if (two && broiled !== -1)
    return steps.map((step, index) =>
      index === broiled
        ? `${step} Broil one ${two.from} after the other: only one fits under the heat.`
        : step,
    );
  const at = steps.findIndex((step) => /\b(?:bake|roast)\b[^.]*\b(?:1[5-9]|[2-9]\d) minutes/i.test(step));
  return steps.map((step, index) =>
    two && index === at && !/halfway|swap/i.test(step)
      ? `${step} Swap the two ${two.from}s over halfway through.`
      : step,
  );
}

/** "The pan" after "two large pots" is "the pots". */
export function followVessels(steps: readonly string[], vessels: readonly Vessel[]): readonly string[] {
  const current = new Map<string, Vessel>();
  const told = steps.map((step) =>
    step.replace(mention, (words: string, ...rest) => {
      const { at, other, the, noun, verb } = rest.at(-1) as Record<string, string | undefined>;
      if (at !== undefined) {
        const vessel = vessels[Number(at)]!;
        current.set(vessel.from, vessel);
        return '';
      }
      if (other) {
        current.delete(nounIn(other));
        return words;
      }
      const vessel = current.get(nounIn(noun!));
      if (!vessel || (!vessel.isMany && vessel.from === vessel.to)) return words;
      const name = vessel.from === vessel.to ? words.slice(the!.length).split(' ') : [vessel.to];
      const told = `${the}${(verb && vessel.from === vessel.to ? name.slice(0, -1) : name).join(' ')}`;
      if (!vessel.isMany) return verb ? `${told} ${verb}` : told;
      return `${manyOf(told)}${verb ? ` ${verbOfMany(verb)}` : ''}`;
    }),
  );
  return dividedBetween(withoutSecond(swapOver(told, vessels), vessels), vessels);
}

const two = /\btwo (?:[\w-]+,? )*?(?<pots>pans|pots)\b(?! of\b)/;

/**
 * Of two pans or pots each gets its half. Said in the same breath: a sentence of its own would stand between "it" and
 * what it means.
 */
function dividedBetween(steps: readonly string[], vessels: readonly Vessel[]): readonly string[] {
  // Where several things go in two, each is told by itself.
  if (vessels.filter(({ isMany, to }) => isMany && (to === 'pan' || to === 'pot')).length !== 1) return steps;
  const at = steps.findIndex((step) => two.test(step));
  const pots = two.exec(steps[at] ?? '')?.groups?.pots;
  return steps.map((step, index) => {
    if (at === -1 || index < at) return step;
    const told =
      index === at && !/\bdivid/i.test(step)
        ? step.replace(two, (words, ...rest) => `${words} (${shareIn(steps, index, rest.at(-3) as number)})`)
        : step;
    return told.replace(batchesTold, `$& in each ${pots!.slice(0, -1)}`);
  });
}

const cooksOn =
  /\b(?:pans?|pots?|fry|sear|brown|sauté|simmer|boil|melt|soften|wilt|reduce|return|cover)\b|\b(?:low|medium|high) heat\b/i;

/** "From here on" only where something is cooked in the two after the sentence that names them. */
function shareIn(steps: readonly string[], index: number, at: number): string {
  const after = [steps[index]!.slice(at).replace(/^[^.]*(?:\.|$)/, ''), ...steps.slice(index + 1)].join(' ');
  return cooksOn.test(after) ? 'half of everything in each from here on' : 'half in each';
}

/** Batches are counted for one of the two. */
const batchesTold = /\bin (?:\w+ )?(?:batches|rounds|lots|goes)(?=\uE003)/g;

const second = /\ba second (?=(?:[a-z-]+ )*(?:pan|skillet|pot)\b)/g;

/** Where two pans are on the stove already, a further one is no second. */
function withoutSecond(steps: readonly string[], vessels: readonly Vessel[]): readonly string[] {
  if (!vessels.some(({ isMany, to }) => isMany && (to === 'pan' || to === 'pot'))) return steps;
  const first = steps.findIndex((step) => /\btwo (?:[a-z-]+ )*(?:pans|pots)\b/.test(step));
  return steps.map((step, at) => (first !== -1 && at >= first ? step.replace(second, 'another ') : step));
}

const nounIn = (noun: string) => (noun === 'skillet' ? 'pan' : noun);

function manyOf(words: string): string {
  return /(?:s|x|z|ch|sh)$/.test(words) ? `${words}es` : `${words}s`;
}

function verbOfMany(verb: string): string {
  const irregular: Record<string, string> = { is: 'are', was: 'were', has: 'have', goes: 'go', dries: 'dry' };
  return irregular[verb] ?? verb.replace(/s$/, '');
}

/** Eaten as it leaves the pan, and crisp: the first batch must not get cold. */
const eatenAtOnce: ReadonlySet<DishKind> = new Set<DishKind>([
  'pan-seared',
  'breaded and fried',
  'fritters',
  'pancakes',
  'burger',
  'dumplings',
  'omelette',
  'filled tortilla',
  'rolls',
  'bites',
]);

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "In two batches"; nothing for one. */
export function sayBatches(word: string, { count }: Batches): string {
  if (count === 1) return '';
  return numbers[count] ? `in ${numbers[count]} ${word}` : `in ${word}`;
}

const marked = /\uE003(\d+)\uE003/;
const sentenceEnd = /[.!?](?= |$)/;
const lasts = /(?:\d+½?(?:[–-]| to ))?(\d+)½?( minutes?)( each(?! side)| a batch)?/;

/** The other side of what is in the pan, told in a sentence of its own or after the first. */
const turnedAfter = /^\.? Turn (?:it|them|over)\b[^.]*/;
const turnedFor = /\b[Tt]urn\b[^.;]*?\bfor (?:about )?(?:\d+(?:[–-]| to ))?(\d+) minutes?\b/;
const furtherMinutes = (text: string) => Number(turnedFor.exec(text)?.[1] ?? 0);

/**
 * The method without the marks of its batches, the minutes that those cost which the dish as written does without, and
 * those of all but the first.
 * Of a single batch "each" is not said.
 */
export function followBatches(
  steps: readonly string[],
  batches: readonly Batches[],
  kind: DishKind,
): { steps: string[]; minutes: number; ofAll: number } {
  let minutes = 0;
  let ofAll = 0;
  const told = steps.map((step) => {
    let text = step;
    let most: Batches = { count: 1, written: 1 };
    for (let match = marked.exec(text); match; match = marked.exec(text)) {
      const one = batches[Number(match[1])]!;
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      const end = sentenceEnd.exec(after)?.index ?? after.length;
      const start = before.search(/[^.!?]*$/);
      const sentence = after.slice(0, end);
      const time = lasts.exec(sentence) ?? lasts.exec(before.slice(start));
      const sides = /\b(?:each|a|per|the first) side\b/.test(sentence) ? 2 : 1;
      const turned = turnedAfter.exec(after.slice(end))?.[0] ?? '';
      const each = Number(time?.[1] ?? 0) * sides + furtherMinutes(`${sentence.replace(lasts, '')}${turned}`);
      minutes += (one.count - one.written) * each;
      ofAll += (one.count - 1) * each;
      text =
        before +
        (one.count === 1
          ? sentence.replace(lasts, (words, ...rest) => words.slice(0, words.length - (rest[2]?.length ?? 0)))
          : sentence) +
        after.slice(end);
      if (one.count > most.count) most = one;
    }
    const isWaiting = most.count > most.written && most.count > 1 && eatenAtOnce.has(kind);
    return isWaiting &&
      !/\bwarm\b|\blift(?:ed)? (?:it|them) out\b|\bonto a plate\b|\bscoop|\bsauce\b/i.test(text)
      ? `${text} ${keepWarm(most.count)}`
      : text;
  });
  return { steps: told, minutes, ofAll };
}

function keepWarm(count: number): string {
  return count === 2
    ? 'Keep the first batch warm in a low oven while you cook the second.'
    : 'Keep each batch warm in a low oven while you cook the next.';
}
