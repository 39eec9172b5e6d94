import type { FoodId } from '../../foods/food-id.ts';
import type { FoodSet } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import type { Limits } from '../../safety/recipe-lines.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';
import { type AdaptedDish, asWritten } from '../make-recipe.ts';
import { withLessBeside } from '../sides/join-sides.ts';
import { balanceSalt } from './balance-salt.ts';
import { adaptCues, withoutMeatJuices } from './cues.ts';
import { distinguishParts } from './distinguish-parts.ts';
import { type InterchangeableGroup, interchangeableFoods } from './interchangeable-foods.ts';
import { clearingLabel, labelled, labelsFor, needsLabel } from './labels.ts';
import { leaner } from './leaner.ts';
import { withoutSeasoning } from './left-out.ts';
import { withLittleOil } from './little-oil.ts';
import { isPartAllowed, isPartTooMuch } from './part-limits.ts';
import { sharedDish } from './shared-dishes.ts';
import { sharpened } from './sharpen.ts';
import { type Swap, substitutes } from './substitutes.ts';
import { avoidsGluten, cleared, flourUseOf, isHeatedOnce, swapPart, withSentence } from './swap-part.ts';
import { applyVariation, withoutSide, withPart } from './vary-dish.ts';

/** Foods that a household excludes, and foods to use up. */
export type Needs = Limits & {
  /** Excluded foods, by id. */
  avoid: FoodSet;
  /** Foods to put into open parts, by id. */
  use: FoodSet;
  /** Omit the parts that make it hot. */
  isMild: boolean;
  /** Whether the household wants little rice or bread beside a dish. */
  isLight?: boolean | undefined;
};

/** Maximum number of foods brought in; more changes would make it another dish. */
const maxUsed = 2;
const maxSwapped = 2;

/** A dish during adaptation, with the number of parts replaced by something unlike them. */
type Adapting = AdaptedDish & { swapped: number };

/**
 * Adapts a dish to a household: by its own variations first, then by common substitutes, then by omitting optional
 * parts. Null if the result would be another dish.
 */
export function adaptDish(dish: Dish, needs: Needs): AdaptedDish | null {
  let adapted: Adapting | null = unchanged(dish);
  for (const part of dish.parts) {
    if (adapted?.parts.has(part.key) && isForbidden(part, dish, needs))
      adapted = replace(adapted, part, needs);
  }
  const used = adapted && needs.use.size > 0 ? bringIn(adapted, needs) : adapted;
  const isLowFat = needs.dietaryRestrictions.includes('Low-Fat');
  const lean = used && isLowFat ? withLittleOil(withLeaner(used, needs), needs) : used;
  const sharp = lean && sharpened(lean, (part) => isWelcome(part, dish, needs));
  const light = sharp && needs.isLight ? withLessBeside(sharp) : sharp;
  return light && sharedDish(withLabels(light, needs), unchanged(dish));
}

/** On a low-fat diet, milk and yogurt are replaced by their low-fat versions, and butter in a pan by a little oil. */
function withLeaner<Made extends AdaptedDish>(adapted: Made, needs: Needs): Made {
  return [...adapted.parts].reduce((made, [key, part]) => {
    const swap = leaner[part.food];
    if (!swap || isNamed(made.name, key)) return made;
    const isFat = swap.ratio !== undefined;
    if (isFat && (rich.has(made.dish.kind) || !isHeatedOnce(made.steps, key) || hasOil(made))) return made;
    return swapInto(made, part, swap, needs) ?? made;
  }, adapted);
}

/** Two oils would look like a mistake. */
const hasOil = ({ parts }: AdaptedDish) =>
  [...parts.values()].some(({ food, side }) => side === undefined && foodById(food).class === 'oil');

/** Returns the same object if no label is needed, like `unchanged`. */
function withLabels<Made extends AdaptedDish>(adapted: Made, needs: Needs): Made {
  const asked = labelsFor(needs);
  if (![...adapted.parts.values()].some((part) => needsLabel(part, asked))) return adapted;
  return {
    ...adapted,
    parts: new Map(Array.from(adapted.parts, ([key, part]) => [key, labelled(part, asked)])),
  };
}

/**
 * Returns the same object each time, so that derived data is computed once for all households that eat everything in
 * it.
 */
function unchanged(dish: Dish): Adapting {
  const before = written.get(dish);
  if (before) return before;
  const adapted = { ...asWritten(dish), swapped: 0 };
  written.set(dish, adapted);
  return adapted;
}

const written = new WeakMap<Dish, Adapting>();

/** A version of a dish with a stable key; the key of the dish itself is ''. */
export type DishVersion = { key: string; adapted: AdaptedDish };
/** `brings`: the part that is put in; null if a part is only left out. */
type OtherVersion = DishVersion & { brings: DishPart | null };

/**
 * The dish adapted to a household, followed by its other versions: one for each variation, and one for each food that
 * may replace an open part.
 */
export function versionsOf(dish: Dish, needs: Needs): DishVersion[] {
  const adapted = adaptDish(dish, needs);
  return adapted ? [{ key: '', adapted }, ...otherVersionsOf(adapted, needs)] : [];
}

/** The other versions of a dish that is adapted to a household. */
export function otherVersionsOf(adapted: AdaptedDish, needs: Needs): DishVersion[] {
  const others = otherVersions.get(adapted) ?? findOthers(adapted);
  otherVersions.set(adapted, others);
  return others.filter(({ brings }) => !brings || isWelcome(brings, adapted.dish, needs));
}

const otherVersions = new WeakMap<AdaptedDish, OtherVersion[]>();

function findOthers(adapted: AdaptedDish): OtherVersion[] {
  const { dish } = adapted;
  const varied = dish.vary.flatMap((variation, at): OtherVersion[] => {
    const { part, use } = variation;
    if (use?.side !== undefined) return [];
    const isWritten = adapted.parts.get(part)?.key === part;
    const other = isWritten ? applyVariation(adapted, variation) : null;
    return other ? [{ key: `vary-${at}`, adapted: other, brings: use }] : [];
  });
  const opened = Object.keys(dish.open).flatMap((key): OtherVersion[] => {
    const part = adapted.parts.get(key);
    if (!part || part.key !== key) return [];
    return interchangeableWith(dish, key).flatMap((food): OtherVersion[] => {
      const brings = food === part.food ? null : replacement(adapted, part, { food });
      const other = brings && withReplacement(adapted, part, brings, { food });
      return other ? [{ key: `${key}-${food}`, adapted: other, brings }] : [];
    });
  });
  return [...varied, ...opened];
}

function isForbidden(part: DishPart, dish: Dish, needs: Needs): boolean {
  if (needs.isMild && dish.spicy.includes(part.key) && dish.optional.includes(part.key)) return true;
  return !isWelcome(part, dish, needs);
}

function isWelcome(part: DishPart, dish: Dish, needs: Needs): boolean {
  return (
    !needs.avoid.has(part.food) &&
    isPartAllowed(part, needs) &&
    !isPartTooMuch(part, dish.serves, needs.dietaryRestrictions)
  );
}

function replace(adapted: Adapting, part: DishPart, needs: Needs): Adapting | null {
  const { dish } = adapted;
  const isMildness = needs.isMild && dish.spicy.includes(part.key);
  const label = isMildness ? null : clearingLabel(part, needs);
  const sameFood = label ? swapInto(adapted, part, { food: part.food, label }, needs) : null;
  if (sameFood) return sameFood;
  const varied = isMildness ? null : vary(adapted, part, needs);
  if (varied) return varied;
  const plainer = isMildness ? null : withoutSeasoning(adapted, part.key);
  if (plainer) return plainer;
  const isFixed = dish.essential.includes(part.key);
  const swapped = isFixed || isMildness ? null : substitute(adapted, part, needs);
  if (swapped) return swapped;
  if (part.side !== undefined) return withoutSide(adapted, part.side);
  return dish.optional.includes(part.key) ? withPart(adapted, part.key, null) : null;
}

function vary(adapted: Adapting, part: DishPart, needs: Needs): Adapting | null {
  for (const variation of adapted.dish.vary) {
    if (variation.part !== part.key) continue;
    const { use } = variation;
    if (use && !isWelcome(use, adapted.dish, needs)) continue;
    const varied = applyVariation(adapted, variation);
    if (varied) return varied;
  }
  return null;
}

function substitute(adapted: Adapting, part: DishPart, needs: Needs): Adapting | null {
  const interchangeable = interchangeableWith(adapted.dish, part.key).map(
    (food): Swap => ({ food, isAlike: true }),
  );
  const usual = (substitutes.get(part.food) ?? []).map((swap) => cleared(swap, needs));
  for (const swap of [...usual, ...interchangeable]) {
    if (swap.use && swap.use !== flourUseOf(adapted.steps, part.key)) continue;
    if (measurePart(part).grams > (swap.max ?? Number.POSITIVE_INFINITY) * adapted.dish.serves) continue;
    const isOptional = part.side !== undefined || adapted.dish.optional.includes(part.key);
    if (isOptional && swap.isForNeed) continue;
    // A sentence about it would stay if the side is dropped after all.
    if (part.side !== undefined && swap.method) continue;
    if (swap.isBeside && (rich.has(adapted.dish.kind) || !partWith(adapted, part, swap))) continue;
    // Gluten-free bread only for households that avoid gluten.
    if (swap.label === 'gluten-free' && !avoidsGluten(needs)) continue;
    const swapped = adapted.swapped + (swap.isAlike ? 0 : 1);
    const isAnother = swapped > maxSwapped || (!swap.isAlike && isNamed(adapted.name, part.key));
    const result = isAnother ? null : swapInto(adapted, part, swap, needs);
    if (result) return { ...result, swapped };
  }
  return null;
}

/** Kinds in which fat is part of a dough or is spread. */
const rich: ReadonlySet<DishKind> = new Set<DishKind>([
  'cake and cookies',
  'sweet bread',
  'pudding',
  'savory pie',
  'savory bake',
  'pancakes',
  'pizza and flatbread',
  'toast',
  'sandwich',
  'porridge',
]);

/** Whether the dish's name mentions the part. */
function isNamed(name: string, key: string): boolean {
  return name.includes(`{${key}}`) || name.includes(`|${key}}`);
}

function interchangeableWith(dish: Dish, key: string): readonly FoodId[] {
  const name = dish.open[key];
  return name === undefined ? [] : interchangeableFoods[name as InterchangeableGroup];
}

function swapInto<Made extends AdaptedDish>(
  adapted: Made,
  part: DishPart,
  swap: Swap,
  needs: Needs,
): Made | null {
  const made = replacement(adapted, part, swap);
  return made && isWelcome(made, adapted.dish, needs) ? withReplacement(adapted, part, made, swap) : null;
}

/** A food that the dish already contains keeps its name there, so that both become one line of the list. */
function replacement(adapted: AdaptedDish, part: DishPart, swap: Swap): DishPart | null {
  const made = swapPart(part, swap);
  const there = partWith(adapted, part, swap);
  return made && there ? { ...made, key: there.key, name: there.name } : made;
}

function partWith(adapted: AdaptedDish, { key: own, side }: DishPart, { food }: Swap): DishPart | undefined {
  for (const [key, part] of adapted.parts)
    if (key !== own && part.food === food && part.side === side) return part;
  return undefined;
}

function withReplacement<Made extends AdaptedDish>(
  adapted: Made,
  part: DishPart,
  made: DishPart,
  swap: Swap,
): Made | null {
  const there = partWith(adapted, part, swap);
  const apart = there ? distinguishParts(adapted.steps, part, made, there) : adapted.steps;
  if (!apart) return null;
  const adaptedSteps = swap.cues ? adaptCues(apart, part.key, swap.cues) : apart;
  const steps = adaptedSteps && withoutMeatJuices(adaptedSteps, part, made);
  if (!steps) return null;
  const newSteps = swap.method ? withSentence(steps, part.key, swap.method) : steps;
  return balanceSalt({ ...withPart(adapted, part.key, made), steps: newSteps }, part, made);
}

/** Puts foods to use up into open parts. */
function bringIn(adapted: Adapting, needs: Needs): AdaptedDish {
  let result = adapted;
  let used = 0;
  for (const key of Object.keys(adapted.dish.open)) {
    const part = result.parts.get(key);
    if (!part || used === maxUsed || needs.use.has(part.food) || part.key !== key) continue;
    for (const food of interchangeableWith(adapted.dish, key)) {
      if (!needs.use.has(food)) continue;
      const swapped = swapInto(result, part, { food }, needs);
      if (!swapped) continue;
      result = swapped;
      used += 1;
      break;
    }
  }
  return result;
}
