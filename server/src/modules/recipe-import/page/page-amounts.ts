import { findFood } from '@plateful/domain/foods/find-food.ts';
import { isOnlyAmount } from '@plateful/domain/imported-recipes/join-amounts.ts';
import { looksLikeIngredient, startsWithAmount } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import type { PartialRecipe } from './partial-recipe.ts';
import { asOnPage, folded, isHeading } from './text-fragments.ts';

/**
 * Some sites' linked data contains only foods, cuts a number at its point, or has one part of the recipe, while the
 * list on the page has all of it.
 */
export function filledFromPage(
  recipe: PartialRecipe,
  byPlugin: PartialRecipe,
  bySections: PartialRecipe,
  lists: readonly PartialRecipe[],
  onPage: readonly string[],
  isOneText: boolean,
): PartialRecipe {
  // A card that says the same is right about it; the page's other steps are an article.
  const isOnCard =
    recipe.steps.length > 0 && folded(byPlugin.steps.join('')) === folded(recipe.steps.join(''));
  const others = isOnCard ? [] : [byPlugin, bySections, ...lists];
  const whole = [
    ...(isCutFrom(byPlugin, recipe) ? [byPlugin] : []),
    ...(isOneText && isArticleAround(bySections, recipe, lists) ? [bySections] : []),
  ];
  const fuller = isPartOf(recipe, bySections)
    ? bySections
    : lists.find((candidate) => isFuller(candidate, recipe));
  const isOnlyBegun = fuller !== undefined && isBeginning(recipe.lines, fuller.lines);
  const declared =
    whole[0] ??
    others.find((candidate) => hasMoreSteps(candidate, recipe, candidate === byPlugin)) ??
    others.find((candidate) => isOnlyBegun && isBeginning(recipe.steps, candidate.steps)) ??
    (areSomeOf(recipe.steps, bySections.steps) ? bySections : null) ??
    recipe;
  const steps = [...asOnPage(declared.steps, bySections.steps)];
  const same = asOnPage(recipe.lines, bySections.lines);
  if (fuller || same !== recipe.lines) return { ...recipe, steps, lines: [...(fuller?.lines ?? same)] };
  // A line of the page that is already in the recipe completes no other line.
  const full = new Set(recipe.lines.map(folded));
  const candidates = onPage.filter((line) => !full.has(folded(line)));
  // Markup may have a heading as a line, like any other.
  const headings = new Set(bySections.lines.filter((line) => line.endsWith(':')).map(folded));
  const lines = recipe.lines.map((line, index) => {
    const isHeading = !/[\d:]/.test(line) && headings.has(folded(line));
    return isHeading ? `${line}:` : takeFuller(line, index + 1, candidates);
  });
  return { ...recipe, steps, lines };
}

function shareWithAmount(lines: readonly string[]): number {
  return lines.filter(startsWithAmount).length / Math.max(1, lines.length);
}

/** The same foods with amounts, or a list in place of one line. */
function isFuller({ lines }: PartialRecipe, declared: PartialRecipe): boolean {
  if (lines.length < minLines || lines.length + 2 < declared.lines.length) return false;
  if (shareWithAmount(lines) <= 0.5) return false;
  const letters = lines.map(folded);
  const declaredLetters = declared.lines.map(folded);
  if (declaredLetters.length === 1) return declaredLetters.join('').length < letters.join('').length;
  const contained = declaredLetters.filter((line) => letters.some((letter) => letter.includes(line))).length;
  return shareWithAmount(declared.lines) < 0.3 && contained * 3 >= declaredLetters.length;
}

/** Whether the list below the page's heading has all declared lines, and more. */
function isPartOf({ lines }: PartialRecipe, { lines: listLines }: PartialRecipe): boolean {
  const letters = listLines.map(folded);
  const declaredLetters = lines.map(folded);
  const others = listLines.filter(
    (line, index) => !line.endsWith(':') && !declaredLetters.includes(letters[index]!),
  );
  // What follows the list without a heading does not belong to it.
  const last =
    listLines.length - 1 - [...letters].reverse().findIndex((line) => declaredLetters.includes(line));
  const isAppended =
    others.every((line) => listLines.indexOf(line) > last) &&
    !listLines[last + 1]?.endsWith(':') &&
    !areFoods(others);
  const ends = new Set(lines.map(endOf));
  // The same list in other units, or a side dish.
  const isAgain = others.filter((line) => ends.has(endOf(line))).length * 2 > others.length;
  return (
    declaredLetters.length >= minLines &&
    others.length > 0 &&
    !isAgain &&
    !isAppended &&
    others.every((line) => /\p{L}{2}/u.test(line)) &&
    new Set(others).size * 4 >= others.length * 3 &&
    declaredLetters.every((line, index) => letters.includes(line) || isEndOfAny(lines[index]!, letters)) &&
    others.filter(looksLikeIngredient).length * 2 > others.length
  );
}

/** ", 21 seeds" of "4 slices bread, 21 seeds": some sites' linked data drops the link in front of it. */
function isEndOfAny(line: string, others: readonly string[]): boolean {
  return startsAmid.test(line) && others.some((other) => isEndOf(folded(line), folded(other)));
}

const startsAmid = /^[,;)]/;

function isEndOf(end: string, letters: string): boolean {
  return letters.endsWith(end) && letters !== end;
}

/** Lines with amounts, most of them of foods that we know, and no nutrition: "428 kcal". */
function areFoods(lines: readonly string[]): boolean {
  const isFood = (line: string) => findFood(line) !== null;
  return (
    lines.every((line) => startsWithAmount(line) && !/\d\s*(?:kcal|kj)(?!\p{L})/iu.test(line)) &&
    lines.filter(isFood).length * 3 >= lines.length
  );
}

const endLength = 6;

/** The last letters of the food. */
function endOf(line: string): string {
  return folded(line.replace(/[(,].*$/, '')).slice(-endLength);
}

/** Whether linked data contains the article around the page's method instead of a longer method. */
function isArticleAround(
  { steps }: PartialRecipe,
  declared: PartialRecipe,
  lists: readonly PartialRecipe[],
): boolean {
  const letters = folded(declared.steps.join(''));
  const method = steps.filter((step) => !isHeading(step)).map(folded);
  const start = letters.indexOf(method[0] ?? '');
  const end = letters.indexOf(method.at(-1) ?? '') + (method.at(-1) ?? '').length;
  const introduction = letters.slice(0, start);
  const tellsSteps = lists.some(
    (list) => list.steps.filter((step) => introduction.includes(folded(step))).length >= minMethod,
  );
  return (
    !tellsSteps &&
    method.length >= minMethod &&
    !declared.steps.some(isHeading) &&
    method.every((step) => letters.includes(step)) &&
    start > letters.length * minIntroduction &&
    letters.length - end < (end - start) * maxAppendix
  );
}

const minIntroduction = 0.25;
const maxAppendix = 0.5;

const minMethod = 2;

/** Linked data may lack single steps of the card that it was generated from. */
function isCutFrom({ steps }: PartialRecipe, declared: PartialRecipe): boolean {
  const [onPage, inData] = [steps, declared.steps].map((texts) => folded(texts.join('')));
  const others = steps.filter((step) => !inData!.includes(folded(step)));
  return (
    others.length > 0 &&
    others.every((step) => step.split(' ').length >= minWords) &&
    declared.steps.length > maxTexts &&
    !declared.steps.some(isHeading) &&
    declared.steps.every((step) => onPage!.includes(folded(step))) &&
    onPage!.endsWith(folded(declared.steps.at(-1)!)) &&
    onPage!.length < inData!.length * 1.5
  );
}

const minWords = 3;

/** Whether linked data has only a few of the steps below the page's heading. */
function areSomeOf(declared: readonly string[], onPage: readonly string[]): boolean {
  const letters = new Set(onPage.map(folded));
  return (
    declared.length > 1 &&
    declared.length <= maxTexts &&
    onPage.length > declared.length * 2 &&
    declared.every((step) => letters.has(folded(step))) &&
    onPage.every((step) => isHeading(step) || step.split(' ').length >= minWords)
  );
}

/** Whether the page continues the declared lines or steps: some sites put only the first ones into linked data. */
function isBeginning(declared: readonly string[], onPage: readonly string[]): boolean {
  return (
    declared.length > 0 &&
    onPage.length > declared.length &&
    declared.every((text, index) => folded(text) === folded(onPage[index]!)) &&
    // Notes below a heading are no steps.
    !onPage.slice(declared.length).some(isHeading)
  );
}

/** A whole method in place of its first step or its summary, or its steps in place of one text. */
function hasMoreSteps({ steps }: PartialRecipe, declared: PartialRecipe, isPlugin: boolean): boolean {
  if (steps.length < minLines || declared.steps.length === 0 || declared.steps.length > maxTexts)
    return false;
  // Wrapped lines are not steps.
  if (steps.some((step) => /^\p{Ll}/u.test(step))) return false;
  const declaredLetters = declared.steps.map(folded).join('');
  const letters = steps.map(folded);
  const size = letters.join('').length / declaredLetters.length;
  if (
    declared.steps.length === 1 &&
    size > 2 &&
    (isPlugin || letters.some((step) => step.includes(declaredLetters)))
  )
    return true;
  const contained = letters.filter((step) => declaredLetters.includes(step)).length;
  return contained * 4 >= steps.length * 3 && size > 0.85 && size < 1.15;
}

const minLines = 3;
const maxTexts = 2;

/** "1." of "1.5 tsp", where linked data has "5 tsp". */
const cutNumber = /^\d+[.,]$/;
const shortest = 3;
const maxLineLength = 160;

/** The same line with its amount, removed from the candidates: a food may be listed twice. */
function takeFuller(line: string, number: number, candidates: string[]): string {
  if (line.length < shortest) return line;
  // Lists may be numbered: "14" of "14 Pinch of salt" is not an amount.
  const index = candidates.findIndex(
    (candidate) => candidate !== `${number} ${line}` && isWithAmount(candidate, line),
  );
  return index < 0 ? line : candidates.splice(index, 1)[0]!;
}

/** A number and a unit that we do not know: "2 sztuki", "2 κ.σ.". */
const unknownAmount = /^[\d½¼¾⅓⅔][\d\s.,/½¼¾⅓⅔–-]*\p{L}[\p{L}.]{0,9}$/u;

/** An amount separate from its food, also with a remark: "1 kilogram", "150 g, crumbled". */
export function isAmountApart(text: string): boolean {
  const amount = text.replace(/(?:,[^,(]*|\([^()]*\))$/, '').trim();
  return isOnlyAmount(amount) || (unknownAmount.test(amount) && findFood(amount) === null);
}

function isWithAmount(candidate: string, line: string): boolean {
  if (candidate.length <= line.length) return false;
  if (startsAmid.test(line))
    return candidate.length <= maxLineLength && isEndOf(folded(line), folded(candidate));
  if (candidate.endsWith(line)) {
    const before = candidate.slice(0, -line.length);
    return startsWithAmount(line)
      ? cutNumber.test(before)
      : /\s$/.test(before) && isOnlyAmount(before.trim());
  }
  const after = candidate.slice(line.length);
  return (
    candidate.startsWith(line) &&
    // "Coriander, to taste" is complete; a number after it is another figure.
    !(line.includes(',') && /^\s*\d+$/.test(after)) &&
    !/\d/.test(line) &&
    /^[\s:,]/.test(after) &&
    isAmountApart(after.replace(/^[\s:,]+/, ''))
  );
}
