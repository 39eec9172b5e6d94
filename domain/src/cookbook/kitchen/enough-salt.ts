import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../part-token.ts';
import { bearable, sodium, spoons } from './less-salt.ts';
import { isSpoonOfSalt, saltNeeded, saltOfBroth, saltOfDough, sodiumIn } from './salt-needed.ts';

/** Maximum factor on the dish's own salt. */
const maxFactor = 2;

/** The fields of a dish that matter for its salt. */
type Salted = Pick<Dish, 'steps'> & { dish: Dish; parts: ReadonlyMap<string, DishPart> };

/** Adds salt if the adapted dish has too little: the replaced food may have been salty. */
export function withEnoughSalt<Made extends Salted>(adapted: Made): Made {
  const factor = factorFor(adapted);
  const more = factor > 1 ? withMore(adapted, factor) : adapted;
  return sodiumIn(more.parts.values()) > bearable * adapted.dish.serves ? adapted : more;
}

function factorFor({ dish, parts, steps }: Salted): number {
  const all = [...parts.values()];
  const own = sodiumIn(all.filter(isSpoonOfSalt));
  if (own === 0) return 1;
  const room = sodium.aim * dish.serves - sodiumIn(all);
  const needed = saltNeeded(all) + saltOfDough(dish.kind, all) + saltOfBroth(dish.kind, steps);
  const missing = Math.min(needed - own, room);
  return missing < own / 4 ? 1 : Math.min(maxFactor, 1 + missing / own);
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
      step.replace(token, (_, amount: string) => {
        const more = spoons(Number(amount) * factor, 'tsp');
        before += Number(amount);
        now += more;
        return `{${more} tsp}`;
      }),
    );
    // "The rest of the salt" must not be nothing.
    const rest = before > 0 && before < part.amount ? 0.25 : 0;
    const amount = before >= part.amount ? now : Math.max(spoons(part.amount * factor, 'tsp'), now + rest);
    parts.set(key, { ...part, amount });
  }
  return { ...adapted, parts, steps };
}
