import type { Token } from '../quantities/tokens.ts';
import type { Place } from './after-food.ts';
import { omissionPhrases } from './omission-phrases.ts';
import { otherDishPhrases } from './other-dish-phrases.ts';

const phrases = [...otherDishPhrases, ...omissionPhrases];

const cues = new RegExp(`\\b(?:${phrases.map(({ cue }) => cue).join('|')})`, 'i');

/** Characters before and after the food that are read. */
const reach = 160;

/** Fast check whether a text may speak of foods in other dishes; most texts do not. */
export function mayMentionElsewhere(text: string): boolean {
  return cues.test(text);
}

/** Whether a sentence speaks of a food in another dish, or of somebody who must not eat it. In doubt the food counts. */
export function isMentionedElsewhere(
  text: string,
  tokens: readonly Token[],
  place: Place,
  places: readonly Place[],
): boolean {
  const { from, to } = listAround(tokens, place, places);
  const start = tokens[from]!.start;
  const stop = tokens[to - 1]!.end;
  const before = text.slice(Math.max(0, start - reach), start).toLowerCase();
  const after = text.slice(stop, stop + reach).toLowerCase();
  return phrases.some((phrase) => phrase.after.test(after) && phrase.before.test(before));
}

const joins = /^(?:,|and|or|nor|&)$/;
const beforeNames = /^(?:the|any|an?|some)$/;

/** The list of foods that a food belongs to: "dairy and eggs", "fish sauce or oyster sauce". */
function listAround(tokens: readonly Token[], { from, to }: Place, places: readonly Place[]): Place {
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
