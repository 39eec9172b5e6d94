import { daysBetween, isPlainDate, type PlainDate } from '../weeks/plain-date.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Words near other dates: returns, surveys, offers. */
const otherDay =
  /return|expire|xpires|exp\b|valid|until|before|survey|offer|points|since|best|born|dob|week ending/i;

const yearFirst = /(?<!\d)(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const numeric = /(?<!\d)(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?((?:20)?\d\d)(?![-/.]?\d{1,2}[-/.])/;
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const dayThenName = new RegExp(
  `(?<!\\d)(\\d{1,2})[\\s./-]*(${month})[\\s./'’,-]*((?:20)?\\d\\d)(?!\\d)`,
  'i',
);
const nameThenDay = new RegExp(
  `\\b(${month})[\\s./-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,./'’-]+((?:20)?\\d\\d)(?!\\d)`,
  'i',
);
const time = /\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:am|pm)?/i;

/** In days. */
const longAgo = 3 * 365;

type Found = { dates: PlainDate[]; weight: number };

/**
 * The date of a receipt. In the United States the month comes first, elsewhere the day: `dayFirst` decides between
 * ambiguous readings. Dates after `latest` are ignored.
 */
export function printedDate(
  rows: readonly string[],
  dayFirst: boolean,
  latest: PlainDate | null,
): PlainDate | null {
  const found = rows.flatMap((row): Found[] => {
    const dates = datesIn(row, dayFirst).filter((date) => latest === null || date <= latest);
    if (dates.length === 0) return [];
    // Receipts are photographed soon after the purchase, so a reading years before another one is wrong.
    const newest = dates.reduce((a, b) => (b > a ? b : a));
    const likely = dates.filter((date) => latest === null || daysBetween(date, newest) < longAgo);
    return [
      {
        dates: likely,
        weight:
          (otherDay.test(row) ? -2 : 0) +
          (time.test(row.replace(numeric, '')) ? 1 : 0) +
          (yearFirst.test(row) ? 1 : 0),
      },
    ];
  });
  const best = found.reduce<Found | null>((a, b) => (a && a.weight >= b.weight ? a : b), null);
  return best?.dates[0] ?? null;
}

/** All readings of the first date in a row, the most likely first. */
function datesIn(row: string, dayFirst: boolean): PlainDate[] {
  const iso = yearFirst.exec(row);
  if (iso) return real([[iso[1]!, iso[2]!, iso[3]!]]);
  const named = dayThenName.exec(row);
  if (named) return real([[named[3]!, numberOf(named[2]!), named[1]!]]);
  const leading = nameThenDay.exec(row);
  if (leading) return real([[leading[3]!, numberOf(leading[1]!), leading[2]!]]);
  const found = numeric.exec(row);
  if (!found) return [];
  const [, first = '', mark, second = '', third = ''] = found;
  const monthThenDay: Parts = [third, first, second];
  const dayThenMonth: Parts = [third, second, first];
  // Dates with dots never have the month first; in Canada a two-digit year may come first.
  const usual = dayFirst || mark === '.' ? [dayThenMonth, monthThenDay] : [monthThenDay, dayThenMonth];
  const readings = real(third.length === 2 ? [...usual, [first, second, third]] : usual);
  const weekday = weekdays.findIndex((name) => new RegExp(`\\b${name}`, 'i').test(row));
  const agreeing = readings.filter((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === weekday);
  return agreeing.length > 0 ? agreeing : readings;
}

type Parts = [year: string, month: string, day: string];

function real(readings: readonly Parts[]): PlainDate[] {
  return readings
    .map(
      ([year, month, day]) => `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    )
    .filter((date) => isPlainDate(date) && date >= '2000-01-01');
}

function numberOf(month: string): string {
  return String(months.indexOf(month.toLowerCase().slice(0, 3)) + 1);
}
