import type { AdaptedDish } from '../make-recipe.ts';
import { pungencyFor } from './pungency.ts';
import { heatOf } from './with-spice-level.ts';

/** Share of the heat of spice level 4 from which a dish may be called fiery. */
const minShareOfHeat = 0.7;

/** What claims great heat of a dish, and what is true of a milder one. "Fiery dishes" are others on its table. */
const claims: readonly (readonly [RegExp, string])[] = [
  [/\bgently fiery\b/g, 'gently spiced'],
  [/\bfiery, (?=\w)/g, ''],
  [/\b(?:fiery|blazing) red\b/g, 'red'],
  [/\bfierce (?=(?:[\w-]+ )?(?:dressing|spread|sauce)\b)/g, 'sharp '],
  [/\bfiery\b(?! dishes\b)/g, 'spiced'],
  [/\bFiery\b/g, 'Spiced'],
];

/** Most texts claim nothing, which one look tells. */
const anyClaim = /fiery|fierce|blazing/i;

/** A name or description that claims no great heat. */
export function withoutHeatClaims(text: string): string {
  if (!anyClaim.test(text)) return text;
  return claims.reduce((result, [claim, plain]) => result.replace(claim, plain), text);
}

/** The dish with no greater heat in its name and description than it has at this spice level. */
export function withTrueHeatClaims<Adapted extends AdaptedDish>(
  adapted: Adapted,
  spiceLevel: number,
): Adapted {
  const name = withoutHeatClaims(adapted.name);
  const about = withoutHeatClaims(adapted.about);
  if (name === adapted.name && about === adapted.about) return adapted;
  return heatOf(adapted, spiceLevel) >= minShareOfHeat * pungencyFor(4)
    ? adapted
    : { ...adapted, name, about };
}
