import { findFood } from '../foods/find-food.ts';
import { sectionStartedBy } from './headings.ts';
import { joinAmounts } from './join-amounts.ts';

/** The sections of a recipe text, before parsing. */
export type TextRecipe = {
  title: string;
  description: string[];
  lines: string[];
  steps: string[];
  /** The line with the servings: "Serves 4 to 6". */
  yield: string | null;
  /** Lines with times: "Total time: 45 min". */
  times: { total: string | null; parts: string[] };
};

/** Maximum length of an ingredient line. */
const maxIngredientLength = 120;

const yieldLine =
  /^(?:(?:recipe )?yields?|serves|servings?|makes|portions?|fur|für|pour|para|per|dosi per|rende|porciones|raciones|portionen|personen|porzioni|porções|rendimento|voor|aantal personen|liczba porcji|portioner|porsjoner|annoksia)\b\W*(?:about |ca\.? )?(?:\d|one|two|four|six)|^\d+(?:\s*[-–]\s*\d+)?\s+(?:servings?|portions?|portionen|personen|personnes|personas|raciones|porciones|persone|porzioni|pessoas|porções|personer|portioner|porsjoner|annosta|porcj[aei]|osob[ay]|osób)\b/iu;
/** The label above an advertisement. */
export const advertisement = /^(?:advertisement|anzeige|publicité|publicidad)$/iu;
const duration =
  /\d+\s*(?:h|hrs?|hours?|m|mins?|minutes?|minuten|std|stunden?|heures?|horas?|ore|ora|minuti|minutos|uur|godz|timmar|timer?|tuntia?)\b/iu;
const totalTime =
  /^(?:total(?: time)?|ready in|takes|time|duration|gesamtzeit|dauer|temps total|tiempo total|tempo totale|totale tijd|czas|total tid)\b/iu;
const partTime =
  /^(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|active|rest(?:ing)?|chill(?:ing)?|vorbereitung|zubereitungszeit|koch|back|arbeitszeit|préparation|cuisson|preparación|cocción|preparazione|cottura|voorbereiding|bereidingstijd)\w*(?: time|szeit)?\b/iu;

/**
 * Splits a plain-text recipe into sections, by the headings of headings.ts or, without headings, by the shape of its
 * lines. Lines of neither section become the description.
 */
export function readRecipeText(given: readonly string[]): TextRecipe {
  const all = given
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '' && !advertisement.test(line));
  const recipe: TextRecipe = {
    title: '',
    description: [],
    lines: [],
    steps: [],
    yield: null,
    times: { total: null, parts: [] },
  };
  const rest = withLabels(all).filter((line) => !tellsFigure(recipe, line));
  const parts = rest.map(sectionStartedBy);
  if (parts.includes('ingredients')) readByHeadings(recipe, rest, parts);
  else readByShape(recipe, rest);
  recipe.lines = joinAmounts(recipe.lines);
  recipe.steps = untilItEnds(recipe.steps.map(withoutNumber).filter((step) => step !== ''));
  return recipe;
}

/** A method ends before three consecutive lines that are no sentences: the rest of the page follows. */
function untilItEnds(steps: string[]): string[] {
  const isStep = (step: string) => step.split(' ').length > 4 || /[.!]$/.test(step);
  const end = steps.findIndex((_, index) => {
    const next = steps.slice(index, index + 3);
    return next.length === 3 && !next.some(isStep);
  });
  return end > 0 ? steps.slice(0, end) : steps;
}

const onlyFigure =
  /^(?:ca\.? |about )?\d[\d\s,.:h–-]*(?:h|hrs?|hours?|m|mins?|minut\p{L}*|std|stunden?|heures?|horas?|ore|ora|uur)?\.?$/iu;

/** Joins a label and its figure that stand on lines of their own: "Cuisson" and "45 min". */
function withLabels(lines: readonly string[]): string[] {
  const isFigure = (line = '') => line.length < 20 && onlyFigure.test(line);
  return lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? '';
    if (isFigure(next) && figureIn(`${withoutColon(line)}: ${next}`) && figureIn(line) === null)
      return [`${withoutColon(line)}: ${next}`];
    const before = lines[at - 1] ?? '';
    const isTaken =
      isFigure(line) && figureIn(`${withoutColon(before)}: ${line}`) && figureIn(before) === null;
    return isTaken ? [] : [line];
  });
}

function withoutColon(line: string): string {
  return line.replace(/\s*:$/, '');
}

/** Takes over a line that tells the servings or a time. */
function tellsFigure(recipe: TextRecipe, line: string): boolean {
  const figure = figureIn(line);
  if (figure === 'yield') {
    recipe.yield ??= line;
    // "Serves 4, 45 minutes", "Serves 4 | Prep 10 min | Cook 20 min".
    for (const said of line.split(/\s*[,;|·•]\s*/u).slice(1)) {
      if (!tellsFigure(recipe, said) && duration.test(said)) recipe.times.total ??= said;
    }
  } else if (figure === 'total') recipe.times.total ??= line;
  else if (figure === 'part') recipe.times.parts.push(line);
  return figure !== null;
}

/** What a line tells that contains only the servings, the whole time or a part of it. */
export function figureIn(line: string): 'yield' | 'total' | 'part' | null {
  if (line.length > 80) return null;
  if (yieldLine.test(line)) return 'yield';
  if (!duration.test(line)) return null;
  if (totalTime.test(line)) return 'total';
  const [label] = partTime.exec(line) ?? [];
  // "Bake in the oven for 20 minutes" is a step.
  return label && /^\W*(?:(?!(?:for|at|in|until)\b)\S+\s+){0,2}\S{0,2}\d/i.test(line.slice(label.length))
    ? 'part'
    : null;
}

function readByHeadings(
  recipe: TextRecipe,
  lines: readonly string[],
  parts: readonly ReturnType<typeof sectionStartedBy>[],
): void {
  let part: ReturnType<typeof sectionStartedBy> | 'intro' = 'intro';
  for (const [index, line] of lines.entries()) {
    const begun = parts[index];
    // The first section of each kind counts: pages repeat headings in other recipes and comments.
    if (part === 'ingredients' && firstStep.test(line)) {
      part = 'steps';
      recipe.steps.push(line);
    } else if (begun === 'ingredients') part = recipe.lines.length === 0 ? begun : 'end';
    else if (begun === 'steps') part = recipe.steps.length === 0 ? begun : 'end';
    else if (begun) part = part === 'intro' ? 'intro' : 'end';
    else if (part === 'ingredients') recipe.lines.push(withoutBullet(line));
    else if (part === 'steps') recipe.steps.push(line);
    else if (part === 'intro') addIntro(recipe, line);
  }
  if (recipe.steps.length > 0) return;
  // Without a heading for the method, it begins at the first sentence.
  const first = recipe.lines.findIndex((line) => !looksLikeIngredient(line) && isSentence(line));
  if (first > 0) recipe.steps = recipe.lines.splice(first);
}

const firstStep = /^(?:step|schritt|étape|paso|passo|stap|krok|steg)\s*1\b/iu;

/** The longest run of ingredient lines is the list, and the method follows it. */
function readByShape(recipe: TextRecipe, lines: readonly string[]): void {
  let best = { from: 0, to: 0 };
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && (looksLikeIngredient(lines[to]!) || isGroup(lines, to, from))) to++;
    if (to - from > best.to - best.from) best = { from, to };
    if (to > from) from = to;
  }
  if (best.to === 0) best = { from: lines.length, to: lines.length };
  // A title may look like an ingredient ("Pancakes") if it has no amount but the next line does.
  if (best.from === 0 && best.to > 2 && !startsWithAmount(lines[0]!) && startsWithAmount(lines[1]!)) {
    best.from = 1;
  }
  for (const line of lines.slice(0, best.from)) addIntro(recipe, line);
  recipe.lines = lines.slice(best.from, best.to).map(withoutBullet);
  for (const line of lines.slice(best.to)) {
    const begun = sectionStartedBy(line);
    if (begun === 'end') break;
    if (!begun) recipe.steps.push(line);
  }
}

/** "For the dough:" between ingredients. */
function isGroup(lines: readonly string[], index: number, from: number): boolean {
  return index > from && lines[index]!.endsWith(':') && looksLikeIngredient(lines[index + 1] ?? '');
}

function addIntro(recipe: TextRecipe, line: string): void {
  if (recipe.title === '') recipe.title = line.replace(/^#+\s*|\s*:$/g, '');
  else recipe.description.push(line);
}

const bullet = /^(?:[-–—•·*▢☐□◦‣]|\[[ x]?\])\s*(?=\S)/u;

function withoutBullet(line: string): string {
  return line.replace(bullet, '').replace(/\s+,/g, ',').trim();
}

/** Removes "Step 1:", "2." and the like, but not "350 °F" at the beginning of a step. */
export function withoutNumber(step: string): string {
  return step
    .replace(bullet, '')
    .replace(
      /^(?:(?:step|schritt|étape|etape|paso|passo|stap|krok|steg|trin|trinn|vaihe)\s*)?\d{1,2}(?:[.):]|\s*[-–])\s+(?=\D)/iu,
      '',
    )
    .replace(
      /^(?:step|schritt|étape|etape|paso|passo|stap|krok|steg|trin|trinn|vaihe)\s*\d{1,2}\b[\s.):–-]*/iu,
      '',
    )
    .trim();
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
  if (plain.length > maxIngredientLength || /^\d+[.)]\s/.test(plain)) return false;
  if (amount.test(plain)) return !isSentence(plain);
  const words = plain.split(' ').length;
  return words <= 8 && !/[.!?:]$/.test(plain) && findFood(plain) !== null;
}

function isSentence(line: string): boolean {
  return line.split(' ').length > 5 && /[.!]$/.test(line);
}
