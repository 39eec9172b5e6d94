import type { Ingredient } from '../../ingredient-lines/ingredient.ts';
import { mapSentences } from './sentences.ts';

/** Breads that fill a frying pan, how many of them fit at once, and how the others follow. */
const kinds = [
  {
    warmed:
      /\b(?<before>[Ww]arm the (?:[a-z-]+ )*?(?<bread>pita|flatbread|naan|chapati|tortilla|roti|lavash)[a-z]*(?: breads?)? in an? (?:(?:dry|hot|wide|large|small|heavy|frying) )*(?:pan|skillet))(?! one by one|,? (?:one|two|three)\b)/,
    atOnce: 2,
    inTurn: 'two at a time',
  },
  {
    warmed:
      /\b(?<before>(?:[Tt]oast|[Ww]arm) the (?:[a-z-]+ )*?(?:buns|rolls|cut sides),? (?:cut side down,? )?in an? dry pan)(?! or\b)/,
    bread: /\b(?:buns|rolls)\b/,
    atOnce: 3,
    inTurn: 'a few at a time',
  },
] as const;

/** Eight pitas do not lie in one pan: they are warmed two at a time, and rolls a few at a time. */
export function withBreadsInTurn(steps: readonly string[], list: readonly Ingredient[]): readonly string[] {
  return kinds.reduce<readonly string[]>(
    (result, { warmed, atOnce, inTurn, ...kind }) =>
      mapSentences(result, (sentence) => {
        const found = warmed.exec(sentence);
        const bread = 'bread' in kind ? kind.bread : new RegExp(found?.groups?.bread ?? '$^');
        const line = list.find(({ name, unit }) => unit === 'whole' && bread.test(name));
        if (!found || !line || line.amount <= atOnce || /\bat a time\b|\bone by one\b/.test(sentence))
          return sentence;
        return sentence.replace(warmed, `$<before>, ${inTurn},`).replace(',,', ',');
      }),
    steps,
  );
}
