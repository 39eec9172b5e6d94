import type { Ingredient } from '../../ingredient-lines/ingredient.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { type DishKind, saladKinds } from '../dish.ts';

/** Grams from which on a large bowl overflows when they are tossed, and from which on any bowl does. */
const fullBowl = { large: 2400, any: 4200 } as const;

/** The bowl of a salad for many: very large, and from four kilograms on two. */
export function withRoomyBowl(
  steps: readonly string[],
  kind: DishKind,
  list: readonly Ingredient[],
): readonly string[] {
  if (!saladKinds.has(kind)) return steps;
  const grams = readLines(list).reduce((sum, line) => sum + (line.grams ?? 0), 0);
  if (grams < fullBowl.large) return steps;
  const bowl = grams < fullBowl.any ? 'a very large bowl' : 'two large bowls, half in each';
  const at = steps.findIndex((step) => largeBowl.test(step));
  return steps.map((step, index) => (index === at ? step.replace(largeBowl, bowl) : step));
}
const largeBowl = /\ba large bowl\b/;
