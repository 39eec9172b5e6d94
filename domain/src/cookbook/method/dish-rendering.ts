import { findFood } from '../../foods/find-food.ts';
import { foodById } from '../../foods/table.ts';
import { amountText } from '../amounts/amount-text.ts';
import type { ListLine } from '../amounts/list-lines.ts';
import { withOriginalCount } from '../amounts/original-count.ts';
import { nameInText } from '../description/name-in-text.ts';
import type { Dish, DishPart } from '../dish.ts';
import { isSubject, unchangedNumber, withNumber } from './agreement.ts';
import { type Batches, batchesMark, batchesPhrase } from './batches.ts';
import { hasMeat, meat, servingsCondition } from './conditions.ts';
import type { Rendering } from './method-template.ts';
import { vesselMark } from './vessel-mentions.ts';
import type { Vessel, Vessels } from './vessels.ts';

type DishVessel = Vessel & { isAdditional: boolean };

/** With the vessels, batches and additional rounds that the texts mention, collected while they are rendered. */
export type DishRendering = Rendering & {
  /** As `nameOf`, with a label where the household could take the usual food: "dust with gluten-free flour". */
  nameInStep: Rendering['nameOf'];
  dishVessels: DishVessel[];
  dishBatches: Batches[];
  dishRounds: number[];
};

/** How a dish's texts render its parts, amounts and vessels; collects the vessels and batches that were mentioned. */
export function renderingFor(
  { dish, parts }: { dish: Dish; parts: ReadonlyMap<string, DishPart> },
  servings: number,
  { listed, vessels, written }: { listed: ReadonlyMap<string, ListLine>; vessels: Vessels; written: Vessels },
): DishRendering {
  const factor = servings / dish.serves;
  const isForOne = servings === 1;
  const dishVessels: DishVessel[] = [];
  const dishBatches: Batches[] = [];
  const dishRounds: number[] = [];
  const named = new Set<string>();
  const nameOf: Rendering['nameOf'] = ({ part, words, isOwnName }, before, after) => {
    const current = parts.get(part);
    if (!current) return null;
    const line = listed.get(part)!;
    const isReplaced = current.key !== part;
    // The method calls "gluten-free pita" what the dish calls pita.
    const isLabelled =
      current.key.endsWith(`-free ${part}`) && part.split(' ').includes(words.split(' ').at(-1)!);
    const own = withOriginalCount(dish, current);
    if (isStillNamed(words, dish, part, current) || (!isOwnName && (!isReplaced || isLabelled)))
      return withNumber(words, own, line, before, after, isForOne);
    const name = isReplaced ? line.name.split(',')[0]! : current.key;
    if (isReplaced)
      return `${nameInText(isSubject(before) ? current.key : name, current, named, before)}${unchangedNumber}`;
    return withNumber(name, own, line, before, after, isForOne);
  };
  return {
    dishVessels,
    dishBatches,
    dishRounds,
    has: (part) => {
      const over = servingsCondition.exec(part)?.[1];
      if (over !== undefined) return servings > Number(over);
      return part === meat ? hasMeat(parts) : parts.has(part);
    },
    nameOf,
    nameInStep: (piece, before, after) => {
      const name = nameOf(piece, before, after);
      const label = wheatLabel(parts.get(piece.part), piece.words, before);
      return name === null || name.startsWith(label) ? name : label + name;
    },
    share: (roundsOf) => {
      const rounds = servingRoundsFor(servings, roundsOf);
      dishRounds.push(rounds - servingRoundsFor(dish.serves, roundsOf));
      return roundShares[rounds] ?? `one part in ${rounds} of`;
    },
    amount: (amount, unit) => amountText(amount, unit, factor),
    vessel: (name, holds, after, before) => {
      const vessel = vessels.vesselFor(name, holds, after, before);
      const wasMany = written.vesselFor(name, holds, after, before).isPlural;
      dishVessels.push({ ...vessel, isAdditional: vessel.isPlural && !wasMany });
      return `${vessel.text}${vesselMark(dishVessels.length - 1)}`;
    },
    batches: (word, holds) => {
      const batch = { count: vessels.batchesOf(holds), written: written.batchesOf(holds) };
      dishBatches.push(batch);
      return `${batchesPhrase(word, batch)}${batchesMark(dishBatches.length - 1)}`;
    },
  };
}

const roundShares: Readonly<Record<number, string>> = {
  1: '',
  2: 'half of',
  3: 'a third of',
  4: 'a quarter of',
};

/** A tenth more in a pan does not need another round. */
function servingRoundsFor(servings: number, roundsOf: number): number {
  return Math.max(1, Math.ceil(servings / roundsOf - 0.1));
}

const glutenFree = 'gluten-free ';
const definite = /\b(?:the|each|both|all|your) $/i;

/** "The flour" is that of the list; "flour" alone would be of wheat. */
function wheatLabel(part: DishPart | undefined, words: string, before: string): string {
  if (!part?.key.startsWith(glutenFree) || !part.key.endsWith(` ${words.split(' ').at(-1)!}`)) return '';
  // Gluten-free sourdough is sourdough, while gluten-free flour is another food than flour.
  const isOther = findFood(part.key)?.food.class !== foodById(part.food).class;
  return isOther && !definite.test(before) ? glutenFree : '';
}

/** "The yogurt" is also the word for nonfat Greek yogurt, and "the oil" for every oil, unless it would be untrue. */
function isStillNamed(words: string, dish: Dish, key: string, current: DishPart): boolean {
  if (!current.key.endsWith(` ${words}`)) return false;
  const original = foodById(dish.parts.find((part) => part.key === key)!.food);
  const food = foodById(current.food);
  const isTrue = original.contains.every((allergen) => food.contains.includes(allergen));
  return food.class === original.class && (isTrue || words === 'oil');
}
