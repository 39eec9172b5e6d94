import { allergenRecall, dietVerdicts, exactAllergens, falseAlarms } from './accuracy/allergens-diets.ts';
import { dishScore } from './accuracy/dishes.ts';
import {
  foreignAllergens,
  foreignAmounts,
  foreignFoods,
  labelledLanguages,
} from './accuracy/foreign-lines.ts';
import {
  type ForeignSet,
  foreignItems,
  foreignNames,
  foreignSets,
  noWrongForeignNames,
} from './accuracy/foreign-receipts.ts';
import { halves, safeLines, safeTexts, unsafeLines, unsafeTexts } from './accuracy/gate-cases.ts';
import { amountScore, foodScore, gramScore } from './accuracy/lines.ts';
import { mergeScore } from './accuracy/merges.ts';
import { pageFacts } from './accuracy/pages.ts';
import { noWrongFoods, printedFoods } from './accuracy/printed-foods.ts';
import {
  inventedItems,
  receiptCategories,
  receiptFigures,
  receiptItems,
  receiptNonFood,
} from './accuracy/receipts.ts';
import { safeRecipes, unsafeRecipes } from './accuracy/recipes.ts';
import type { Score } from './accuracy/score.ts';
import { wholeFields, wholePages, wholeTexts } from './accuracy/whole-recipes.ts';
import { understoodWishes } from './accuracy/wishes.ts';

/** What the reader reaches on names abroad; 0.85 right and 0.96 not wrong is asked of receipts at first sight. */
const reachedNames: Readonly<Record<ForeignSet, { right: number; notWrong: number }>> = {
  first: { right: 0.94, notWrong: 0.98 },
  second: { right: 0.99, notWrong: 0.99 },
  third: { right: 0.98, notWrong: 0.98 },
  fourth: { right: 0.98, notWrong: 0.98 },
};

/** The scores, with the minimum share of correct cases. */
export const accuracyBars: readonly { score: () => Score; bar: number }[] = [
  { score: allergenRecall, bar: 1 },
  { score: falseAlarms, bar: 0.97 },
  { score: exactAllergens, bar: 0.97 },
  { score: dietVerdicts, bar: 0.97 },
  { score: amountScore, bar: 0.95 },
  { score: gramScore, bar: 0.9 },
  { score: foodScore, bar: 0.9 },
  ...labelledLanguages.flatMap((language) => [
    { score: () => foreignFoods(language), bar: 0.9 },
    { score: () => foreignAllergens(language), bar: 1 },
    { score: () => foreignAmounts(language), bar: 0.95 },
  ]),
  { score: mergeScore, bar: 0.92 },
  { score: dishScore, bar: 29 / 32 },
  { score: unsafeRecipes, bar: 1 },
  { score: safeRecipes, bar: 0.95 },
  ...halves.flatMap((half) => [
    { score: () => unsafeLines(half), bar: 1 },
    { score: () => safeLines(half), bar: 0.97 },
    { score: () => unsafeTexts(half), bar: 1 },
    { score: () => safeTexts(half), bar: 0.97 },
  ]),
  { score: pageFacts, bar: 0.95 },
  ...wholeFields.map((field) => ({ score: () => wholePages(field), bar: 0.95 })),
  { score: wholeTexts, bar: 0.95 },
  { score: receiptItems, bar: 0.95 },
  { score: inventedItems, bar: 0.97 },
  { score: receiptFigures, bar: 0.9 },
  { score: receiptCategories, bar: 0.9 },
  { score: receiptNonFood, bar: 0.95 },
  { score: understoodWishes, bar: 0.97 },
  { score: printedFoods, bar: 0.85 },
  { score: noWrongFoods, bar: 0.96 },
  ...foreignSets.flatMap((set) => [
    { score: () => foreignNames(set), bar: reachedNames[set].right },
    { score: () => noWrongForeignNames(set), bar: reachedNames[set].notWrong },
    { score: () => foreignItems(set), bar: 0.92 },
  ]),
];

/** Accuracy on our labelled cases; `BENCH_MISSES=1` lists the incorrect ones. */
export function kitchenAccuracy(): string[] {
  const lines = ['Accuracy on labelled cases (bench/accuracy)'];
  for (const { score, bar } of accuracyBars) {
    const { name, right, of, misses } = score();
    const share = ((100 * right) / of).toFixed(1);
    lines.push(
      `${name.padEnd(46)} ${share.padStart(6)} %   ${right} of ${of}, bar ${(100 * bar).toFixed(1)} %`,
    );
    if (process.env.BENCH_MISSES) lines.push(...misses.map((miss) => `  ${miss}`));
  }
  return lines;
}
