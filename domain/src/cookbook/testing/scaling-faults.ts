import { nameInNumber } from '../../quantities/counted-things.ts';
import type { DishRecipe } from '../make-recipe.ts';

/** Faults in recipes for one or for twelve that a pattern can detect, with their descriptions. */
const faults: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[\uE000-\uE0FF]/, 'a mark is left'],
  [
    /\b(?:three|four|five|six) (?:(?!quarters|of|in)[\w-]+ ){0,3}?(?:pans|pots|skillets|dishes|sheets|trays|tins)\b/,
    'more than two vessels',
  ],
  [/\b(?:pans|pots|sheets|trays|tins) (?:is|has|was|looks|smokes|turns)\b/, 'many, and the verb of one'],
  [/\b(?:pan|pot|sheet|tray|tin) (?:are|have|were)\b/, 'one, and the verb of many'],
  [/\bin one batch(?:es)?\b|\bin (?:two|three|four) batch\b/, 'one batch is no batch'],
  [/\b3 teaspoons\b/, 'three teaspoons are a tablespoon'],
  [/(?<![\d–.½¼¾,×] ?)\b1 (?!is\b|tsp\b)[a-z]+[^s\W]s\b(?! of\b)/, 'one, and a plural'],
];

export function scalingFaults({ ingredients, instructions }: DishRecipe): string[] {
  const listed = ingredients.flatMap(({ amount, unit, name }) => {
    const head = name.split(',')[0]!;
    if (unit === 'whole' && amount <= 1 && nameInNumber(head, false) !== head)
      return [`${amount} ${name}: one, and a plural`];
    if (unit === 'tsp' && amount === 3) return [`3 tsp ${name}: that is a tablespoon`];
    const isTwice =
      (unit === 'leaf' && /\blea(?:f|ves)\b/.test(head)) || (unit === 'can' && /\bcanned\b/.test(head));
    return isTwice ? [`${amount} ${unit} ${name} says it twice`] : [];
  });
  const stepFaults = instructions.flatMap((step) =>
    faults.flatMap(([pattern, what]) => {
      const found = pattern.exec(step);
      return found ? [`"${step.slice(Math.max(0, found.index - 20), found.index + 40)}": ${what}`] : [];
    }),
  );
  return [...listed, ...stepFaults];
}
