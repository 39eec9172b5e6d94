import type { Food } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../part-token.ts';
import { sodium, spoons } from './less-salt.ts';

/** Milligrams of sodium that 100 g of unsalted food asks for, 0.7 % of salt, and the same of beans from a can. */
const wanted = { unsalted: 280, canned: 100 } as const;
/** Share of its weight that leaves and other vegetables are salted for: much of it is water that runs off or is not noticed. */
const vegetableShare = 0.5;
/** Milligrams in 100 g below which a food counts as unsalted. */
const unsalted = 150;
/** No dish gets more times its own. */
const most = 2;

const body = new Set<Food['class']>([
  'vegetable',
  'mushroom',
  'starchy-vegetable',
  'red-meat',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'egg',
  'legume',
  'soy',
]);

/** A dish as one household cooks it, as far as its salt goes. */
type Salted = Pick<Dish, 'steps'> & { dish: Dish; parts: ReadonlyMap<string, DishPart> };

/** The dish with as much salt as what is in it needs, where it lies under that: what was replaced may have been salty. */
export function withEnoughSalt<Made extends Salted>(adapted: Made): Made {
  const factor = factorFor(adapted);
  return factor > 1 ? withMore(adapted, factor) : adapted;
}

function factorFor({ dish, parts }: Salted): number {
  const own = [...parts.values()].filter(isSpoonOfSalt).reduce((sum, part) => sum + sodiumOf(part), 0);
  if (own === 0) return 1;
  let need = 0;
  let has = 0;
  let all = 0;
  for (const part of parts.values()) {
    const food = foodById(part.food);
    const grams = toGrams(food, part.amount, part.unit) ?? 0;
    const isCanned = food.class === 'legume' && food.per100g.sodium >= unsalted;
    const share = food.class === 'vegetable' || food.class === 'mushroom' ? vegetableShare : 1;
    if (isCanned) need += (grams * wanted.canned) / 100;
    else if (body.has(food.class) && food.per100g.sodium < unsalted)
      need += (grams * share * wanted.unsalted) / 100;
    else has += sodiumOf(part);
    all += sodiumOf(part);
  }
  const room = sodium.low * dish.serves - all;
  const missing = Math.min(need - has, room);
  return missing < own / 4 ? 1 : Math.min(most, 1 + missing / own);
}

/** Milligrams in all of it. */
function sodiumOf({ food: id, amount, unit }: DishPart): number {
  const food = foodById(id);
  return ((toGrams(food, amount, unit) ?? 0) * food.per100g.sodium) / 100;
}

const isSpoonOfSalt = ({ food, unit }: DishPart) => foodById(food).class === 'salt' && unit === 'tsp';

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
