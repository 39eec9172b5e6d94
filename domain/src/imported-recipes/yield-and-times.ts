import { digitsOfWords } from '../quantities/digits-of-words.ts';
import { sectionStartedBy } from './headings.ts';

/** What lines state about servings and times. */
export type YieldAndTimes = {
  /** The line with the servings: "Serves 4 to 6". */
  yield: string | null;
  /** The lines with times: "Total time: 45 min". */
  times: { total: string | null; parts: string[] };
};

const yieldLine =
  /^(?:(?:recipe )?yields?|serves|servings?|makes|portions?|personnes|personas|persone|fur|für|pour|para|per|dosi per|rende|salen|ergibt|porciones|raciones|portionen|personen|porzioni|porções|doses|rendimento|voor|antal|aantal personen|liczba porcji|ilość porcji|portioner|porsjoner|annoksia|μερίδες|分量)(?!\p{L})[^\p{L}\p{N}]*(?:(?:about|around|ca\.?|ok\.|up to|approx\.?) )?\d/iu;
const people =
  'servings?|portions?|people|persons?|portionen|personen|personnes|pers\\.|personas|raciones|porciones|persone|porzioni|pessoas|porções|personer|portioner|porsjoner|annosta|porcj[aei]|porce|porcie|porcí|porcií|osob[ay]|osób|adag|személyre|főre|μερίδες|άτομα|порц\\p{L}*|porții|人份|人分';
/** "4 servings", also with a time after it. */
const peopleLine = new RegExp(
  `^(?:ca\\.? |ok\\. |approx\\.? )?\\d{1,3}(?:\\s*[-–]\\s*\\d{1,3})?\\s*(?:${people})(?!\\p{L})`,
  'iu',
);
/** "For 6 people:", "(for 4)" */
const forPeople = /^for (?:about )?\d+(?:\s*(?:[-–]|to|or)\s*\d+)?(?: (?:people|persons|servings))?$/i;
/** "Ingredients for 4 people:" */
const peopleAtEnd = new RegExp(
  `(?<=^\\P{N}{3,45}\\s)(\\d+(?:\\s*(?:[-–]|à|a|to|bis|of|or|ou|o)\\s*\\d+)?)\\s*(?:\\(\\p{L}+\\)\\s*)?(?:${people})\\P{L}*$`,
  'iu',
);
const duration =
  /\d+[¼½¾⅓⅔]?\s*(?:h|hrs?|hours?|m|mins?|mns?|minutes?|minuten|std|stunden?|heures?|horas?|ore|ora|minuti|minutos|uur|godz|timmar|timer?|tuntia?|минут\p{L}*|λεπτά|perc|minut\p{L}*)(?!\p{L})/iu;
const totalTime =
  /^(?:total(?: time)?|ready in|cooks in|takes|time|duration|gesamt(?:zubereitungs)?zeit|zeit(?:aufwand|bedarf)?|fertig in|dauer|durée(?: totale)?|duración|temps(?: total)?|tiempo(?: total)?|tempo(?: totale?)?|totale tijd|tijd|czas|total tid|tid|tid i alt|kokonaisaika|(?:elkészítési )?idő)(?!\p{L})/iu;
const partTime =
  /^(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|active|rest(?:ing)?|chill(?:ing)?|vorbereitung|zubereitung|koch|back|arbeitszeit|préparation|cuisson|(?:tempo de )?(?:preparação|preparo|cozedura)|tillagningstid|preparación|cocción|preparazione|cottura|voorbereiding|bereiding|bereidingstijd|oventijd|(?:sütési|főzési|hűtési|pihentetési|kelesztési|előkészítési) idő)[\p{L}]*(?: time|szeit)?(?!\p{L})/iu;
const signs = '\\s*[,;|·•]\\s*|\\s+[/–—]\\s+|\\.\\s+(?=\\p{Lu})|\\s+(?=\\p{Extended_Pictographic})';
/** Before a label without any sign, "Serves 2 Total time 40 min", and after the people, "4 servings 20 min". */
const beforeLabels =
  '(?<=\\p{L}|\\d)\\s+(?=(?:(?:Total|Prep|Preparation|Cook|Cooking|Bake|Baking|Rest|Chill)(?: [Tt]ime)?:? \\d|(?:Total|Prep|Cook) [Tt]ime\\b|Ready in \\d|Serves \\d|Yields? \\d|Makes \\d|\\p{Lu}\\p{L}+(?: \\p{L}+)?\\s?: ?\\d))';
const afterPeople =
  '(?<=serving|servings|portion|portions|people|persons?|personen|personnes|personas|persone|^\\d+ (?!h|std)\\p{L}{3,12})\\s+(?=\\d+ ?(?:h|min))';
const separators = new RegExp(`${signs}|${beforeLabels}|${afterPeople}`, 'u');

/** Reads figures, and returns the lines without them. */
export function extractYieldAndTimes(lines: readonly string[]): YieldAndTimes & { rest: string[] } {
  const found: YieldAndTimes = { yield: null, times: { total: null, parts: [] } };
  const joined = withLabels(lines);
  const rest = joined.filter((line) => !consumeLine(found, line));
  if (found.times.total === null && found.times.parts.length === 0)
    found.times.total = bareTimeIn(joined) ?? null;
  if (found.yield === null) {
    const heading = rest.find((line) => line.length < maxHeadingLength && peopleAtEnd.test(line));
    found.yield = (heading && peopleAtEnd.exec(heading)?.[0].replace(/[\s:)]+$/, '')) ?? null;
  }
  return { ...found, rest };
}

const maxHeadingLength = 60;
/** A figure and others beside it are no longer. */
const maxLineLength = 80;
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
  const parts = line.length > maxLineLength ? [line] : line.split(separators);
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
    for (const part of parts) if (!consumeLine(found, part)) found.times.total ??= part;
  } else if (figure === 'total') found.times.total ??= line;
  // A page may state them twice.
  else if (figure === 'part' && !found.times.parts.includes(line)) found.times.parts.push(line);
  return figure !== null || areAllFacts;
}

/** "Difficulty Easy" */
function isOtherFact(part: string): boolean {
  return otherFact.test(part);
}

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

/** "Yield: Serves 4" */
const twiceLabeled = /^yields?:\s*(?=(?:serves|makes)\b)/i;

const symbols = /^(?:\p{Extended_Pictographic}|\u{FE0F}|\s)+/u;
const adjacentTime = /^(?:takes|ready in|total)\b/i;

/** What a line states that contains only the servings, the whole time or a part of it. */
export function yieldOrTimeIn(whole: string): 'yield' | 'total' | 'part' | null {
  if (whole.length > maxLineLength) return null;
  // "⏱ Total time: 1 h", "(serves 4)"
  const bare = whole.replace(/^[^\p{L}\p{N}]+|[\s:)]+$/gu, '').replace(twiceLabeled, '');
  const line = numberWords.test(bare) ? digitsOfWords(bare) : bare;
  if ([yieldLine, peopleLine, forPeople, countBeforeTime].some((pattern) => pattern.test(line)))
    return 'yield';
  if (!duration.test(line)) return null;
  if (totalTime.test(line)) return 'total';
  const reversed = beforeLabel.exec(line);
  if (reversed && isLabel(reversed[1])) return yieldOrTimeIn(`${reversed[1]}: 10 min`);
  const [label] = partTime.exec(line) ?? [];
  if (label && isStep(line, label)) return null;
  // "Bake in the oven for 20 minutes" is a step.
  return label && /^\W*(?:(?!(?:for|at|in|until)\b)\S+\s+){0,2}\S{0,2}\d/i.test(line.slice(label.length))
    ? 'part'
    : null;
}

/** "Bake 30 minutes or until golden.", "Chill 2 hours before serving.", but not "Cook time: 8 hours on low" */
function isStep(line: string, label: string): boolean {
  const isVerb = !/\s/.test(label) && /^\s/.test(line.slice(label.length));
  return isVerb && continuesAsStep.test(line);
}

const continuesAsStep =
  /\d\s*\p{L}+\.?(?:\s*[,;]\s*|\s+)(?:or until|until|till|bis|before|and|then|turning|stirring|uncovered|covered|longer|in the|at|over|on|with|drizzle|remove)(?!\p{L})(?!\D*\d)/iu;

/** "6 pieces 45 min" */
const countBeforeTime =
  /^\d+ (?!(?:h|hrs?|hours?|min|minutes?|g|kg|ml|l)\b)\p{L}{3,12}\s+\d+ ?(?:h|min)\p{L}*$/iu;

/** Labels after which numbers in words are read: "Serves six", "Total time: half an hour". */
const numberWords =
  /^(?:(?:serves|makes|yields?|servings?|for)\b(?! (?:about )?an?\b)|total(?: time)?|time|ready in|takes|cooks in)(?!\p{L})[^\d]*$/iu;

/** "20 min. preparation", "1 h 10 min total" */
const beforeLabel = /^\d[\d\s,.–-]*\p{L}{1,8}\.?\s+(?:\d[\d\s]*\p{L}{1,8}\.?\s+)?(\p{L}\P{N}{2,30})$/u;
const timeUnit =
  '(?:h|hrs?|hours?|m|mins?|mns?|minut\\p{L}*|std|stunden?|heures?|horas?|ore|ora|uur|perc|λεπτά)';
const minutes = /\d\s?min/i;
const onlyFigure = new RegExp(
  `^(?:ca\\.? |about )?(?:\\d+ ?${timeUnit}\\.? (?:and )?)?\\d[\\d\\s,.:h¼½¾⅓⅔–-]*(?:(?:to|bis) \\d+|${timeUnit})?\\.?$`,
  'iu',
);
/** "60 minutes + cooling" */
const withMore = /^\d+ \p{L}+(?: \d+ \p{L}+)? \+ \p{L}+(?: time)?$/u;
const maxWithMore = 45;
const maxFigureLength = 25;

function isFigure(line = ''): boolean {
  return (
    (line.length < maxFigureLength && onlyFigure.test(line)) ||
    (line.length < maxWithMore && withMore.test(line))
  );
}

/** A label without a figure: "Cook time:". */
function isLabel(line = ''): boolean {
  return (
    !isFigure(line) && yieldOrTimeIn(line) === null && yieldOrTimeIn(`${withoutColon(line)}: 10 min`) !== null
  );
}

/** "1 jar", "12 muffins" below "Makes", but no amount of food. */
const countedThings = /^\d+(?:[-–]\d+)? (?!(?:g|kg|oz|lbs?|tbsp|tsp)\b)\p{L}{1,12}$/iu;

/** Joins a label and its figure that stand on lines of their own: "Cuisson" and "45 min", or "45 min" and "Cuisson". */
function withLabels(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && (isFigure(lines[end]) || isLabel(lines[end]))) end++;
    const [label, made] = [lines[at]!, lines[at + 1] ?? ''];
    if (
      end === at + 1 &&
      countedThings.test(made) &&
      yieldOrTimeIn(`${withoutColon(label)}: 10`) === 'yield'
    ) {
      joined.push(`${withoutColon(label)}: ${made}`);
      at += 2;
      continue;
    }
    joined.push(...(end === at ? [lines[at]!] : joinedRun(lines.slice(at, end))));
    at = Math.max(end, at + 1);
  }
  return joined;
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

function withoutColon(line: string): string {
  return line.replace(/\s*:$/, '');
}
