import type { Ingredient } from '../../ingredient-lines/ingredient.ts';
import { statedMinutes } from '../times/stated-minutes.ts';
import { numberWords } from './number-words.ts';
import { sentencesOf } from './sentences.ts';

const atATime =
  /\b(?:(?<few>one|two|three)(?: or (?<max>two|three))? at a time|one by one|one after the other)\b/;
const cookingVerb = /\b(?:fry|bake|toast|cook|griddle|boil|warm|steam)\b/i;
const othersInSameWay =
  /\b(?:[Mm]ake|[Cc]ook|[Bb]oil|[Ff]ry) the other(?:s|(?: [a-z]+){1,2}) in the same way\b|\b[Rr]epeat with the (?:rest|last) of the (?:batter|dough|mixture)\b|\bgo on until the batter is used up\b/;
const pieceCount =
  /\b(?<count>\d+) (?:(?:equal|thin|even|small|large|flat|filled|long) )*(?:balls|rounds|disks|pieces|parcels|stacks|sheets|cakes|pancakes|breads|portions|ovals|boats|in all)\b|\bto make (?<made>\d+)\b/g;

/**
 * Additional minutes for things that are cooked one or a few at a time, without the first, which is in the method: "Fry
 * the tortillas one by one for 20 seconds on each side", "Make the others in the same way".
 */
export function piecewiseMinutes(
  method: readonly string[],
  list: readonly Ingredient[],
  servings: number,
): number {
  const piecesOf = (text: string, steps: readonly string[]) => countOf(text, steps, list) ?? servings;
  let minutes = 0;
  method.forEach((step, at) => {
    for (const sentence of sentencesOf(step)) {
      const found = atATime.exec(sentence)?.groups;
      if (!found || !cookingVerb.test(sentence)) continue;
      const perBatch = numberWords.indexOf(found.max ?? found.few ?? 'one');
      minutes +=
        (batchCount(piecesOf(sentence, method.slice(0, at + 1)), perBatch) - 1) * statedMinutes(sentence);
    }
    if (!othersInSameWay.test(step)) return;
    const before = method.slice(Math.max(0, at - 2), at + 1);
    const stated = statedMinutes(step) || statedMinutes(method[at - 1] ?? '');
    const perBatch = /\busing two pans\b/.test(step) ? 2 : 1;
    minutes += (batchCount(piecesOf(before.join(' '), before), perBatch) - 1) * stated;
  });
  return Math.round(minutes);
}

const batchCount = (pieces: number, perBatch: number) => Math.max(1, Math.ceil(pieces / perBatch));

const wrappers = /\b(?:tortillas?|parathas?|papadums?|pitas?|rice paper|poblanos?)\b/;

/** The number of pieces by the list or the method; null for one per serving. */
function countOf(text: string, steps: readonly string[], list: readonly Ingredient[]): number | null {
  const word = wrappers.exec(text)?.[0].replace(/s$/, '');
  const listed = word
    ? list.find(({ name, unit }) => name.includes(word) && (unit === 'whole' || unit === 'sheet'))
    : null;
  if (listed) return listed.amount;
  const counts = [...steps.join(' ').matchAll(pieceCount)].at(-1)?.groups;
  const count = counts?.count ?? counts?.made;
  return count ? Number(count) : null;
}
