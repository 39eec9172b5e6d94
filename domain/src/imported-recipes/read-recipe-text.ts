import { findFood } from '../foods/find-food.ts';
import { sectionStartedBy } from './headings.ts';
import { joinAmounts } from './join-amounts.ts';
import { pastedRows, titleOfIntro, withoutSignOff, withoutWraps } from './pasted-rows.ts';
import { splitLabel } from './split-lines.ts';
import { extractYieldAndTimes, type YieldAndTimes } from './yield-and-times.ts';

/** The sections of a recipe text, before parsing. */
export type TextRecipe = YieldAndTimes & {
  title: string;
  description: string[];
  lines: string[];
  steps: string[];
};

/** Maximum length of an ingredient line, without remarks in parentheses. */
const maxIngredientLength = 120;

/** The label above an advertisement. */
export const advertisement =
  /^(?:advertisement|(?:article |story )?continues? (?:reading )?(?:below|after)(?: this)? (?:ad|advertisement)|advertisement ?[-–—] ?continue reading below|anzeige|werbung|publicité|publicidade?|pubblicità|advertentie|annonse?|reklama?|hirdetés)$/iu;

/**
 * Splits a plain-text recipe into sections, by the headings of headings.ts or, without headings, by the shape of its
 * lines. Lines of neither section become the description.
 */
export function readRecipeText(given: readonly string[]): TextRecipe {
  const all = pastedRows(given)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '' && !advertisement.test(line))
    .flatMap((line) => {
      const labelled = splitLabel(line);
      return labelled ? [labelled.label, ...labelled.texts] : line;
    });
  const { rest, ...figures } = extractYieldAndTimes(all);
  const recipe: TextRecipe = { title: '', description: [], lines: [], steps: [], ...figures };
  const intro: string[] = [];
  const parts = rest.map(sectionStartedBy);
  if (parts.includes('ingredients')) readByHeadings(recipe, intro, rest, parts);
  else readByShape(recipe, intro, rest);
  const { title, rest: description } = titleOfIntro(intro);
  // The title again, above the servings and the list.
  const isHeading = recipe.lines[0] === title && isAboveFigure(all, rest, title);
  const lines = isHeading ? recipe.lines.slice(1) : recipe.lines;
  const steps = recipe.steps.map(withoutNumber).filter((step) => step !== '');
  return {
    ...recipe,
    title,
    description,
    lines: joinAmounts(lines),
    steps: withoutSignOff(withoutWraps(untilItEnds(steps))),
  };
}

function isAboveFigure(all: readonly string[], rest: readonly string[], line: string): boolean {
  const next = all[all.lastIndexOf(line) + 1];
  return next !== undefined && !rest.includes(next);
}

/**
 * A method ends before three consecutive lines that are not sentences: the rest of the page follows. Lines with amounts
 * may complete a step: "Spread it with a mixture of".
 */
function untilItEnds(steps: string[]): string[] {
  const isStep = (step: string) => step.split(' ').length > 4 || /[.!]$/.test(step);
  const end = steps.findIndex((_, index) => {
    const next = steps.slice(index, index + 3);
    const isCompleted = index > 0 && !/[.!?]$/.test(steps[index - 1]!) && next.every(startsWithAmount);
    return next.length === 3 && !next.some(isStep) && !isCompleted;
  });
  return end > 0 ? steps.slice(0, end) : steps;
}

function readByHeadings(
  recipe: TextRecipe,
  intro: string[],
  lines: readonly string[],
  parts: readonly ReturnType<typeof sectionStartedBy>[],
): void {
  let part: ReturnType<typeof sectionStartedBy> | 'intro' = 'intro';
  for (const [index, line] of lines.entries()) {
    const begun = parts[index];
    // The first section of each kind counts: pages repeat headings in other recipes and comments.
    if (part === 'ingredients' && numberOfStep(line) === 1) {
      part = 'steps';
      recipe.steps.push(line);
    } else if (begun === 'ingredients') part = recipe.lines.length === 0 ? begun : 'end';
    else if (begun === 'steps') part = recipe.steps.length === 0 ? begun : 'end';
    else if (begun) part = part === 'intro' ? 'intro' : 'end';
    else if (part === 'ingredients') recipe.lines.push(withoutBullet(line));
    else if (part === 'steps') recipe.steps.push(line);
    else if (part === 'intro') intro.push(line);
  }
  if (recipe.steps.length > 0) return;
  // Without a heading for the method, it begins at the first sentence.
  const first = recipe.lines.findIndex((line) => !looksLikeIngredient(line) && isSentence(line));
  if (first > 0) recipe.steps = recipe.lines.splice(first);
}

const stepWord = '(?:step|schritt|étape|etape|paso|passo|stap|krok|steg|trin|trinn|vaihe)';
const stepLabel = new RegExp(`^${stepWord}\\s*(\\d{1,2})(?!\\d)`, 'iu');

/** 2 for "Step 2" and "Schritt 2: …", null for other lines. */
export function numberOfStep(line: string): number | null {
  const [, number] = stepLabel.exec(line) ?? [];
  return number ? Number(number) : null;
}

/** The longest run of ingredient lines is the list, and the method follows it. */
function readByShape(recipe: TextRecipe, intro: string[], lines: readonly string[]): void {
  let best = { from: 0, to: 0 };
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && (isListed(lines[to]!) || isGroup(lines, to, from))) to++;
    if (to - from > best.to - best.from) best = { from, to };
    if (to > from) from = to;
  }
  if (best.to === 0) best = { from: lines.length, to: lines.length };
  // A title may look like an ingredient ("Pancakes") if it has no amount but the next line does.
  if (best.from === 0 && best.to > 2 && !startsWithAmount(lines[0]!) && startsWithAmount(lines[1]!)) {
    best.from = 1;
  }
  intro.push(...lines.slice(0, best.from));
  recipe.lines = lines.slice(best.from, best.to).map(withoutBullet);
  for (const line of lines.slice(best.to)) {
    const begun = sectionStartedBy(line);
    if (begun === 'end') break;
    if (!begun) recipe.steps.push(line);
  }
}

/** Like an ingredient, or a row after a bullet that does not end like a sentence. */
function isListed(line: string): boolean {
  return looksLikeIngredient(line) || (bulletSigns.includes(line[0] ?? ' ') && !/[.!?:]$/.test(line));
}

/** "For the dough:" between ingredients. */
function isGroup(lines: readonly string[], index: number, from: number): boolean {
  return index > from && lines[index]!.endsWith(':') && looksLikeIngredient(lines[index + 1] ?? '');
}

/** Bullets and checkboxes that stand for nothing else. */
export const bulletSigns = '•▢☐□◦‣▪▫■●○◾◽►';
const bullet = new RegExp(`^(?:[-–—·*${bulletSigns}]|\\[[ x]?\\])\\s*(?=\\S)`, 'u');

function withoutBullet(line: string): string {
  return line.replace(bullet, '').replace(/\s+,/g, ',').trim();
}

const pointedNumber = new RegExp(`^(?:${stepWord}\\s*)?\\d{1,2}(?:[.):]|\\s*[-–])\\s+(?=\\D)`, 'iu');
const labelledNumber = new RegExp(`^${stepWord}\\s*\\d{1,2}\\b[\\s.):–-]*`, 'iu');

/** Removes "Step 1:", "2." and the like, but not "350 °F" at the beginning of a step. */
export function withoutNumber(step: string): string {
  return (
    step
      .replace(bullet, '')
      .replace(pointedNumber, '')
      // Without a space, "1.5" is not a step.
      .replace(/^\d{1,2}[.)、．](?=[\p{Lu}\p{Lo}])/u, '')
      .replace(labelledNumber, '')
      .trim()
  );
}

const amount =
  /^(?:about |ca\.? |approx\.? )?(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞]|(?:an?|one|two|three|four|half|some|few|ein|eine|un|une|una|uno|en|een)\s)/iu;

/** Whether a line begins with an amount. */
export function startsWithAmount(line: string): boolean {
  return amount.test(withoutBullet(line));
}

/** "2 cups flour", "salt": short, and with an amount or a food name. */
export function looksLikeIngredient(line: string): boolean {
  const plain = withoutBullet(line);
  const isLong = plain.replace(/\([^()]*\)/g, '').length > maxIngredientLength;
  if (isLong || /^\d+[.)]\s/.test(plain)) return false;
  if (amount.test(plain)) return !isSentence(plain);
  const words = plain.split(' ').length;
  if (amountBehind.test(plain)) return true;
  return words <= 8 && (toTaste.test(plain) || (!/[.!?:]$/.test(plain) && findFood(plain) !== null));
}

/** "Soy sauce, 1 tbsp", "Bacon, ~3 strips" */
const amountBehind = /^\p{L}[^\d.!?:,]{1,50}, ?~?[\d¼½¾⅓⅔][\d/.,]*(?: ?\p{L}+){0,2}$/u;

/** Amounts after the food: "quanto basta", "to taste". */
const toTaste = /\S (?:q\. ?[bs]\.|to taste|al gusto|nach (?:belieben|geschmack)|a piacere|naar smaak)$/i;

function isSentence(line: string): boolean {
  return line.split(' ').length > 5 && /[.!]$/.test(line);
}
