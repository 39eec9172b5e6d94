import type { Food, FoodClass } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import { nameByWeight } from '../../foods/name-by-weight.ts';
import { foodById } from '../../foods/table.ts';
import { roundForScales } from '../../quantities/kitchen-amount.ts';
import { isWeightOrVolume } from '../../quantities/units.ts';
import type { Limits } from '../../safety/recipe-lines.ts';
import { scaleAmount } from '../amounts/scale-amount.ts';
import type { DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';
import { sentencesOf } from '../method/sentences.ts';
import { clearingLabel } from './labels.ts';
import type { FlourUse, Swap } from './swap.ts';

/** Classes whose foods are cut and cooked alike, so that "finely chopped" applies to both. */
const handledAlike: readonly (readonly FoodClass[])[] = [
  ['grain', 'gluten-grain'],
  ['nut', 'seed', 'legume'],
  ['vegetable', 'starchy-vegetable', 'mushroom'],
  ['red-meat', 'poultry'],
];

function isHandledAlike(food: Food, other: Food): boolean {
  if (food.class === other.class) return true;
  if (food.kinds.includes('cheese') && other.kinds.includes('cheese')) return true;
  return handledAlike.some((classes) => classes.includes(food.class) && classes.includes(other.class));
}

/** The part with another food in an equivalent amount; null if the amount is unknown. */
export function swapPart(part: DishPart, swap: Swap): DishPart | null {
  const from = foodById(part.food);
  const to = foodById(swap.food);
  const measured = amountOf(part, from, to, swap.ratio ?? 1);
  if (!measured) return null;
  const head = swap.label ? `${swap.label} ${part.key}` : (swap.listName ?? nameFor(to, measured));
  // The key of a side's seasoning goes on: "oil for the bok choy".
  const preparation = part.name.slice(part.name.split(',')[0]!.length);
  const isMelted = /^, melted\b/.test(preparation) && swap.cues === undefined;
  const keepsPreparation = !head.includes(',') && (isMelted || isHandledAlike(from, to));
  const style = swap.kindToBuy ? `, ${swap.kindToBuy}` : '';
  const suffix = keepsPreparation ? preparationOf(preparation, from, to) : '';
  const name = stateOf(part.key, head) + style + suffix;
  const side = part.side === undefined ? {} : { side: part.side };
  const own = name.split(',')[0]!.trim();
  const use = part.side === undefined ? undefined : /, (for the .+)$/.exec(name)?.[1];
  return { ...measured, key: use ? `${own} ${use}` : own, name, food: to.id, ...side };
}

/** "Roasted cashews" become roasted sunflower seeds. */
function stateOf(key: string, head: string): string {
  const state = /^(?:roasted|toasted) (?:salted )?/.exec(key)?.[0];
  return state && !head.startsWith(state) && !head.includes(',') ? state + head : head;
}

const nutCuts =
  /,? ?\b(?:roughly |coarsely |finely |lightly )?(?:broken|chopped|halved|slivered|sliced|crushed)\b(?: (?:into|in) \w+)?/g;

/** Seeds are not broken or chopped, and no other sweetener is, as palm sugar is. */
function preparationOf(preparation: string, from: Food, to: Food): string {
  if (to.class === 'sweetener') return '';
  return (from.class === 'nut' || from.class === 'legume') && to.class === 'seed'
    ? preparation.replace(nutCuts, '')
    : preparation;
}

type Measured = Pick<DishPart, 'amount' | 'unit'>;

function amountOf({ amount, unit }: DishPart, from: Food, to: Food, ratio: number): Measured | null {
  const grams = toGrams(from, amount, unit);
  const spoon = toGrams(to, 1, 'tbsp');
  // Oil is poured, not weighed.
  if (to.class === 'oil' && unit === 'g' && grams && spoon)
    return scaleAmount(to, { amount: (grams * ratio) / spoon, unit: 'tbsp' }, 1) as Measured;
  if (isWeightOrVolume(unit) && toGrams(to, 1, unit) !== null) return { amount: amount * ratio, unit };
  if (grams === null) return null;
  const gramsOfOne = toGrams(to, 1, unit);
  if (gramsOfOne === null) return { amount: roundForScales(grams * ratio), unit: 'g' };
  const exact = (grams * ratio) / gramsOfOne;
  return { amount: Math.max(0.5, exact >= 2 ? Math.round(exact) : Math.round(exact * 2) / 2), unit };
}

/** "2 zucchinis", "400 g green beans", "200 g spinach". */
function nameFor(food: Food, { amount, unit }: Measured): string {
  if (unit === 'whole') return amount > 1 ? food.plural : food.name;
  const grams = toGrams(food, amount, unit);
  return grams === null ? food.name : nameByWeight(food, grams);
}

/** Inserts a sentence before the first use of a part: after a preceding clause, and never before "Meanwhile". */
export function withSentence(steps: readonly string[], key: string, sentence: string): string[] {
  const first = steps.findIndex((step) => step.includes(`{${key}}`) || step.includes(`|${key}}`));
  const isMeanwhile = first > 0 && steps[first]!.startsWith('Meanwhile');
  return steps.map((step, at) => {
    if (isMeanwhile) return at === first - 1 ? `${step} ${sentence}` : step;
    return at === first ? `${sentence} ${step}` : step;
  });
}

export function avoidsGluten({ allergies, dietaryRestrictions }: Limits): boolean {
  return allergies.includes('Gluten') || dietaryRestrictions.includes('Gluten-Free');
}

/** The swap with the label that a gluten-free household needs: "gluten-free tamari". */
export function withRequiredLabel(swap: Swap, limits: Limits): Swap {
  const label = swap.label || !avoidsGluten(limits) ? null : clearingLabel(swap, limits);
  return label === 'gluten-free'
    ? { ...swap, listName: `${label} ${swap.listName ?? foodById(swap.food).name}` }
    : swap;
}

/** The use of a flour in the steps; null if it is the dough or batter itself. */
export function flourUseOf(steps: readonly string[], key: string): FlourUse | null {
  const token = partToken(key);
  const has = (text: string) => new RegExp(`\\b(?:${text})\\b[^.;]*${token}`, 'i').test(steps.join(' '));
  if (has('dough|batter|knead|sift|fold|cream')) return null;
  return has('dredge|coat|dust|turn|roll|toss|dip|press|shake|flour') ? 'coating' : 'thickening';
}

/** Whether a fat only heats in a pan for something to cook in, and nothing else is done with it. */
export function isHeatedOnce(steps: readonly string[], key: string): boolean {
  const token = new RegExp(partToken(key));
  const used = steps.flatMap(sentencesOf).filter((sentence) => token.test(sentence));
  return used.length === 1 && new RegExp(`\\b(?:Melt|Heat|Warm) the ${token.source}`, 'i').test(used[0]!);
}
