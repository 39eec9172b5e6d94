import type { FoodId } from '../foods/food-id.ts';
import type { FoodSet } from '../foods/food-ids.ts';
import type { Limits } from '../safety/recipe-lines.ts';
import { balanceSalt } from './balance-salt.ts';
import type { Dish, DishKind, DishPart, Variation } from './dish.ts';
import { adaptCues, withoutRunnings } from './kitchen/cues.ts';
import { type Kin, kin } from './kitchen/kin.ts';
import { clearingLabel, labelled, labelsFor, needsLabel } from './kitchen/labels.ts';
import { leaner, type Swap, substitutes } from './kitchen/substitutes.ts';
import { type AdaptedDish, asWritten } from './make-recipe.ts';
import { measurePart } from './measure-part.ts';
import { isPartAllowed, isPartTooMuch } from './part-limits.ts';
import { sharedDish } from './shared-dishes.ts';
import { sharpened } from './sharpen.ts';
import { avoidsGluten, cleared, flourUseOf, swapPart, withSentence } from './swap-part.ts';
import { toldApart } from './told-apart.ts';

/** What a household cannot or will not eat, and what it would like to use up. */
export type Needs = Limits & {
  /** Foods that must not go in, by id. */
  avoid: FoodSet;
  /** Foods to use where a dish is open to them, by id. */
  use: FoodSet;
  /** Leave out what makes it hot. */
  isMild: boolean;
};

/** More changes make it another dish: foods brought in, and foods that stand for something else. */
const maxUsed = 2;
const maxSwapped = 2;

/** A dish on the way, and how many of its parts something unlike stands for. */
type Adapting = AdaptedDish & { swapped: number };

/**
 * The dish as a household can cook it: its own variations first, then what cooks usually take instead, then without
 * what may be left out. Null where that would be another dish.
 */
export function adaptDish(dish: Dish, needs: Needs): AdaptedDish | null {
  let adapted: Adapting | null = unchanged(dish);
  for (const part of dish.parts) {
    if (adapted && isForbidden(part, dish, needs)) adapted = replace(adapted, part, needs);
  }
  const used = adapted && needs.use.size > 0 ? bringIn(adapted, needs) : adapted;
  const lean = used && needs.dietaryRestrictions.includes('Low-Fat') ? withLeaner(used, needs) : used;
  const sharp = lean && sharpened(lean, (part) => isWelcome(part, dish, needs));
  return sharp && sharedDish(withLabels(sharp, needs), unchanged(dish));
}

/** Who eats low in fat has low-fat milk and yogurt in the house. */
function withLeaner<Made extends AdaptedDish>(adapted: Made, needs: Needs): Made {
  return [...adapted.parts].reduce((made, [key, part]) => {
    const food = leaner[part.food];
    if (!food || isNamed(made.name, key)) return made;
    return swapInto(made, part, { food, isAlike: true }, needs) ?? made;
  }, adapted);
}

/** The same object where no label is needed, as of `unchanged`. */
function withLabels<Made extends AdaptedDish>(adapted: Made, needs: Needs): Made {
  const asked = labelsFor(needs);
  if (![...adapted.parts.values()].some((part) => needsLabel(part, asked))) return adapted;
  return {
    ...adapted,
    parts: new Map(Array.from(adapted.parts, ([key, part]) => [key, labelled(part, asked)])),
  };
}

/** The same object each time, so that what follows from it is worked out once for all households that eat everything in it. */
function unchanged(dish: Dish): Adapting {
  const before = written.get(dish);
  if (before) return before;
  const adapted = { ...asWritten(dish), swapped: 0 };
  written.set(dish, adapted);
  return adapted;
}

const written = new WeakMap<Dish, Adapting>();

/** A version of a dish, by a key that stays: '' for the dish itself. */
export type DishVersion = { key: string; adapted: AdaptedDish };
/** `brings`: the part that it has instead; null where it only leaves one out. */
type OtherVersion = DishVersion & { brings: DishPart | null };

/**
 * The dish as a household can cook it, followed by its other versions: its own variations, and one for each food that
 * may stand in a part that is open to it.
 */
export function versionsOf(dish: Dish, needs: Needs): DishVersion[] {
  const adapted = adaptDish(dish, needs);
  if (!adapted) return [];
  const others = otherVersions.get(adapted) ?? findOthers(adapted);
  otherVersions.set(adapted, others);
  const welcome = others.filter(({ brings }) => !brings || isWelcome(brings, dish, needs));
  return [{ key: '', adapted }, ...welcome];
}

const otherVersions = new WeakMap<AdaptedDish, OtherVersion[]>();

function findOthers(adapted: AdaptedDish): OtherVersion[] {
  const { dish } = adapted;
  const varied = dish.vary.flatMap((variation, at): OtherVersion[] => {
    const { part, use } = variation;
    const isWritten = adapted.parts.get(part)?.key === part;
    const other = isWritten ? applyVariation(adapted, variation) : null;
    return other ? [{ key: `vary-${at}`, adapted: other, brings: use }] : [];
  });
  const opened = Object.keys(dish.open).flatMap((key): OtherVersion[] => {
    const part = adapted.parts.get(key);
    if (!part || part.key !== key) return [];
    return kinOf(dish, key).flatMap((food): OtherVersion[] => {
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
  const isFixed = dish.essential.includes(part.key);
  const swapped = isFixed || isMildness ? null : substitute(adapted, part, needs);
  if (swapped) return swapped;
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

/** The dish with a variation; null when another one has already told the same text otherwise. */
export function applyVariation<Made extends AdaptedDish>(adapted: Made, variation: Variation): Made | null {
  const { dish, name, about, minutes, steps } = adapted;
  const changed = Object.entries(variation.steps ?? {});
  const at = (number: string) => Number(number) - 1;
  const isTaken =
    (variation.name !== undefined && name !== dish.name) ||
    changed.some(([number]) => steps[at(number)] !== dish.steps[at(number)]);
  if (isTaken) return null;
  const told = [...steps];
  for (const [number, text] of changed) told[at(number)] = text ?? '';
  const from = dish.parts.find(({ key }) => key === variation.part)!;
  return {
    ...withPart(adapted, variation.part, variation.use),
    name: variation.name ?? name,
    about: variation.about ?? about,
    minutes: variation.minutes ?? minutes,
    steps: variation.use ? withoutRunnings(told, from, variation.use) : told,
  };
}

function substitute(adapted: Adapting, part: DishPart, needs: Needs): Adapting | null {
  const kindred = kinOf(adapted.dish, part.key).map((food): Swap => ({ food, isAlike: true }));
  const usual = (substitutes.get(part.food) ?? []).map((swap) => cleared(swap, needs));
  for (const swap of [...usual, ...kindred]) {
    if (swap.use && swap.use !== flourUseOf(adapted.steps, part.key)) continue;
    if (measurePart(part).grams > (swap.most ?? Number.POSITIVE_INFINITY) * adapted.dish.serves) continue;
    if (swap.isBeside && (rich.has(adapted.dish.kind) || !partWith(adapted, part, swap))) continue;
    // Bread without gluten is for those who eat none.
    if (swap.label === 'gluten-free' && !avoidsGluten(needs)) continue;
    const swapped = adapted.swapped + (swap.isAlike ? 0 : 1);
    const isAnother = swapped > maxSwapped || (!swap.isAlike && isNamed(adapted.name, part.key));
    const result = isAnother ? null : swapInto(adapted, part, swap, needs);
    if (result) return { ...result, swapped };
  }
  return null;
}

/** Kinds in which fat is rubbed into a dough or spread. */
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

/** Whether the dish is called after it. */
function isNamed(name: string, key: string): boolean {
  return name.includes(`{${key}}`) || name.includes(`|${key}}`);
}

function kinOf(dish: Dish, key: string): readonly FoodId[] {
  const name = dish.open[key];
  return name === undefined ? [] : kin[name as Kin];
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

/** A food that the dish has already keeps its name there, so that both are one line of the list. */
function replacement(adapted: AdaptedDish, part: DishPart, swap: Swap): DishPart | null {
  const made = swapPart(part, swap);
  const there = partWith(adapted, part, swap);
  return made && there ? { ...made, key: there.key, name: there.name } : made;
}

function partWith(adapted: AdaptedDish, { key: own }: DishPart, { food }: Swap): DishPart | undefined {
  for (const [key, part] of adapted.parts) if (key !== own && part.food === food) return part;
  return undefined;
}

function withReplacement<Made extends AdaptedDish>(
  adapted: Made,
  part: DishPart,
  made: DishPart,
  swap: Swap,
): Made | null {
  const there = partWith(adapted, part, swap);
  const apart = there ? toldApart(adapted.steps, part, made, there) : adapted.steps;
  if (!apart) return null;
  const adaptedSteps = swap.cues ? adaptCues(apart, part.key, swap.cues) : apart;
  const steps = adaptedSteps && withoutRunnings(adaptedSteps, part, made);
  if (!steps) return null;
  const told = swap.method ? withSentence(steps, part.key, swap.method) : steps;
  return balanceSalt({ ...withPart(adapted, part.key, made), steps: told }, part, made);
}

/** Brings in what should be used up, where the dish is open to it. */
function bringIn(adapted: Adapting, needs: Needs): AdaptedDish {
  let result = adapted;
  let used = 0;
  for (const key of Object.keys(adapted.dish.open)) {
    const part = result.parts.get(key);
    if (!part || used === maxUsed || needs.use.has(part.food) || part.key !== key) continue;
    for (const food of kinOf(adapted.dish, key)) {
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

function withPart<Made extends AdaptedDish>(adapted: Made, key: string, part: DishPart | null): Made {
  const parts = new Map(adapted.parts);
  if (part) parts.set(key, part);
  else parts.delete(key);
  return { ...adapted, parts };
}
