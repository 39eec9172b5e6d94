import { allergensOfFood } from '../foods/allergens.ts';
import type { Food } from '../foods/food.ts';
import type { LabelClearance } from '../foods/label-claims.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { additionalFoods } from './named-foods.ts';
import { choicesOf, type RecipeLine, sentence, subjectOf, type Violation, verbFor } from './recipe-lines.ts';

/**
 * Every line counts: optional ones, garnishes, each "or", and foods in the words after the comma ("potatoes, mashed
 * with butter"). "May contain" is a violation too.
 */
export function allergenViolations(
  lines: readonly RecipeLine[],
  allergies: readonly Allergen[],
): Violation[] {
  if (allergies.length === 0) return [];
  return lines.flatMap((line) => {
    const choices = choicesOf(line).map((food) => ({ food, freeOf: line.freeOf }));
    const aside = additionalFoods(line).map((food) => ({ food, freeOf: [] }));
    return [...choices, ...aside].flatMap(({ food, freeOf }) =>
      allergenReasons(subjectOf(line, food), food, freeOf, allergies).map((why) => ({
        kind: 'allergen' as const,
        ingredient: line.written.name,
        why,
      })),
    );
  });
}

/**
 * "Butter contains Dairy", "Dark chocolate may contain Nuts, ...": one sentence for each allergy that the food
 * violates.
 */
export function allergenReasons(
  subject: string,
  food: Food,
  freeOf: readonly LabelClearance[],
  allergies: readonly Allergen[],
): string[] {
  const { contains, mayContain } = allergensOfFood(food, freeOf);
  const sure = contains.map((one) => ({ one, reason: `${verbFor(subject, 'contains')} ${one}` }));
  const possible = mayContain.map((one) => ({
    one,
    reason: `may contain ${one}, which is not safe with an allergy`,
  }));
  return [...sure, ...possible]
    .filter(({ one }) => allergies.includes(one))
    .map(({ reason }) => sentence(`${subject} ${reason}`));
}
