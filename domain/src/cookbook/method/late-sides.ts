import { statedMinutes } from '../times/stated-minutes.ts';
import { wholeSentencesOf } from './sentences.ts';

const opening = /^Shortly before the end of the next step, /;
/** Minutes from which on there is time for a side at the end. */
const minMinutes = 5;

/** A side made shortly before a long step ends is told in that step, after what takes long: in order, not before it. */
export function withLateSidesInside(steps: readonly string[]): readonly string[] {
  return steps.flatMap((step, at) => {
    const before = steps[at - 1] ?? '';
    if (opening.test(step) && at + 1 < steps.length && longestIn(steps[at + 1]!) !== -1) return [];
    if (!opening.test(before)) return [step];
    const longest = longestIn(step);
    if (longest === -1) return [step];
    const side = before.replace(opening, 'Shortly before the end, ');
    return [
      wholeSentencesOf(step)
        .toSpliced(longest + 1, 0, side)
        .join(' '),
    ];
  });
}

function longestIn(step: string): number {
  const minutes = wholeSentencesOf(step).map(statedMinutes);
  const most = Math.max(...minutes);
  return most < minMinutes ? -1 : minutes.indexOf(most);
}
