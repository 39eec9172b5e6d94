import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { DishPart } from './dish.ts';
import type { AdaptedDish } from './make-recipe.ts';
import { scaleAmount } from './scale-amount.ts';
import { withSentence } from './swap-part.ts';

/** Milligrams of sodium a serving that are not missed. */
const unnoticed = 120;
/** Milligrams of sodium in a teaspoon of salt: 6 g, 38.8 % of it sodium. */
const teaspoon = 2330;
/** Of what is missing: sweet and sour sauces taste of more than their salt. */
const share = 0.75;

const isSeasoning = ({ kinds }: Food) => kinds.includes('sauce') || kinds.includes('stock');
const isSugar = ({ class: kind, per100g }: Food) => kind === 'sweetener' && per100g.sugar > 60;

/**
 * A dish in which another sauce or stock stands for a salty one, seasoned as before: the salt that is missing goes in
 * with it, what is too much comes off the dish's own, and so does the sugar that it brings.
 */
export function balanceSalt<Made extends AdaptedDish>(adapted: Made, before: DishPart, now: DishPart): Made {
  if (!isSeasoning(foodById(before.food))) return adapted;
  const { serves } = adapted.dish;
  const had = nutritionOf([before], serves).perServing;
  const has = nutritionOf([now], serves).perServing;
  const missing = had.sodium - has.sodium;
  if (Math.abs(missing) < unnoticed) return adapted;
  const spoons = Math.round((missing * serves * share * 4) / teaspoon) / 4;
  const salted = spoons > 0 ? withSalt(adapted, spoons, before) : withoutSalt(adapted, -spoons);
  return withoutSugar(salted, has.sugar - had.sugar, now);
}

const saltOf = ({ parts }: AdaptedDish) =>
  [...parts].find(([, { food, unit }]) => food === 'salt' && unit === 'tsp');

/** On a line of its own where other steps season with the dish's salt, so that each says what it takes. */
function withSalt<Made extends AdaptedDish>(adapted: Made, spoons: number, before: DishPart): Made {
  const isStock = foodById(before.food).kinds.includes('stock');
  const [key, name, told] = saltOf(adapted)
    ? ['more salt', `salt, for the ${isStock ? 'broth' : 'sauce'}`, `{${spoons} tsp} of {salt|more salt}`]
    : ['salt', 'salt', 'the {salt}'];
  const salt = { key, name, food: 'salt', unit: 'tsp', amount: spoons } as const;
  return {
    ...adapted,
    parts: new Map([...adapted.parts, [key, salt]]),
    steps: withSentence(adapted.steps, before.key, `Stir ${told} into the {${before.key}}.`),
  };
}

function withoutSalt<Made extends AdaptedDish>(adapted: Made, spoons: number): Made {
  const [key, salt] = saltOf(adapted) ?? [];
  if (!key || !salt || isMeasured(adapted, key)) return adapted;
  const amount = Math.max(0.25, salt.amount - spoons);
  return { ...adapted, parts: new Map(adapted.parts).set(key, { ...salt, amount }) };
}

function withoutSugar<Made extends AdaptedDish>(adapted: Made, grams: number, from: DishPart): Made {
  const sweet = [...adapted.parts].find(([, part]) => part !== from && isSugar(foodById(part.food)));
  if (!sweet || grams < 1 || isMeasured(adapted, sweet[0])) return adapted;
  const [key, part] = sweet;
  const { sugar } = nutritionOf([part], adapted.dish.serves).perServing;
  const less = scaleAmount(foodById(part.food), part, Math.max(0.5, 1 - grams / sugar));
  return { ...adapted, parts: new Map(adapted.parts).set(key, { ...part, ...less } as DishPart) };
}

/** Whether a step says how much of it goes in, so that the list cannot have less. */
function isMeasured({ steps }: AdaptedDish, key: string): boolean {
  const measured = new RegExp(`\\{[\\d.]+ \\w+\\} of the \\{(?:[^{}|]*\\|)?${key}\\}`);
  return steps.some((step) => measured.test(step));
}
