import type { DishKind } from '../dish.ts';
import { numberWords } from './number-words.ts';

/** The number of batches, and that for the dish as written. */
export type Batches = { count: number; written: number };

/** Marks batches in a rendered text until the whole method is known. */
export const batchesMark = (at: number) => `\uE003${at}\uE003`;

/** Eaten hot and crisp from the pan: the first batch must not get cold. */
const eatenHot: ReadonlySet<DishKind> = new Set<DishKind>([
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

/** "In two batches"; empty for one. */
export function batchesPhrase(word: string, { count }: Batches): string {
  if (count === 1) return '';
  return numberWords[count] ? `in ${numberWords[count]} ${word}` : `in ${word}`;
}

const batchMarkPattern = /\uE003(\d+)\uE003/;
const sentenceEnd = /[.!?](?= |$)/;
const duration = /(?:\d+½?(?:[–-]| to ))?(\d+)½?( minutes?)( each(?! side)| a batch)?/;

/** "1 minute untouched and 1 minute tossed each". */
const eachTossed = /(?<=\d minutes? [a-z]+) each\b(?! side)/;

/** The second side, in a sentence of its own or after the first. */
const turnedAfter = /^\.? Turn (?:it|them|over|and)\b[^.]*/;
const turnedFor = /\b[Tt]urn\b[^.;]*?\bfor (?:about )?(?:\d+(?:[–-]| to ))?(\d+) minutes?\b/;
const furtherMinutes = (text: string) => Number(turnedFor.exec(text)?.[1] ?? 0);

/** The rest of "Work in batches" if there is only one. */
const bareSentence = /^\s*[A-Z][a-z]+\s*$/;

/**
 * Replaces the marks of batches. Also returns the minutes that these add to the dish as written, and those of all
 * batches but the first. For a single batch, "each" is removed.
 */
export function resolveBatches(
  steps: readonly string[],
  batches: readonly Batches[],
  kind: DishKind,
): { steps: string[]; minutes: number; minutesOfLaterBatches: number } {
  let minutes = 0;
  let minutesOfLaterBatches = 0;
  const resolved = steps.map((step, index) => {
    let text = step;
    let largest: Batches = { count: 1, written: 1 };
    let largestEnd = 0;
    for (let match = batchMarkPattern.exec(text); match; match = batchMarkPattern.exec(text)) {
      const batch = batches[Number(match[1])]!;
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      const end = sentenceEnd.exec(after)?.index ?? after.length;
      const start = before.search(/[^.!?]*$/);
      const sentence = after.slice(0, end);
      const time = duration.exec(sentence) ?? duration.exec(before.slice(start));
      const sides = /\b(?:each|a|per|the first) side\b/.test(sentence) ? 2 : 1;
      const turned = turnedAfter.exec(after.slice(end))?.[0] ?? '';
      const each =
        Number(time?.[1] ?? 0) * sides + furtherMinutes(`${sentence.replace(duration, '')}${turned}`);
      minutes += (batch.count - batch.written) * each;
      minutesOfLaterBatches += (batch.count - 1) * each;
      if (batch.count === 1 && bareSentence.test(before.slice(start) + sentence)) {
        text = before.slice(0, start) + after.slice(end + 1);
        continue;
      }
      const phrase =
        batch.count === 1
          ? sentence
              .replace(duration, (words, ...rest) => words.slice(0, words.length - (rest[2]?.length ?? 0)))
              .replace(eachTossed, '')
          : sentence.replace(duration, (words, ...rest) =>
              sides === 2 || rest[2] ? words : `${words} each`,
            );
      text = before + phrase + after.slice(end);
      if (batch.count >= largest.count) [largest, largestEnd] = [batch, before.length + phrase.length + 1];
    }
    if (largest.count === 1) return text;
    const oiled = deepFried.has(kind) ? text : withOilPerBatch(text, largest.count);
    largestEnd += oiled.length - text.length;
    text = oiled;
    const back = withBatchesReturned(text, largestEnd, steps.slice(index + 1), largest.count);
    if (back !== null) return back;
    const isWaiting = largest.count > largest.written && eatenHot.has(kind);
    return isWaiting &&
      !/\bwarm\b|\b(?:lift(?:ed)?|tip) (?:it|them) out\b|\bonto a plate\b|\bscoop|\bsauce\b|\braw\b/i.test(
        text,
      )
      ? withKeepWarm(text, largestEnd, largest.count)
      : text;
  });
  return { steps: othersKeptWarm(resolved, kind), minutes, minutesOfLaterBatches };
}

/** Fried in so much oil that the first batch leaves enough of it. */
const deepFried: ReadonlySet<DishKind> = new Set<DishKind>([
  'breaded and fried',
  'fritters',
  'meatballs',
  'bites',
]);
/** All of the fat of a step, or a measure of it; in between something may sizzle in it. */
const heatsOil =
  /(?<=^|\. )(?<verb>Heat|Melt) (?:(?<amount>\d+)(?<unit> tablespoons| ml) of |(?<share>half|two thirds|three quarters) (?:of )?)?(?<what>the (?:[a-z-]+ ){0,2}(?:oil|ghee|butter)) (?<where>in (?:an?|the|your) [^.]*\.)(?<sizzled> (?:Sizzle|Stir) the (?:(?!\blift|\btake)[^.])*\.)?(?=[^.]* in (?:two|three|four) (?:batches|rounds|lots|goes))/;
const oilShares: Readonly<Record<number, string>> = { 2: 'half of', 3: 'a third of', 4: 'a quarter of' };
/** "Half of the oil" in two or three batches. */
const sharesOf: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  half: { 2: 'a quarter of', 3: 'a sixth of', 4: 'an eighth of' },
  'two thirds': { 2: 'a third of', 4: 'a sixth of' },
  'three quarters': { 3: 'a quarter of' },
};
/** Less than this is not divided. */
const minDivided = { ' tablespoons': 2, ' ml': 45 } as const;

/** "For each batch heat half of the oil", or the first would drink all of it. */
function withOilPerBatch(step: string, count: number): string {
  const all = oilShares[count];
  if (!all) return step;
  if (/\badding (?:the rest|more) of the oil\b|\badding oil\b/.test(step)) return step;
  return step.replace(heatsOil, (words: string, ...found) => {
    const {
      verb,
      amount,
      unit,
      share: part,
      what,
      where,
      sizzled,
    } = found.at(-1) as Record<string, string | undefined>;
    const isDivided =
      Number(amount) >= minDivided[unit as keyof typeof minDivided]! && Number(amount) % count === 0;
    const share = part ? sharesOf[part]![count] : all;
    if (!share || (amount && !isDivided)) return words;
    const each = Number(amount) / count;
    const fat = amount ? `${each}${each === 1 ? ' tablespoon' : unit} of ${what}` : `${share} ${what}`;
    const own = sizzled?.replace(/^( \w+) the /, `$1 ${all} the `) ?? '';
    return `For each batch ${verb!.toLowerCase()} ${fat} ${where}${own}`;
  });
}

/** What is done with each batch before the next. */
const perBatchAction =
  /^ ?(?:Turn (?:it|them|once|over|and)|Season (?:it|them)|Lift|Drain|Skim|Transfer|Remove|Slide)\b(?![^.]*\b(?:plates|bowls)\b)/;

/** Adds keeping the batches warm, before a sauce is made or plates are filled. */
function withKeepWarm(step: string, from: number, count: number): string {
  const after = step.slice(from).split(/(?<=[.!?])(?= )/);
  const next = after.findIndex((sentence) => sentence.trim() !== '' && !perBatchAction.test(sentence));
  const own = next === -1 ? after : after.slice(0, next);
  const rest = next === -1 ? '' : after.slice(next).join('').trim();
  return [(step.slice(0, from) + own.join('')).trim(), keepWarm(count), rest].filter(Boolean).join(' ');
}

/** Still about what is in the pan. */
const turnsOrSeasons = /^ ?(?:Turn (?:it|them|once|over|and)|Season (?:it|them))\b/;
/** The food leaves the pan, or the text is about something else. */
const leavesPan =
  /\b(?:lift|remove|take (?:it|them) out|transfer|scoop|slide|drain|tip|return|plates?|platter|rack|board|bowls?|paper|back|lay|serve)\b|\bset (?:it |them )?aside\b/i;
/** More food is added to the same pan. */
const continuesInPan =
  /^ ?(?:Add|Stir in|Pile in|Tip in|Tuck in|Splash in|Pour (?:in|off)|Cover|(?:Take (?:the pan |it )?o|O)ff the heat,? (?:and )?(?:stir|toss|add|turn in)|(?:Turn|Lower|Raise|Reduce) the heat|Turn (?:up|down) the heat|Take the (?:pans?|pots?) off the heat|Push (?:it|them|everything))\b(?![^.]*\bto the (?:bowl|sauce|dressing|salad)\b)/;

/** The step with moving each batch aside and returning all of them, if cooking continues in the pan; otherwise null. */
function withBatchesReturned(
  step: string,
  from: number,
  next: readonly string[],
  count: number,
): string | null {
  const after = step.slice(from).split(/(?<=[.!?])(?= )/);
  const cooked = after.findIndex((sentence) => sentence.trim() !== '' && !turnsOrSeasons.test(sentence));
  const own = cooked === -1 ? after : after.slice(0, cooked);
  const sentence = step
    .slice(0, from)
    .split(/(?<=[.!?]) /)
    .at(-1)!;
  const batch = /\bin (?:\w+ )?(?:batches|rounds|lots|goes)\b.*$/.exec(sentence)?.[0] ?? sentence;
  const following =
    cooked === -1 ? (next.find((text) => text !== '') ?? '') : after.slice(cooked).join('').trim();
  const food =
    /([a-z]+)(?: with [^.;]*?)?,? in (?:\w+ )?(?:batches|rounds|lots|goes)\b/.exec(sentence)?.[1] ?? '';
  const returns = new RegExp(`\\b[Rr]eturn (?:the (?:[a-z]+ )*${food}|everything|what|them|it|all|both)\\b`);
  const isLeft = [batch, ...own].some((text) => leavesPan.test(text)) || returns.test(next.join(' '));
  if (isLeft || /\bsteam\b/.test(sentence) || !continuesInPan.test(following)) return null;
  const instruction =
    count === 2
      ? 'Lift out the first batch to make room for the second, then put it back.'
      : 'Lift out each batch to make room for the next, then put everything back.';
  return [step.slice(0, from) + own.join(''), instruction, after.slice(own.length).join('').trim()]
    .filter(Boolean)
    .join(' ');
}

/** The same, and what is made one after the other. */
const madeOneByOne: ReadonlySet<DishKind> = new Set<DishKind>([
  ...eatenHot,
  'toast',
  'eggs',
  'sandwich',
  'pizza and flatbread',
]);
const othersInSameWay =
  /\b(?:the others?|the rest|what is left|the other half|the remaining \w+)\b[^.;]*\b(?:in the same way|likewise)\b|\b[Rr]epeat with the (?:other|rest|last)\b/;
const alreadyWaits = /\bwarm\b|\bfoil\b|\bwait\b|\bas (?:they|each|it)\b|\bat once\b|\bcold\b|\bcool\b/;

/** Keeps the first ones warm while "the others are made in the same way", unless they return to the pan. */
function othersKeptWarm(steps: readonly string[], kind: DishKind): string[] {
  return steps.map((step, at) => {
    // One omelet that is rolled layer by layer has nothing done yet.
    const match =
      madeOneByOne.has(kind) && !/\bnew layer\b/.test(steps.slice(Math.max(0, at - 1), at + 1).join(' '))
        ? othersInSameWay.exec(step)
        : null;
    const nearby = steps.slice(at, at + 2).join(' ');
    if (!match || alreadyWaits.test(nearby) || /\b[Rr]eturn\b/.test(steps.slice(at).join(' '))) return step;
    const end = step.indexOf('.', match.index);
    const note = ' Keep what is done warm under foil.';
    return end === -1 ? `${step}${note}` : step.slice(0, end + 1) + note + step.slice(end + 1);
  });
}

function keepWarm(count: number): string {
  return count === 2
    ? 'Keep the first batch warm, loosely covered with foil, while you cook the second.'
    : 'Keep each batch warm, loosely covered with foil, while you cook the next.';
}
