import { afterPreparation } from '../foods/read-phrase.ts';
import { sizeWords } from '../quantities/measures.ts';
import { isPreparationWord } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';
import type { Choice } from './alternatives.ts';

function textOf(line: string, tokens: readonly Token[]): string {
  return tokens.length === 0 ? '' : line.slice(tokens[0]!.start, tokens.at(-1)!.end);
}

/** The food's name as written, and the words before and after it that say how to prepare it. */
export function splitName(line: string, choice: Choice | undefined): { name: string; handling: string[] } {
  if (choice === undefined) return { name: '', handling: [] };
  const { tokens, food, from, to, shared } = choice;
  const start = afterPreparation(tokens, food ? from : tokens.length - 1);
  let end = food ? to : tokens.length;
  while (
    !food &&
    end - 1 > start &&
    (tokens[end - 1]!.kind === 'mark' || isPreparationWord(tokens[end - 1]!.key))
  )
    end -= 1;
  // In "garlic cloves" the cloves are the unit.
  const after = food && unitOf(tokens[end]?.text ?? '') !== null ? end + 1 : end;
  let first = 0;
  // Sizes belong to the amount, not to the preparation.
  while (first < start && Object.hasOwn(sizeWords, tokens[first]!.key)) first += 1;
  const handling = [
    textOf(line, tokens.slice(first, start)).replace(/\s+(?:and|or|of|the)$/i, ''),
    textOf(line, tokens.slice(after)),
  ];
  // "Chicken" in "chicken or vegetable stock" would name something else.
  const name = shared && food ? food.name : textOf(line, tokens.slice(start, end));
  return { name, handling: handling.filter((words) => words !== '') };
}
