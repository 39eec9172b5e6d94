import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { ListedPart } from '../amounts/list-lines.ts';
import { numberWords } from './number-words.ts';
import { mapSentences } from './sentences.ts';

const brownsMushrooms =
  /\b(?:fry|cook|brown|sear|sauté)\b[^.;]*\bmushrooms\b[^.;]*\buntil\b[^.;]*\b(?:brown|browned|gold|golden|gone|dry)\b/i;
const time = /\b(?:\d+(?:[–-]| to ))?(\d+) minutes?\b/;
const isHalf = /\bhalf (?:of )?the [a-z ]*mushrooms\b/;
/** Minutes in which a pan of mushrooms loses its water and browns: a constant, plus one per 100 g. Our estimates. */
const browning = { first: 3, perGram: 1 / 100, max: 15 } as const;

/** Extends the minutes of steps for a large amount of mushrooms. Also returns the additional minutes. */
export function withBrowningMinutes(
  steps: readonly string[],
  list: readonly ListedPart[],
): { steps: readonly string[]; minutes: number } {
  const grams = list.reduce((sum, { food: id, line }) => {
    const food = foodById(id);
    return food.class === 'mushroom' ? sum + (toGrams(food, line.amount, line.unit) ?? 0) : sum;
  }, 0);
  let minutes = 0;
  const adjusted = mapSentences(steps, (sentence) => {
    const found = brownsMushrooms.test(sentence) ? time.exec(sentence) : null;
    if (!found) return sentence;
    const batches = numberWords.indexOf(/\bin (two|three|four|five) batches\b/.exec(sentence)?.[1] ?? 'one');
    const parts = batches * (isHalf.test(sentence) ? 2 : 1);
    const needed = Math.round(browning.first + (grams / parts) * browning.perGram);
    const longer = Math.min(browning.max, needed);
    if (Number(found[1]) >= longer) return sentence;
    minutes += (longer - Number(found[1])) * batches;
    return sentence.replace(found[0], `${longer} minutes`);
  });
  return { steps: adjusted, minutes };
}
