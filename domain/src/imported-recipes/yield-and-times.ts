import {
  countBeforeTime,
  duration,
  isFigure,
  maxLineLength,
  people,
  totalTime,
  yieldOrTimeIn,
} from './figure-lines.ts';
import { sectionStartedBy } from './headings.ts';
import { withLabels, withUnits } from './join-labels.ts';

/** What lines state about servings and times. */
export type YieldAndTimes = {
  /** The line with the servings: "Serves 4 to 6". */
  yield: string | null;
  /** The lines with times: "Total time: 45 min". */
  times: { total: string | null; parts: string[] };
};

/** "Ingredients for 4 people:" */
const peopleAtEnd = new RegExp(
  `(?<=^\\P{N}{3,45}\\s)(\\d+(?:\\s*(?:[-–]|à|a|to|bis|of|or|ou|o)\\s*\\d+)?)\\s*(?:\\(\\p{L}+\\)\\s*)?(?:${people})\\P{L}*$`,
  'iu',
);
const size = '\\s*\\d[\\d.–-]*[\\s-]?(?:inch|cm\\b|″)';
const signs = `\\s*[,;|·•](?!${size})\\s*|\\s+[/–—]\\s+|\\.\\s+(?=\\p{Lu})|\\s+(?=\\p{Extended_Pictographic})`;
/** Before a label without any sign, "Serves 2 Total time 40 min", and after the people, "4 servings 20 min". */
const beforeLabels =
  '(?<=\\p{L}|\\d)\\s+(?=(?:(?:Total|Prep|Preparation|Cook|Cooking|Bake|Baking|Rest|Chill)(?: [Tt]ime)?:? \\d|(?:Total|Prep|Cook) [Tt]ime\\b|Ready in \\d|Serves \\d|Yields? \\d|Makes \\d|(?![Tt]ime\\b)\\p{Lu}\\p{L}+(?: \\p{L}+)?\\s?: ?\\d))';
const afterPeople =
  '(?<=serving|servings|portion|portions|people|persons?|personen|personnes|personas|persone|^\\d+ (?!h|std)\\p{L}{3,12})\\s+(?=\\d+ ?(?:h|min))';
/** "Easy 40 min 4 servings": pictures stood between them. */
const levels =
  'easy|medium|hard|simple|moderate|einfach|leicht|mittel|schwer|simpel|normal|facile|moyen|difficile|fácil|media|difícil|makkelijk|gemiddeld';
const betweenPictures = `(?<=^(?:${levels}))\\s+(?=\\d)|(?<=\\d ?(?:min|mins|minutes|minuten|std|h|hours?)\\.?)\\s+(?=\\d{1,2} ?(?:${people})$)`;
const separators = new RegExp(`${signs}|${beforeLabels}|${afterPeople}`, 'u');
const pictures = new RegExp(betweenPictures, 'iu');

/** Reads figures, and returns the lines without them. */
export function extractYieldAndTimes(lines: readonly string[]): YieldAndTimes & { rest: string[] } {
  const found: YieldAndTimes = { yield: null, times: { total: null, parts: [] } };
  const joined = withLabels(withUnits(lines));
  const rest = joined.filter((line) => !consumeLine(found, line));
  if (found.times.total === null && found.times.parts.length === 0)
    found.times.total = bareTimeIn(joined) ?? totalInHeading(rest);
  if (found.yield === null) {
    const heading = rest.find((line) => line.length < maxHeadingLength && peopleAtEnd.test(line));
    found.yield = (heading && peopleAtEnd.exec(heading)?.[0].replace(/[\s:)]+$/, '')) ?? yieldOfIntro(rest);
  }
  return { ...found, rest };
}

/** "Timeline (45 min total)" */
function totalInHeading(lines: readonly string[]): string | null {
  const total = lines.map((line) => bracketedTotal.exec(line.slice(0, maxLineLength))?.[1]).find(Boolean);
  return total && duration.test(total) ? `Total: ${total}` : null;
}

const bracketedTotal = /^\P{N}{3,30}\((\d[^()]{1,20}) total(?: time)?\)$/iu;

/** "…, as my aunt makes it. Serves 6." above the list. */
function yieldOfIntro(lines: readonly string[]): string | null {
  const list = lines.findIndex((line) => sectionStartedBy(line) === 'ingredients');
  const ends = lines.slice(0, Math.max(0, list)).map((line) => lastSentence.exec(line)?.[1] ?? '');
  return ends.findLast((sentence) => yieldOrTimeIn(sentence) === 'yield') ?? null;
}

const lastSentence =
  /[.!?)]\s+(?:probably |easily |this |it )?((?:serves|makes|yields)\s[^.!?]{1,30})[.!]?$/i;

const maxHeadingLength = 60;
/** Where the time stands beside the servings, the likeliest place first. */
const nearest = [1, -1, 2, -2];

/** A time without a label: the one beside the servings, or the only one above the ingredients. */
function bareTimeIn(lines: readonly string[]): string | undefined {
  const isTime = (line = '') => isFigure(line) && duration.test(line);
  const servings = lines.findIndex((line) => yieldOrTimeIn(line) === 'yield');
  const beside = servings < 0 ? [] : nearest.map((step) => lines[servings + step]);
  const list = lines.findIndex((line) => sectionStartedBy(line) === 'ingredients');
  const above = [...new Set(lines.slice(0, Math.max(0, list)).filter(isTime))];
  return beside.find(isTime) ?? (above.length === 1 ? above[0] : undefined);
}

/** Takes over a line that states the servings or a time. */
function consumeLine(found: YieldAndTimes, line: string): boolean {
  const figure = yieldOrTimeIn(line);
  const isLong = line.length > maxLineLength && !/ [|•·] /.test(line.slice(0, maxLongLine));
  const parts = isLong ? [line] : line.split(separators).flatMap((part) => part.split(pictures));
  const unlabeled = parts[0]!.replace(totalTime, '').replace(/^\P{N}+/u, '');
  const areAllFacts =
    parts.length > 1 &&
    parts.some((part) => yieldOrTimeIn(part) !== null) &&
    parts.every((part) => yieldOrTimeIn(part) !== null || isBareTime(part) || isOtherFact(part));
  if (figure === 'yield') {
    found.yield ??= line;
    // "Serves 4, 45 minutes", "Serves 4 | Prep 10 min | Cook 20 min".
    for (const part of parts.slice(1)) {
      if (!consumeLine(found, part) && duration.test(part)) found.times.total ??= part;
    }
    // "Cooks in: 1 hour prep, 3 hours cooking"
  } else if (figure === 'total' && yieldOrTimeIn(unlabeled) === 'part') {
    for (const part of [unlabeled, ...parts.slice(1)]) consumeLine(found, part);
    // "Prep 10 min | Cook 20 min | Serves 4"
  } else if (areAllFacts) {
    for (const part of parts) if (!consumeLine(found, part) && isBareTime(part)) found.times.total ??= part;
  } else if (figure === 'total') found.times.total ??= line;
  // A page may state them twice.
  else if (figure === 'part' && !found.times.parts.includes(line)) found.times.parts.push(line);
  return figure !== null || areAllFacts;
}

/** "Difficulty Easy" */
function isOtherFact(part: string): boolean {
  return otherFact.test(part) || onlyLevel.test(part);
}

const onlyLevel = new RegExp(`^(?:${levels})$`, 'i');
/** Figures with signs between them may be longer than one figure. */
const maxLongLine = 240;

const otherFact =
  /^\P{L}*(?:difficulty|level|skill level|course|cuisine|category|cost|schwierigkeit(?:sgrad)?|difficult[ée]|dificultad|dificuldade|difficoltà|moeilijkheid)(?!\p{L})\P{N}{1,30}$/iu;

/** "15 minutes", also after a symbol. */
function isBareTime(part: string): boolean {
  return duration.test(part) && isFigure(part.replace(/^[^\p{L}\p{N}]+/u, ''));
}

/** The servings alone of a line that states times too: "Serves 4" of "Serves 4 | Prep 10 min". */
export function servingsPart(line: string): string {
  if (yieldOrTimeIn(line) !== 'yield') return line;
  const parts = line
    .replace(/^\((.*)\)$/u, '$1')
    .split(separators)
    .filter((part) => !adjacentTime.test(part) && !duration.test(part));
  const count = countBeforeTime.test(line) ? parts[0] : undefined;
  return (parts.find((part) => yieldOrTimeIn(part) === 'yield') ?? count ?? line).replace(symbols, '');
}

const symbols = /^(?:\p{Extended_Pictographic}|\u{FE0F}|\s)+/u;
const adjacentTime = /^(?:takes|ready in|total)\b/i;
