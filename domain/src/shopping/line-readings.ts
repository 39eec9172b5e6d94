import { allergensOfFood } from '../foods/allergens.ts';
import { dietsBrokenBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import type { LabelClearance } from '../foods/label-claims.ts';
import { translateToEnglish } from '../foods/translate-tokens.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { type WrittenLine, writtenLine } from '../ingredient-lines/written-line.ts';
import { memoize } from '../quantities/memoize.ts';
import { tokenize } from '../quantities/tokens.ts';

/** What a line says, however much of it is cooked. */
type LineReading = {
  line: WrittenLine;
  /** In English. */
  spoken: string;
  written: string;
  /** Needs with the same key are one purchase. */
  key: string;
  isLabelled: boolean;
  isCooked: boolean;
};

const known = new Map<string, LineReading>();
/** Limits the cache to a few megabytes. */
const maxCached = 4000;

/** Structured lines are memoized: weeks repeat those of a few hundred recipes. */
export function readingOf(ingredient: Ingredient | string): LineReading {
  if (typeof ingredient === 'string') return readNeeded(ingredient);
  const { amount, unit, name, language = '' } = ingredient;
  const key = `${language}\n${amount}\n${unit}\n${name}`;
  return memoize(known, maxCached, key, () => readNeeded(ingredient));
}

function readNeeded(ingredient: Ingredient | string): LineReading {
  const line = writtenLine(ingredient);
  const { food, freeOf, language } = line;
  const spoken = translateToEnglish(language, line.written.name);
  const named = food ? spoken : line.written.name;
  const written = named.split(',')[0]?.trim() || named.trim();
  const label = food ? labelOf(food, freeOf) : '';
  const isCooked =
    food?.swells != null &&
    /^(?:cooked|boiled)\b/i.test(translateToEnglish(language, line.preparation ?? ''));
  return {
    line,
    spoken,
    written,
    // "Gluten-free spaghetti" is a different product from spaghetti.
    key: food ? `${food.id} ${label}${isCooked ? ' cooked' : ''}` : `? ${unknownKey(written)}`,
    isLabelled: label !== '',
    isCooked,
  };
}

/** Singular and plural of an unknown food share a key. */
function unknownKey(written: string): string {
  const words = tokenize(written).map(({ key }) => key);
  return words.join(' ');
}

/** The claims of the label that matter for this food; "vegan" on a carrot changes nothing. */
function labelOf(food: Food, freeOf: readonly LabelClearance[]): string {
  if (freeOf.length === 0) return '';
  const { contains, mayContain } = allergensOfFood(food);
  const lifted = dietsBrokenBy(food).filter((diet) => !dietsBrokenBy(food, freeOf).includes(diet));
  const cleared = [...contains, ...mayContain].filter((one) => freeOf.includes(one));
  return [...cleared, ...lifted].join(' ');
}
