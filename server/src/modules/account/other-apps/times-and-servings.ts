import { recipeBounds } from '@plateful/contract/bounds.ts';
import { digitsOfWords } from '@plateful/domain/quantities/digits-of-words.ts';
import { timeInWords } from '@plateful/domain/recipe-files/recipe-content.ts';
import { plainText, shortened } from './text.ts';

/** Some sites leave out the T, or the last M, or write "PTH30M". */
const isoDuration =
  /^P(?:0+Y)?(?:0+M)?(?:(\d+(?:[.,]\d+)?)D)?T?(?:(\d*(?:[.,]\d+)?)H)?(?:(\d*(?:[.,]\d+)?)(?:M|$))?(?:(\d*(?:[.,]\d+)?)S)?$/i;
const spoken =
  /(\d+(?:[.,]\d+)?)\s*(days?|d|hours?|hrs?|h|heures?|horas?|or[ae]|óra|uur|stunden?|std|timm?ar|timme|timer?|tuntia?|godz(?:in[ay]?)?|час(?:а|ов)?|ώρ(?:α|ες)|minut(?:es?|en|i|os|er|y)?|mins?|mns?|perc|минут\p{L}*|мин|λεπτά|m)(?!\p{L})/giu;
/** "2:10 h" */
const clock = /(\d{1,2}):([0-5]?\d)(?=\s*(?:h|hrs?|hours?|std|stunden?)(?!\p{L}))/giu;

/** "1h10" */
const minutesAfterH = /(\d{1,2})\s?h\s?([0-5]\d)(?![\d.,]|\s*\p{L})/giu;
const fraction = /(\d*)\s?([¼½¾⅓⅔])/gu;
const fractions: Record<string, number> = { '¼': 1 / 4, '½': 1 / 2, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };

/** "1.25" of "1¼". */
function decimal(_: string, digits: string, part: string): string {
  return String(Number(digits || 0) + (fractions[part] ?? 0));
}

/** Parses minutes from an ISO 8601 duration, text ("1 hr 20 min") or a number; null for anything else. */
export function minutesIn(value: unknown): number | null {
  const plain = plainText(value)
    .slice(0, 100)
    .replace(clock, '$1 h $2 min')
    .replace(minutesAfterH, '$1 h $2 min');
  const text = digitsOfWords(plain).replace(fraction, decimal);
  const iso = isoDuration.exec(text);
  if (iso) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = iso.slice(1).map(numberOf);
    return minutesOrNull(days * 1440 + hours * 60 + minutes + seconds / 60);
  }
  if (/^\d+$/.test(text)) return minutesOrNull(Number(text));
  const times = [...text.matchAll(spoken)].map(({ 1: count, 2: unit, index, 0: { length } }) => {
    const first = unit![0]!.toLowerCase();
    const minutes = numberOf(count) * (first === 'd' ? 1440 : 'mpλм'.includes(first) ? 1 : 60);
    return { minutes, start: index, end: index + length };
  });
  // "30 min to 1 hour" is at most an hour.
  const longer = times.filter(({ minutes, end }, index) => {
    const next = times[index + 1];
    return !(next && next.minutes > minutes && rangeSign.test(text.slice(end, next.start)));
  });
  return minutesOrNull(longer.reduce((sum, { minutes }) => sum + minutes, 0));
}

const rangeSign = /^\s*(?:[-–]|to|or|bis|oder|à|ou|a|o|tot)\s*$/iu;

/** Minutes of the first valid total; else of the sum of the parts. May be more than `withinLongest` allows. */
export function cookingTimeOf(totals: readonly unknown[], parts: readonly unknown[]): number | null {
  const { min } = recipeBounds.cookingTime;
  const sum = parts.reduce<number>((minutes, part) => minutes + (minutesIn(part) ?? 0), 0);
  const isTrue = (found: number | null) => found !== null && found >= min && found <= longest;
  const minutes = totals.map(minutesIn).find(isTrue) ?? sum;
  // Less than a minute is a mistake.
  return minutes < min ? null : Math.round(minutes);
}

/** Longer times are mistakes: a ham may hang for months. */
const longest = 366 * 1440;

/** Time within the maximum of a recipe, and a sentence with the whole time if it is longer. */
export function withinLongest(minutes: number | null): {
  cookingTime: number | null;
  longTime: string | null;
} {
  const { max } = recipeBounds.cookingTime;
  if (minutes === null || minutes <= max) return { cookingTime: minutes, longTime: null };
  return {
    cookingTime: max,
    longTime: minutes <= longest ? `Takes ${durationInWords(minutes)} in total.` : null,
  };
}

/** "14 hours 30 minutes", "3 days" */
function durationInWords(minutes: number): string {
  const days = minutes > daysFrom ? Math.floor(minutes / 1440) : 0;
  return [days && `${days} days`, timeInWords(minutes - days * 1440)].filter(Boolean).join(' ');
}

/** Up to two days people speak of hours. */
const daysFrom = 2880;

/** A description that ends with the sentence about a long time, which is kept whole. */
export function withLongTime(description: string, longTime: string | null, max: number): string {
  if (longTime === null || description.includes(longTime)) return shortened(description, max);
  return [shortened(description, max - longTime.length - 1), longTime].filter(Boolean).join('\n');
}

/** The first number that can be a number of servings: "Serves 4 to 6", ["8", "8 servings"], but not "24 cookies". */
export function servingsIn(values: readonly unknown[]): number {
  const { min, max, default: usual } = recipeBounds.servings;
  for (const value of values.flat()) {
    const words = plainText(value).slice(0, 100);
    const text = /\d/.test(words) || !ofPeople.test(words) ? words : digitsOfWords(words);
    const found = /\d+(?:[.,]\d+)?/.exec(text);
    const count = found ? Math.round(numberOf(found[0])) : 0;
    const isOfPeople = ofPeople.test(text) || /^\W*[\d.,]+\W*$/.test(text);
    if (count >= min && (count <= max || isOfPeople)) return Math.min(count, max);
  }
  return usual;
}

const ofPeople = /serv|people|person|portion|guest/i;

function numberOf(text: string | undefined): number {
  return Number((text || '0').replace(',', '.'));
}

function minutesOrNull(minutes: number): number | null {
  return Number.isFinite(minutes) && minutes > 0 ? minutes : null;
}
