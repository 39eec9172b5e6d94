import type { DishPart, Variation } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { withoutMeatJuices } from './cues.ts';

/** Applies a variation. Null if another one already changed the same text. */
export function applyVariation<Adapted extends AdaptedDish>(
  adapted: Adapted,
  variation: Variation,
): Adapted | null {
  const { dish, name, about, minutes, steps } = adapted;
  const changed = Object.entries(variation.steps ?? {});
  const at = (number: string) => Number(number) - 1;
  const isTaken =
    (variation.name !== undefined && name !== dish.name) ||
    changed.some(([number]) => steps[at(number)] !== dish.steps[at(number)]);
  if (isTaken) return null;
  const newSteps = [...steps];
  for (const [number, text] of changed) newSteps[at(number)] = text ?? '';
  const from = dish.parts.find(({ key }) => key === variation.part)!;
  return {
    ...withPart(adapted, variation.part, variation.use),
    name: variation.name ?? name,
    about: variation.about ?? about,
    minutes: variation.minutes ?? minutes,
    steps: variation.use ? withoutMeatJuices(newSteps, from, variation.use) : newSteps,
  };
}

/** A side is whole or left out. */
export function withoutSide<Adapted extends AdaptedDish>(adapted: Adapted, side: string): Adapted {
  const parts = new Map([...adapted.parts].filter(([, part]) => part.side !== side));
  return { ...adapted, parts };
}

/** With another food for a part, or without it. */
export function withPart<Adapted extends AdaptedDish>(
  adapted: Adapted,
  key: string,
  part: DishPart | null,
): Adapted {
  const parts = new Map(adapted.parts);
  if (part) parts.set(key, part);
  else parts.delete(key);
  return { ...adapted, parts };
}
