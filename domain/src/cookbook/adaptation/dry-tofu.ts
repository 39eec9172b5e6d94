import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';
import { sentencesOf } from '../method/sentences.ts';

/** Already dried in the list or the method, or crumbled, so that it loses its water in the pan. */
const dried = /\bpat(?:ted)?\b|\bpress|\bsqueez|\bdrain|\btowel|\bblot|\bfrozen|\bdry\b|\bdried|\bcrumbl/i;
const browned = /\b(?:fry|fried|sear|roast|grill|brown|bake|broil|char|crisp|golden|gold|crust)\b/i;
const poached = /\b(?:simmer|poach|steam|boil)\b/i;

/** The fields of a dish that matter for its tofu. */
type Cooked = Pick<Dish, 'steps'> & { parts: ReadonlyMap<string, DishPart> };

/** Pats firm tofu dry before it is browned, since wet tofu steams and sticks. */
export function withDryTofu<Adapted extends Cooked>(adapted: Adapted): Adapted {
  const wetTofu = [...adapted.parts].find(([key, part]) => isWet(adapted.steps, key, part));
  if (!wetTofu) return adapted;
  const [key] = wetTofu;
  const [first = '', ...next] = adapted.steps;
  return { ...adapted, steps: [`Pat the {tofu|${key}} dry. ${first}`, ...next] };
}

function isWet(steps: readonly string[], key: string, { food, name }: DishPart): boolean {
  if (food !== 'tofu' || dried.test(name)) return false;
  const token = new RegExp(partToken(key));
  const own = steps.filter((step) => token.test(step));
  if (own.some((step) => dried.test(step))) return false;
  return own.some((step) =>
    sentencesOf(step).some(
      (sentence) => token.test(sentence) && browned.test(sentence) && !poached.test(sentence),
    ),
  );
}
