import { duration, isFigure, isLabel, timeUnit, withoutColon, yieldOrTimeIn } from './figure-lines.ts';

const minutes = /\d\s?min/i;
/** "1 jar", "12 muffins" below "Makes", but no amount of food. */
const countedThings = /^\d+(?:[-–]\d+)? (?!(?:g|kg|oz|lbs?|tbsp|tsp)\b)\p{L}{1,12}$/iu;

const onlyUnit = new RegExp(`^(?:${timeUnit}|mins)$`, 'iu');

/** Joins a number and its unit that stand on lines of their own: "15" and "minutes". */
export function withUnits(lines: readonly string[]): string[] {
  const isNumber = (line = '') => /^\d{1,3}$/.test(line);
  return lines.flatMap((line, index) => {
    if (onlyUnit.test(line) && isNumber(lines[index - 1])) return [];
    return isNumber(line) && onlyUnit.test(lines[index + 1] ?? '') ? `${line} ${lines[index + 1]}` : line;
  });
}

/** Joins a label and its figure that stand on lines of their own: "Cuisson" and "45 min", or "45 min" and "Cuisson". */
export function withLabels(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && (isFigure(lines[end]) || isLabel(lines[end]))) end++;
    // "Servings" behind other labels and figures, and "14 buns" below it.
    const below = lines[end] ?? '';
    const isCount = countedThings.test(below) && yieldOrTimeIn(below) === null;
    if (end > at + 1 && isCount && isYieldLabel(lines[end - 1]!)) end--;
    const table = joinedTable(lines, at);
    if (table.length > 0) {
      joined.push(...table);
      at += 2 * table.length;
      continue;
    }
    const [label, made] = [lines[at]!, lines[at + 1] ?? ''];
    if (end === at + 1 && countedThings.test(made) && isYieldLabel(label)) {
      joined.push(`${withoutColon(label)}: ${made}`);
      at += 2;
      continue;
    }
    joined.push(...(end === at ? [lines[at]!] : joinedRun(lines.slice(at, end))));
    at = Math.max(end, at + 1);
  }
  return joined;
}

function isYieldLabel(line: string): boolean {
  return yieldOrTimeIn(`${withoutColon(line)}: 10`) === 'yield';
}

/** A row of labels above a row of figures, some of which may be missing: "Préparation", "Repos", "10 min", "-". */
function joinedTable(lines: readonly string[], start: number): string[] {
  let end = start;
  while (end < lines.length && isLabel(lines[end])) end++;
  const labels = lines.slice(start, end);
  const figures = lines.slice(end, end + labels.length);
  const isWhole = figures.length === labels.length && figures.some((figure) => duration.test(figure));
  return labels.length > 1 && isWhole && figures.every((figure) => isFigure(figure) || isNoFigure(figure))
    ? labels.map((label, index) => `${withoutColon(label)}: ${figures[index]}`)
    : [];
}

function isNoFigure(line: string): boolean {
  return /^[-–—]$/.test(line);
}

/** Labels come before their figures, unless the run begins with a figure and ends with a label. */
function joinedRun(run: readonly string[]): string[] {
  // "Prep time", "5", "Cook time", "60 min"
  const areMinutes = run.some((one) => isFigure(one) && minutes.test(one));
  const isReversed = isFigure(run[0]) && isLabel(run.at(-1));
  const joined: string[] = [];
  for (let at = 0; at < run.length; ) {
    const [one, next] = [run[at]!, run[at + 1]];
    const [label, figure] = isReversed ? [next, one] : [one, next];
    const isLabeled = isLabel(label) && isFigure(figure);
    const labeled = isLabeled ? `${withoutColon(label!)}: ${figure}` : '';
    const whole =
      areMinutes && isLabeled && yieldOrTimeIn(labeled) === null && /^\d{1,3}$/.test(figure!)
        ? `${labeled} min`
        : labeled;
    const kind = yieldOrTimeIn(whole);
    const isPair = kind !== null && (kind === 'yield') !== duration.test(whole);
    joined.push(isPair ? whole : one);
    at += isPair ? 2 : 1;
  }
  return joined;
}
