import { sentencesOf } from '../method/sentences.ts';
import { isDoneMeanwhile } from './stated-minutes.ts';

const times = /(?:(\d+)[–-])?(\d+) (minutes?|hours?)\b/g;
/** Hands-free, or at the same time as something else. */
const notSequential =
  /meanwhile|at the same time|overnight|while (?:the|it|they|that)|ahead|keeps? for|up to|or longer|if you like|can (?:be|wait|stand)/i;

/** The minimum minutes of a method by its stated times, in sequence. */
export function minutesSpent(instructions: readonly string[]): number {
  return instructions
    .flatMap(sentencesOf)
    .filter((sentence) => !notSequential.test(sentence) && !isDoneMeanwhile(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(times)].map(
        ([, min, max, unit]) => Number(min ?? max) * (unit!.startsWith('hour') ? 60 : 1),
      ),
    )
    .reduce((sum, value) => sum + value, 0);
}
