import type { Food } from '../foods/food.ts';
import type { Token } from '../quantities/tokens.ts';
import { contrastPhrases } from './contrast-phrases.ts';
import { headnotePhrases } from './headnote-phrases.ts';
import { omissionPhrases } from './omission-phrases.ts';
import { otherDishPhrases } from './other-dish-phrases.ts';
import type { Phrase } from './phrase-parts.ts';
import { refusal } from './this-kitchen.ts';
import type { TokenSpan } from './words-after-food.ts';

/** A food that a text names. */
type Named = TokenSpan & { food: Food };

const allPhrases = [...otherDishPhrases, ...omissionPhrases, ...contrastPhrases, ...headnotePhrases];

const cueOf = (cue: string) => new RegExp(`\\b(?:${cue})`, 'i');
const cues = cueOf(allPhrases.map(({ cue }) => cue).join('|'));
const cued = allPhrases.map((phrase) => ({ phrase, cue: cueOf(phrase.cue) }));

/** Characters before and after the food that are read. */
const reach = 160;

/** The phrases in which a text may speak of foods in other dishes; for most texts there are none. */
export function phrasesOfOthers(text: string): readonly Phrase[] {
  return cues.test(text) ? cued.filter(({ cue }) => cue.test(text)).map(({ phrase }) => phrase) : [];
}

/** Whether a sentence speaks of a food in another dish, or of people who must not eat it. In doubt the food counts. */
export function isMentionedElsewhere(
  text: string,
  tokens: readonly Token[],
  place: Named,
  places: readonly Named[],
  phrases: readonly Phrase[],
): boolean {
  if (phrases.length === 0) return false;
  const { from, to } = listAround(tokens, place, places);
  const start = tokens[from]!.start;
  const stop = tokens[to - 1]!.end;
  const before = text.slice(Math.max(0, start - reach), start).toLowerCase();
  const after = text.slice(stop, stop + reach).toLowerCase();
  return phrases.some((phrase) => {
    if (!phrase.before.test(before)) return false;
    const found = phrase.after.exec(after);
    if (!found) return false;
    const instead = found.groups?.instead;
    if (instead === undefined) return true;
    const begin = stop + found.index + found[0].lastIndexOf(instead);
    const others = places.filter(({ food }) => food !== place.food).map((one) => tokens[one.from]!.start);
    return refusal.test(instead) || others.some((at) => at >= begin && at < begin + instead.length);
  });
}

const joins = /^(?:,|and|or|nor|&)$/;
const beforeNames = /^(?:the|any|an?|some)$/;

/** The list of foods that a food belongs to: "dairy and eggs", "fish sauce or oyster sauce". */
function listAround(
  tokens: readonly Token[],
  { from, to }: TokenSpan,
  places: readonly TokenSpan[],
): TokenSpan {
  let first = from;
  for (;;) {
    let at = first;
    while (beforeNames.test(tokens[at - 1]?.key ?? '')) at -= 1;
    const joint = at;
    while (joins.test(tokens[at - 1]?.key ?? '')) at -= 1;
    const before = at < joint ? places.find((one) => one.to === at && one.from < first) : undefined;
    if (!before) break;
    first = before.from;
  }
  let last = to;
  for (;;) {
    let at = last;
    while (joins.test(tokens[at]?.key ?? '')) at += 1;
    const joint = at;
    while (beforeNames.test(tokens[at]?.key ?? '')) at += 1;
    const after = joint > last ? places.find((one) => one.from === at && one.to > last) : undefined;
    if (!after) break;
    last = after.to;
  }
  return { from: first, to: last };
}
