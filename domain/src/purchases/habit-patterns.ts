import { bakingFoods, dairyMilks, hotFoods, isFrozen, plantMilks, readyFoods } from './data/habit-kinds.ts';
import { insightOf, ramp, type TasteInsight } from './insight.ts';
import type { KnownPurchase } from './purchases.ts';
import { byDay, byFood, evidenceOf, type Shopping, shareOfLines, withConfidence } from './shopping-days.ts';

/** Habits that show in the proportions of purchases, or in the number of distinct foods of a kind. */
export function patternsOf(shopping: Shopping): (TasteInsight | null)[] {
  return [
    freshCooking(shopping),
    organic(shopping),
    plantMilk(shopping),
    baking(shopping),
    readyMeals(shopping),
    frozenFood(shopping),
    heat(shopping),
    spices(shopping),
    manyVegetables(shopping),
  ];
}

const freshClasses: readonly string[] = ['vegetable', 'starchy-vegetable', 'mushroom', 'herb'];

/** Our own values: about a quarter of an ordinary basket is vegetables. */
function freshCooking(shopping: Shopping): TasteInsight | null {
  const fresh = shopping.lines.filter(
    (line) => freshClasses.includes(line.food.class) && line.food.section === 'Produce' && !isFrozen(line),
  );
  const ready = shopping.lines.filter(({ food }) => readyFoods.has(food.id));
  const share = shareOfLines(fresh, shopping.lines);
  if (share < 0.35 || shareOfLines(ready, shopping.lines) > 0.08) return null;
  return insightOf(
    'Mostly cooks from fresh vegetables',
    withConfidence(ramp(share, 0.2, 0.6), shopping),
    evidenceOf(fresh, byFood),
  );
}

const organicWords = /\b(org|orgnc|organic|organics|oorg)\b|^organic/i;

/** Labels on foods that are not in the table count as well. */
function organic(shopping: Shopping): TasteInsight | null {
  const lines = shopping.all.filter(({ text, name }) => organicWords.test(text) || organicWords.test(name));
  const share = shareOfLines(lines, shopping.all);
  if (share < 0.2 || new Set(lines.map(byDay)).size < 2) return null;
  const name = share >= 0.6 ? 'Mostly buys organic' : 'Often buys organic';
  return insightOf(name, withConfidence(ramp(share, 0.1, 0.7), shopping), evidenceOf(lines, byFood));
}

/** Reports only which milk is bought, not why. */
function plantMilk(shopping: Shopping): TasteInsight | null {
  const plant = shopping.lines.filter(({ food }) => plantMilks.has(food.id));
  const days = new Set(plant.map(byDay)).size;
  const dairyDays = new Set(shopping.lines.filter(({ food }) => dairyMilks.has(food.id)).map(byDay)).size;
  if (days < 2) return null;
  const name =
    dairyDays * 4 <= days ? 'Buys plant milk instead of dairy milk' : 'Buys plant milk as well as dairy milk';
  return insightOf(name, withConfidence(ramp(days, 0, 4), shopping), evidenceOf(plant, byDay));
}

function baking(shopping: Shopping): TasteInsight | null {
  return severalFoods('Bakes at home', shopping, ({ food }) => bakingFoods.has(food.id), 4);
}

function heat(shopping: Shopping): TasteInsight | null {
  return severalFoods('Buys chilies and hot sauces', shopping, ({ food }) => hotFoods.has(food.id), 3);
}

function spices(shopping: Shopping): TasteInsight | null {
  return severalFoods('Cooks with many spices', shopping, ({ food }) => food.class === 'spice', 6);
}

function manyVegetables(shopping: Shopping): TasteInsight | null {
  const isOne = ({ food }: KnownPurchase) =>
    (food.class === 'vegetable' || food.class === 'starchy-vegetable') && food.section === 'Produce';
  return severalFoods('Buys many different vegetables', shopping, isOne, 14);
}

/** A habit that shows in this many distinct foods, bought on at least two days. */
function severalFoods(
  name: string,
  shopping: Shopping,
  isOne: (line: KnownPurchase) => boolean,
  wanted: number,
): TasteInsight | null {
  const lines = shopping.lines.filter(isOne);
  // Each food by its latest purchase, so that old ones decay.
  const latest = new Map<string, number>();
  for (const { food, weight } of lines) latest.set(food.id, Math.max(weight, latest.get(food.id) ?? 0));
  if (latest.size < wanted || new Set(lines.map(byDay)).size < 2) return null;
  const weight = [...latest.values()].reduce((sum, one) => sum + one, 0);
  return insightOf(name, withConfidence(ramp(weight, 0, wanted * 1.5), shopping), evidenceOf(lines, byFood));
}

function readyMeals(shopping: Shopping): TasteInsight | null {
  return bigShare('Often buys ready-made meals', shopping, ({ food }) => readyFoods.has(food.id), 0.15);
}

function frozenFood(shopping: Shopping): TasteInsight | null {
  return bigShare('Often buys frozen food', shopping, isFrozen, 0.15);
}

/** A habit that shows in a share of all lines. */
function bigShare(
  name: string,
  shopping: Shopping,
  isOne: (line: KnownPurchase) => boolean,
  wanted: number,
): TasteInsight | null {
  const lines = shopping.lines.filter(isOne);
  const share = shareOfLines(lines, shopping.lines);
  if (share < wanted || new Set(lines.map(byDay)).size < 2) return null;
  return insightOf(name, withConfidence(ramp(share, 0, wanted * 3), shopping), evidenceOf(lines, byFood));
}
