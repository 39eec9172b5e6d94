import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { ListLine } from '../amounts/list-lines.ts';
import type { DishPart } from '../dish.ts';
import { anyPartToken } from './part-token.ts';
import { mapSentences } from './sentences.ts';

/** Grams that lie under the blades of a food processor. Our estimate, for a bowl of 2 to 3 l. */
const minInProcessor = 150;
const processor = /\bin (?:a|the) food processor\b/;
const anyPart = new RegExp(anyPartToken, 'g');

/** A spoonful of olives lies below the blades of a large food processor. */
export function withFittingMachines(
  steps: readonly string[],
  parts: ReadonlyMap<string, DishPart>,
  listed: ReadonlyMap<string, ListLine>,
): readonly string[] {
  const gramsIn = (text: string) =>
    Array.from(text.matchAll(anyPart), ({ groups }) => groups!.key!).reduce((sum, key) => {
      const part = parts.get(key);
      const line = listed.get(key);
      return part && line ? sum + (toGrams(foodById(part.food), line.amount, line.unit) ?? 0) : sum;
    }, 0);
  return mapSentences(steps, (sentence) => {
    const grams = processor.test(sentence) ? gramsIn(sentence) : 0;
    return grams > 0 && grams < minInProcessor
      ? sentence.replace(processor, 'in a small food processor or a mortar')
      : sentence;
  });
}
