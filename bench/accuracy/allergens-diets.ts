import { strictDiets } from '@plateful/domain/foods/diet-checks.ts';
import { allergensOf } from '@plateful/domain/ingredient-lines/allergens-of-line.ts';
import { dietsOfLine } from '@plateful/domain/ingredient-lines/diets-of-line.ts';
import { readLine } from '@plateful/domain/ingredient-lines/read-line.ts';
import type { Allergen, Diet } from '@plateful/domain/vocabulary/options.ts';
import { casesOf, type Score, scoreOf } from './score.ts';

type Case = {
  line: string;
  /** Must be reported, as contained or as possible. */
  contains: Allergen[];
  /** May be reported or not. */
  may: Allergen[];
  breaks: Diet[];
  /** Sources disagree. */
  eitherDiet: Diet[];
};

const file = 'allergens-diets.jsonl';

/** Lines with an allergen: correct if each is reported. The gate rejects unknown foods; here they count as missed. */
export function allergenRecall(): Score {
  const cases = casesOf<Case>(file).filter(({ contains }) => contains.length > 0);
  return scoreOf('Allergens found, of lines that have one', cases, ({ line, contains }) => {
    const found = named(line);
    const missed = contains.filter((allergen) => !found?.includes(allergen));
    return missed.length > 0 ? `${line}: misses ${missed.join(', ')}` : null;
  });
}

/** Lines without allergens: correct if none is reported. */
export function falseAlarms(): Score {
  const cases = casesOf<Case>(file).filter(({ contains, may }) => contains.length + may.length === 0);
  return scoreOf('No false alarm, of lines that have none', cases, ({ line }) => {
    const found = named(line);
    if (found === null) return `${line}: unknown`;
    return found.length > 0 ? `${line}: ${found.join(', ')}` : null;
  });
}

/** Lines with an allergen: correct if no other is reported as contained. */
export function exactAllergens(): Score {
  const cases = casesOf<Case>(file).filter(({ contains }) => contains.length > 0);
  return scoreOf('Allergens named are there', cases, ({ line, contains, may }) => {
    const extra = allergensOf(readLine(line)).contains.filter(
      (allergen) => ![...contains, ...may].includes(allergen),
    );
    return extra.length > 0 ? `${line}: names ${extra.join(', ')}` : null;
  });
}

/** Each strict diet of each line is one verdict. */
export function dietVerdicts(): Score {
  const verdicts = casesOf<Case>(file).flatMap((sample) =>
    strictDiets.filter((diet) => !sample.eitherDiet.includes(diet)).map((diet) => ({ ...sample, diet })),
  );
  return scoreOf('Diet verdicts', verdicts, ({ line, breaks, diet }) => {
    const read = readLine(line);
    if (read.food === null && read.alternatives.length === 0) return `${line}: unknown, ${diet}`;
    const broken = dietsOfLine(read).breaks.includes(diet);
    if (broken === breaks.includes(diet)) return null;
    return `${line}: ${diet} ${broken ? 'should hold' : 'is broken'}`;
  });
}

function named(line: string): Allergen[] | null {
  const read = readLine(line);
  if (read.food === null && read.alternatives.length === 0) return null;
  const { contains, mayContain } = allergensOf(read);
  return [...contains, ...mayContain];
}
