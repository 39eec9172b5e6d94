import type { Food } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import {
  exceedsSpoons,
  kitchenAmount,
  type Measured,
  roundForScales,
} from '../../quantities/kitchen-amount.ts';
import type { Unit } from '../../quantities/units.ts';
import { isMeasuredByVolume } from '../../shopping/liquid-foods.ts';
import { isChiliPiece } from '../adaptation/pungency.ts';

/** Cloves of garlic below which a half or a quarter of one is taken. */
const maxPartOfClove = 0.67;
const maxQuarterOfClove = 0.3;

/** Grams from which on a piece is halved; from twice as much it is quartered. */
const minHalvedGrams = 60;

/**
 * Exponent for whole spices: three times the amount takes two and a quarter times the cinnamon sticks, since they
 * infuse longer.
 */
const spiceGrowth = 0.75;

/** Maximum tablespoons of oil or water before a measuring jug is used. */
const maxPouredSpoons = 5;

/**
 * Scales the amount of a food to one that can be measured, by weight if spoons or cans are unsuitable. At least one
 * fruit if the method uses portions of it (`isShared`): half of a half is too small for wedges. `isRaw`: eaten raw, so
 * that twice as much onion is too much.
 */
export function scaleAmount(
  food: Food,
  { amount, unit }: Measured,
  factor: number,
  { isShared = false, isRaw = false }: { isShared?: boolean; isRaw?: boolean } = {},
): Measured {
  // A whole clove of raw garlic drowns a spoonful of olives.
  if (unit === 'clove' && !isShared && amount * factor < maxPartOfClove)
    return { amount: amount * factor < maxQuarterOfClove ? 0.25 : 0.5, unit };
  const isWholeSpice = food.class === 'spice' && unit === 'whole' && factor > 1;
  const exact: Measured = { amount: amount * (isWholeSpice ? factor ** spiceGrowth : factor), unit };
  const isPartOfCan =
    toWholePieces(exact, food) === null &&
    ((packs.includes(unit) && exact.amount < (unit === 'can' ? 0.9 : 0.4)) ||
      // Fish is sold in cans of many sizes, so the cans are chosen by weight.
      (unit === 'can' && food.class === 'fish' && !Number.isInteger(kitchenAmount(exact, 1).amount)));
  // If a dish uses a quarter of it, half the dish uses a quarter too.
  const minPart = isShared && food.class === 'fruit' ? 1 : minInDish(food);
  const min = unit === 'whole' ? Math.min(minPart, amount) : minPart;
  const measured = asEditorsRound(asSold(toWholePieces(exact, food) ?? kitchenAmount(exact, min)), food);
  const isForJug = isMeasuredByVolume(food) && measured.unit === 'tbsp' && measured.amount > maxPouredSpoons;
  const isWeighed = exceedsSpoons(measured) || (!isMeasuredByVolume(food) && isAboutSeven(exact));
  const isScrap =
    unit === 'whole' &&
    food.class !== 'fruit' &&
    isSmallVegetable(food, unit) &&
    (toGrams(food, 1, unit) ?? 0) >= minWeighedGrams &&
    measured.amount > (isRaw ? maxExcessRaw : maxExcess) * exact.amount;
  if (!isPartOfCan && !isWeighed && !isForJug && !isScrap) return measured;
  if (!isPartOfCan && isMeasuredByVolume(food))
    return asEditorsRound(
      kitchenAmount({ amount: exact.amount * (unit === 'tbsp' ? 15 : 5), unit: 'ml' }, 1),
      food,
    );
  const grams = toGrams(food, exact.amount, unit);
  return grams === null ? measured : asEditorsRound({ amount: roundForScales(grams), unit: 'g' }, food);
}

/** Half an onion where a sixth belongs changes a dish: it is weighed. */
const maxExcess = 2.01;
const maxExcessRaw = 1.7;
/** Grams of one from which on a part of it is weighed, which excludes green onions and chilies. */
const minWeighedGrams = 100;

/** Too many spoons to count, and neither six nor eight. */
function isAboutSeven({ amount, unit }: Measured): boolean {
  const spoons = unit === 'tbsp' ? amount : unit === 'tsp' ? amount / 3 : 0;
  return spoons > 6.4 && spoons < 7.6;
}

/** Steps of grams and millilitres that editors print, below an amount. */
const editorSteps: readonly (readonly [below: number, step: number])[] = [
  [85, 5],
  [300, 25],
  [1000, 50],
];
/** Relative differences that are not noticed in a dish, and in the water of rice or a dough. */
const unnoticedRounding = { dish: 0.08, water: 0.055 } as const;
const doughClasses: readonly Food['class'][] = ['gluten-grain', 'grain', 'sweetener', 'baking', 'egg'];
const doughNames = /\b(?:flour|starch|butter|milk|cream|yogurt|almonds?)$/;

/** Round figures where the dish tolerates it: 325 g of beans are 350, 190 ml of stock 200. Doughs keep their ratios. */
function asEditorsRound({ amount, unit }: Measured, food: Food): Measured {
  if (unit !== 'g' && unit !== 'ml') return { amount, unit };
  const isCooked = food.id.startsWith('cooked-');
  if (!isCooked && (doughClasses.includes(food.class) || doughNames.test(food.name))) return { amount, unit };
  const step = editorSteps.find(([below]) => amount < below)?.[1] ?? 1;
  const round = Math.round(amount / step) * step;
  const max = food.id === 'water' ? unnoticedRounding.water : unnoticedRounding.dish;
  return Math.abs(round / amount - 1) <= max ? { amount: round, unit } : { amount, unit };
}

/** Deviations in cans that are not noticed: more if another would have to be opened, less if a rest would remain. */
const unnoticedShareOfCans = { more: 0.4, less: 0.21 } as const;
/** A whole can of legumes a head is more than people eat. */
const maxExcessOfLegumes = 0.25;

/**
 * Rounds to wholes: a can and a quarter becomes a can, four and a half stalks become five; null if the difference would
 * be too large.
 */
function toWholePieces({ amount, unit }: Measured, food: Food): Measured | null {
  if (unit === 'stalk' && amount > 1) return { amount: Math.round(amount), unit };
  if (unit === 'whole' && amount > 1 && isSmallFruit(food)) return { amount: Math.ceil(amount - 0.25), unit };
  if ((unit === 'whole' || unit === 'head') && amount > 1 && isSmallVegetable(food, unit))
    return { amount: Math.round(amount), unit };
  if (unit !== 'can' || food.class === 'fish') return null;
  const whole = Math.max(1, Math.round(amount));
  const more = whole / amount - 1;
  const maxExcessOfCans = food.class === 'legume' ? maxExcessOfLegumes : unnoticedShareOfCans.more;
  return more <= maxExcessOfCans && -more <= unnoticedShareOfCans.less ? { amount: whole, unit } : null;
}

/** Whether halves of it are impractical, as of limes and chilies. */
function isSmallFruit(food: Food): boolean {
  const each = toGrams(food, 1, 'whole') ?? 0;
  return (food.class === 'fruit' && each > 0 && each <= maxSmall) || isChiliPiece(food);
}
const maxSmall = 110;

/** Whether half of it is not worth keeping: one or two onions, not one and a half. */
function isSmallVegetable(food: Food, unit: Unit): boolean {
  const each = toGrams(food, 1, unit) ?? 0;
  return bestWholeClasses.includes(food.class) && each > 0 && each < minKeptGrams;
}
const bestWholeClasses: readonly Food['class'][] = ['vegetable', 'starchy-vegetable', 'mushroom', 'fruit'];

/** Grams from which on a rest keeps when a quarter is cut off, unlike that of an apple or an onion. */
const minKeptGrams = 500;

function minInDish(food: Food): number {
  const isHeavy = (toGrams(food, 1, 'whole') ?? 0) >= minKeptGrams;
  return isHeavy ? minPartOf(food) : Math.max(0.5, minPartOf(food));
}

const packs: readonly Unit[] = ['can', 'jar', 'block', 'packet'];

/** Rounds to what can be bought or poured, not 1.05 kg or 2.65 l. */
function asSold({ amount, unit }: Measured): Measured {
  if ((unit === 'g' || unit === 'ml') && amount >= 1000)
    return { amount: 100 * Math.round(amount / 100), unit };
  return unit === 'l' || unit === 'kg'
    ? { amount: Math.round(amount * 10) / 10 || amount, unit }
    : { amount, unit };
}

/** The smallest portion of one piece that is worth cutting off: a quarter of a cabbage, a whole egg. */
export function minPartOf(food: Food): number {
  const each = toGrams(food, 1, 'whole') ?? 0;
  if (isChiliPiece(food)) return 0.5;
  if (food.class === 'egg' || each < minHalvedGrams) return 1;
  return each >= 2 * minHalvedGrams ? 0.25 : 0.5;
}
