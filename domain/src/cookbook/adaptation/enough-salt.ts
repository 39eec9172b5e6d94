import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';
import { maxPalatableSodium, sodium, spoons } from './less-salt.ts';
import { isSpoonOfSalt, saltNeeded, sodiumIn, sodiumPerTeaspoon } from './salt-needed.ts';

/** Maximum factor on the dish's own salt. */
const maxFactor = 3;

/** Share of the salt that a flat dish needs which it gets for those who want little sodium. */
const shareOfFew = 0.75;

/** The fields of a dish that matter for its salt. */
type Salted = Pick<Dish, 'steps'> & {
  dish: Dish;
  parts: ReadonlyMap<string, DishPart>;
  sodiumAim?: number;
};

/** Adds salt if the adapted dish has too little: the replaced food may have been salty. */
export function withEnoughSalt<Adapted extends Salted>(adapted: Adapted): Adapted {
  const all = [...adapted.parts.values()];
  const own = sodiumIn(all.filter(isSpoonOfSalt));
  if (own === 0) return adapted;
  const max = maxPalatableSodium * adapted.dish.serves;
  const needed = saltNeeded({ kind: adapted.dish.kind, steps: adapted.steps }, all);
  const sum = sodiumIn(all);
  // What has half of it is not bland, and takes more only up to the sodium that meals aim at.
  const { sodiumAim = sodium.aim } = adapted;
  const isFlat = own < needed / 2;
  const wanted = isFlat
    ? (sodiumAim === sodium.aim ? 1 : shareOfFew) * needed
    : Math.min(needed, own + sodiumAim * adapted.dish.serves - sum);
  const missing = Math.min(wanted - own, max - sum);
  if (missing < own / 4) return adapted;
  const factor = Math.min(maxFactor, 1 + missing / own);
  // Rounded up, it may exceed the maximum of a meal.
  const attempts = [factor, factor - sodiumPerTeaspoon / 4 / own].map((times) =>
    withSaltTimes(adapted, times),
  );
  return attempts.find(({ parts }) => sodiumIn(parts.values()) <= max) ?? adapted;
}

/** Smaller changes are not worth another spoon. */
const maxShareLeft = 0.85;

/** Share of the salt that a dish needs which stays: rounded to spoons, at least half. */
const minShareOfNeeded = 0.6;

/** The dish with less salt of its own, toward `sodiumAim` milligrams of sodium per serving. */
export function withLittleSalt<Adapted extends Salted>(adapted: Adapted, sodiumAim: number): Adapted {
  const all = [...adapted.parts.values()];
  const own = sodiumIn(all.filter(isSpoonOfSalt));
  const over = sodiumIn(all) - sodiumAim * adapted.dish.serves;
  const needed = saltNeeded({ kind: adapted.dish.kind, steps: adapted.steps }, all);
  const share = Math.max(1 - over / own, (minShareOfNeeded * needed) / own);
  const salted = { ...adapted, sodiumAim };
  if (own === 0 || share > maxShareLeft) return salted;
  const less = withSaltTimes(salted, share);
  // Rounded down, it may be bland.
  return sodiumIn([...less.parts.values()].filter(isSpoonOfSalt)) < needed / 2 ? salted : less;
}

function withSaltTimes<Adapted extends Salted>(adapted: Adapted, factor: number): Adapted {
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
