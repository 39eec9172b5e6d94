import type { Food, FoodClass } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { labelledCan, toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { Ingredient } from '../../ingredient-lines/ingredient.ts';
import { isFryingOil } from '../../nutrition/frying-oil.ts';
import { nameInNumber } from '../../quantities/counted-things.ts';
import type { Measured } from '../../quantities/kitchen-amount.ts';
import { type Unit, unitOf } from '../../quantities/units.ts';
import { isMeasuredByVolume } from '../../shopping/liquid-foods.ts';
import type { DishPart } from '../dish.ts';
import { asSpoonsMeasure } from './amount-text.ts';
import { scaleAmount } from './scale-amount.ts';
import { smallAmount } from './small-amounts.ts';

export type ListLine = Ingredient & Measured;

/** A line of a list with its food. */
export type ListedPart = { food: FoodId; line: Measured & { name: string } };

/** A clove to rub on toast: half of one has no halves. */
const isCutInTwo = /^garlic, (?:halved|lightly crushed|unpeeled)/;

type PartUse = { isShared?: boolean; isWeighed?: boolean; isRaw?: boolean; servings?: number };

/** Cans a head up to which one more is opened rather than one less. */
const maxCansOfOne = 0.67;

/** Whole cans, since nothing is planned for half of one: of a can and a half two, or for two people one. */
function inWholeCans(measured: Measured, food: Food, servings: number | undefined): Measured {
  const { amount, unit } = measured;
  if (unit !== 'can' || amount < 1 || food.class === 'fish' || servings === undefined) return measured;
  const more = Math.ceil(amount);
  const isMore = amount % 1 >= 0.5 && more <= maxCansOfOne * servings;
  return { amount: isMore ? more : Math.floor(amount), unit };
}

/** Bounds on the factor for frying oil: few servings need the same depth, many fry in batches in the same oil. */
const fryingOil = { min: 0.6, max: 1.75 } as const;

/**
 * The list line for `wanted` times the dish's own servings. `isShared`: steps use portions of it; `isWeighed`: by
 * weight; `isRaw`: eaten raw; `servings`: of the recipe, whose cans are opened whole.
 */
export function listPart(
  part: DishPart,
  wanted: number,
  { isShared = false, isWeighed = false, isRaw = false, servings }: PartUse = {},
): ListLine {
  const food = foodById(part.food);
  const isForFrying = isFryingOil({ food, written: part });
  const factor = isForFrying ? Math.max(fryingOil.min, Math.min(fryingOil.max, wanted)) : wanted;
  const exact =
    factor === 1
      ? asSpoonsMeasure(part)
      : scaleAmount(food, part, factor, { isShared: isShared || isCutInTwo.test(part.name), isRaw });
  const scaled = asMeasuringSpoons(
    factor === 1 || isWeighed || /\bleaves\b/.test(part.key)
      ? exact
      : smallAmount(
          food,
          exact,
          isShared,
          /\b(?:chopped|snipped|diced)\b/.test(part.name),
          /\b(?:matchsticks|strips|sliced|slices|coins|dice)\b/.test(part.name),
        ),
  );
  const pinched = isShared && food.id === 'salt' ? atLeastTwoPinches(scaled) : scaled;
  const { amount, unit } = inWholeCans(pinched, food, servings);
  // Avoids "6 leaves makrut lime leaves".
  if ((unit === 'leaf' && /\bleaves\b/.test(part.key)) || (unit === 'sprig' && /\bsprigs\b/.test(part.key)))
    return { amount, unit: 'whole', name: nameInNumber(part.name, amount > 1) };
  const name = nameForAmount(part, { amount, unit });
  const size = sizeOfOne(food, { amount, unit }, name);
  return { amount, unit, name: size && !/\d ?(?:g|ml)\b/.test(name) ? withSize(name, size) : name };
}

/** Sold in packs of more than one size. */
const packs: readonly Unit[] = ['can', 'jar', 'packet', 'block', 'bottle'];
/** Natural pieces of varying size. */
const pieces: readonly FoodClass[] = ['fish', 'poultry', 'red-meat'];
/** Grams from which on a piece is worth weighing, which excludes anchovies. */
const minPieceGrams = 50;

/** Sold by weight with bones, two thirds of it edible. */
const withBone = /\b(?:drumsticks?|bone[- ]in|on the bone|wings?)\b/;
const meatOnBone = 0.68;

/** "400 g each" for cans, "about 170 g" for a fillet; null if no size is needed. */
function sizeOfOne(food: Food, { amount, unit }: Measured, name: string): string | null {
  const isDrained = /\b(?:drained|rinsed)\b/.test(name);
  const label = unit === 'can' ? labelledCan(food) : null;
  const grams = label ?? toGrams(food, 1, unit);
  if (grams === null) return null;
  const suffix = amount > 1 ? ' each' : '';
  // Without "of" it would read as the weight of half a can or of the beans in it.
  const prefix = amount < 1 || (label !== null && !isDrained) ? 'of ' : '';
  if (packs.includes(unit)) return `${prefix}${grams} ${isMeasuredByVolume(food) ? 'ml' : 'g'}${suffix}`;
  const isPiece = (unit === 'whole' || unit === 'fillet') && pieces.includes(food.class);
  if (!isPiece || grams < minPieceGrams) return null;
  const boughtGrams = withBone.test(name) ? 10 * Math.round(grams / meatOnBone / 10) : grams;
  return `about ${boughtGrams} g${suffix}`;
}

function withSize(name: string, size: string): string {
  const [head, ...preparation] = name.split(', ');
  return [head, size, ...preparation].join(', ');
}

/** Enough for the second use. */
function atLeastTwoPinches({ amount, unit }: Measured): Measured {
  const isLess = (unit === 'pinch' && amount < 2) || (unit === 'tsp' && amount < 1 / 8);
  return isLess ? { amount: 2, unit: 'pinch' } : { amount, unit };
}

/** "¾ tbsp" is on no measuring spoon. */
function asMeasuringSpoons({ amount, unit }: Measured): Measured {
  // There is no spoon for two and a quarter.
  if (unit === 'tsp' && amount > 2) {
    const halves = Math.round(amount * 2) / 2;
    return halves === 3 ? { amount: 1, unit: 'tbsp' } : { amount: halves, unit };
  }
  if (unit !== 'tbsp' || amount >= 1) return { amount, unit };
  const teaspoons = amount * 3;
  return { amount: teaspoons > 2 ? Math.round(teaspoons) : Math.round(teaspoons * 4) / 4, unit: 'tsp' };
}

/** Merges two parts replaced by the same food into one line. */
export function joinLines(lines: readonly { part: DishPart; line: ListLine }[]): ListLine[] {
  return lines.flatMap(({ part, line }, at) => {
    const same = lines.filter((other) => other.part.key === part.key);
    if (same.length === 1) return [line];
    if (same[0] !== lines[at]) return [];
    const food = foodById(part.food);
    const unit = unitOf(line.unit);
    const gramsOfOne = toGrams(food, 1, unit);
    const grams = same.map((other) => toGrams(food, other.line.amount, unitOf(other.line.unit)));
    if (!gramsOfOne || !unit || grams.includes(null)) return same.map((other) => other.line);
    const amount = grams.reduce<number>((sum, each) => sum + (each ?? 0), 0) / gramsOfOne;
    return [{ ...line, ...scaleAmount(food, { amount, unit }, 1) }];
  });
}

/**
 * Singular and plural in the name: "2 onions, chopped" for half as many people is "1 onion, chopped". Something counted
 * in cans is not also named "canned".
 */
function nameForAmount({ name, unit, amount, food }: DishPart, now: Measured): string {
  if (now.unit === 'can') return name.replace(/^canned /, '');
  // A weight says how much, so that the size of one says nothing.
  if (unit === 'whole' && now.unit === 'g') return name.replace(/^(?:very )?(?:small|medium|large) /, '');
  if (unit === 'can' && now.unit === 'g' && foodById(food).class === 'fish')
    return `${/^canned/.test(name) ? '' : 'canned '}${name.replace(/\bdrained\b(?! weight)/, 'drained weight')}`;
  // "200 g canned tomatoes, 400 g" would have two weights.
  const unsized = unit === 'can' ? name.replace(/, (?:of )?\d+ (?:g|ml)(?: each)?(?=,|$)/, '') : name;
  if (unit === 'can' && !/\b(?:can|canned|jar)\b/.test(name)) return `canned ${unsized}`;
  return unit === 'whole' && now.unit === 'whole' && amount > 1 !== now.amount > 1
    ? nameInNumber(name, now.amount > 1)
    : unsized;
}
