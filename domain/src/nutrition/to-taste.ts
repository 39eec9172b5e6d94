import { translateToEnglish } from '../foods/translate-tokens.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';

const phrases =
  /\b(to taste|as (needed|required|desired)|if (needed|desired)|for (serving|greasing|dusting|brushing|frying|sprinkling|garnish(ing)?|the (pan|tin|dish))|to (serve|garnish|finish))\b/i;

/** "salt, to taste", "oil, for greasing": the only kind of line that needs no amount. */
export function isToTaste({ name, unit, language }: Ingredient): boolean {
  return phrases.test(translateToEnglish(language ?? 'en', name)) || phrases.test(unit);
}
