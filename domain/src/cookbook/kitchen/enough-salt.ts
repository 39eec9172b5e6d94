import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../part-token.ts';
import { bearable, spoons } from './less-salt.ts';
import { isSpoonOfSalt, saltNeeded, sodiumIn } from './salt-needed.ts';

/** No dish gets more times its own. */
const most = 3;
/** Milligrams of sodium in a quarter teaspoon of salt. */
const quarter = 580;

/** A dish as one household cooks it, as far as its salt goes. */
type Salted = Pick<Dish, 'steps'> & { dish: Dish; parts: ReadonlyMap<string, DishPart> };

/** The dish with as much salt as what is in it needs, where it lies under that: what was replaced may have been salty. */
export function withEnoughSalt<Made extends Salted>(adapted: Made): Made {
  const all = [...adapted.parts.values()];
  const own = sodiumIn(all.filter(isSpoonOfSalt));
  const bears = bearable * adapted.dish.serves;
  const needed = saltNeeded({ kind: adapted.dish.kind, steps: adapted.steps }, all);
  const missing = Math.min(needed - own, bears - sodiumIn(all));
  if (own === 0 || missing < own / 4) return adapted;
  const factor = Math.min(most, 1 + missing / own);
  // Rounded up it may be more than a meal bears.
  const made = [factor, factor - quarter / own].map((one) => withMore(adapted, one));
  return made.find(({ parts }) => sodiumIn(parts.values()) <= bears) ?? adapted;
}

function withMore<Made extends Salted>(adapted: Made, factor: number): Made {
  const parts = new Map(adapted.parts);
  let { steps } = adapted;
  for (const [key, part] of adapted.parts) {
    if (!isSpoonOfSalt(part)) continue;
    const token = new RegExp(`\\{([\\d.]+) tsp\\}(?= of (?:the )?${partToken(key)})`, 'g');
    let before = 0;
    let now = 0;
    steps = steps.map((step) =>
      step.replace(token, (_, said: string) => {
        const more = spoons(Number(said) * factor, 'tsp');
        before += Number(said);
        now += more;
        return `{${more} tsp}`;
      }),
    );
    // What is left for "the rest of the salt" stays more than nothing.
    const rest = before > 0 && before < part.amount ? 0.25 : 0;
    const amount = before >= part.amount ? now : Math.max(spoons(part.amount * factor, 'tsp'), now + rest);
    parts.set(key, { ...part, amount });
  }
  return { ...adapted, parts, steps };
}
