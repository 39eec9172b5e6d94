import { minutesNeeded } from '../times/minutes-needed.ts';
import { sentencesOf, wholeSentencesOf } from './sentences.ts';

const lightsOven = /^Heat the oven to \d/;
const usesOven = /\b(?:[Bb]ake|[Rr]oast)\b/;
/** Goes on with the step before. */
const joins = /^(?:Meanwhile|While|Shortly|Then)\b/;
/** Minutes that an oven takes to heat, and for which it may stand hot. */
const minutesToHeat = 12;
const maxEmpty = 25;
/** Fewest steps of a method. */
const minSteps = 3;

/** An oven that is lit after rice or a salad is lit before them: what is roasted at once would go into a cold one. */
export function withOvenFirst(steps: readonly string[], servings: number): readonly string[] {
  const lit = steps.findIndex((step) => lightsOven.test(step));
  if (lit < 1) return steps;
  const [sentence, ...rest] = wholeSentencesOf(steps[lit]!);
  if (rest.length === 0 && steps.length <= minSteps) return steps;
  const minutes = (method: readonly string[]) => {
    const { spent, manual } = minutesNeeded(method, servings);
    return spent + manual;
  };
  const untilUse = minutes(beforeUse([...rest, ...steps.slice(lit + 1).flatMap(sentencesOf)]));
  const waiting = (from: number) => untilUse + minutes(steps.slice(from, lit));
  if (untilUse >= minutesToHeat) return steps;
  const places = steps.slice(0, lit).flatMap((step, at) => (joins.test(step) ? [] : at));
  const at =
    places.findLast((from) => waiting(from) >= minutesToHeat && waiting(from) <= maxEmpty) ??
    places.find((from) => waiting(from) <= maxEmpty);
  if (at === undefined) return steps;
  return steps.flatMap((step, index) => {
    if (index === at) return [`${sentence} ${step}`];
    if (index === lit) return rest.length > 0 ? [rest.join(' ')] : [];
    return [step];
  });
}

function beforeUse(sentences: readonly string[]): readonly string[] {
  const use = sentences.findIndex((text) => usesOven.test(text));
  return sentences.slice(0, use === -1 ? sentences.length : use);
}
