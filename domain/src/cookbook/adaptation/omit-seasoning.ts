import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { meat, servingsCondition } from '../method/conditions.ts';
import { type Rendering, renderTemplate, templateOf } from '../method/method-template.ts';
import { partToken } from '../method/part-token.ts';

/**
 * Grams per serving up to which a food only seasons: a spoon of sunflower oil does nothing for what sesame oil scented,
 * nor one of stock for what wine lifted, and a pinch of sugar is not missed.
 */
const maxSeasoningGrams: Readonly<Partial<Record<FoodId, number>>> = {
  'sesame-oil': 5,
  'sesame-seed': 6,
  sugar: 1.5,
  'brown-sugar': 1.5,
  'palm-sugar': 1.5,
  sake: 8,
  'shaoxing-wine': 8,
  sherry: 8,
};

/** The dish without a part that only seasons; null if it does more, or if a text would not be whole. */
export function withoutSeasoning<Adapted extends AdaptedDish>(adapted: Adapted, key: string): Adapted | null {
  const part = adapted.parts.get(key);
  const maxGrams = part && maxSeasoningGrams[part.food];
  if (!part || maxGrams === undefined || adapted.dish.essential.includes(key)) return null;
  if (measurePart(part).grams > maxGrams * adapted.dish.serves) return null;
  const steps = adapted.steps.map((step) => withoutPhrase(step, key));
  if (
    isFatOfPan(adapted, part) ||
    ![adapted.name, ...steps].every((text) => isWholeWithout(text, adapted, key))
  )
    return null;
  const parts = new Map(adapted.parts);
  parts.delete(key);
  return { ...adapted, parts, steps };
}

/** "… and finish with the {sesame oil}", "Stir in the {sesame oil}." */
function withoutPhrase(step: string, key: string): string {
  const token = partToken(key);
  return step
    .replace(
      new RegExp(`,? and (?:finish with|toss with|season with|stir in|trickle over) the ${token}(?=[.,[])`),
      '',
    )
    .replace(new RegExp(`(?<=^|\\. )(?:Stir in|Finish with|Season with) the ${token}\\.(?: |$)`), '')
    .replace(new RegExp(`(?<=\\{[^{}]*oil\\}) with the ${token}(?= in )`), '');
}

/** Whether food is fried in it, without another oil. */
function isFatOfPan({ parts, steps }: AdaptedDish, part: DishPart): boolean {
  if (foodById(part.food).class !== 'oil') return false;
  const hasOther = [...parts.values()].some(
    (other) => other !== part && foodById(other.food).class === 'oil',
  );
  const heated = new RegExp(`\\b(?:[Hh]eat|[Ff]ry)\\b[^.]*${partToken(part.key)}`);
  return !hasOther && steps.some((step) => heated.test(step));
}

function isWholeWithout(text: string, { parts }: AdaptedDish, key: string): boolean {
  const has = (condition: string) =>
    condition !== key && (parts.has(condition) || condition === meat || servingsCondition.test(condition));
  const rendering: Rendering = {
    has,
    nameOf: ({ part, words }) => (part !== key && parts.has(part) ? words : null),
    amount: String,
    vessel: (name) => name,
    batches: () => '',
    share: () => '',
  };
  return renderTemplate(templateOf(text), rendering) !== null;
}
