/** Common kitchen fractions. */
const fractions: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];

/** Narrow no-break space between a number and a metric unit. */
const narrowSpace = '\u202f';

/** Units that are written with decimals, after a narrow space. */
const metric = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l']);

/** The unit of an ingredient whose line states no amount: its name is the line as written ("salt, to taste"). */
export const unmeasured = 'as needed';

const unchanging = new Set(['oz', 'lb', 'tsp', 'tbsp', 'fl oz']);
const plurals: Record<string, string> = { leaf: 'leaves', loaf: 'loaves' };

/** Only decimals that matter in a kitchen; a positive amount is never shown as 0. */
function decimal(amount: number): string {
  if (amount < 0.1) return String(Number(amount.toPrecision(1)));
  if (amount < 1) return String(Number(amount.toFixed(2)));
  return String(Number(amount.toFixed(amount < 10 ? 1 : 0)));
}

function isAmount(amount: number): boolean {
  return Number.isFinite(amount) && amount >= 0;
}

/**
 * An amount as cooks write it: 1.5 is "1½", 0.333 "⅓", 12.04 "12". From ten on it is rounded to halves. Invalid amounts
 * (negative, infinite, NaN) give an empty text.
 */
export function formatAmount(amount: number): string {
  if (!isAmount(amount)) return '';
  const whole = Math.floor(amount);
  const rest = amount - whole;
  // Accepts 0.33 and 0.67 as thirds, but not 0.1 as an eighth.
  const slack = amount < 10 ? 0.0101 : 0.05;
  if (rest <= slack && whole > 0) return String(whole);
  if (rest >= 1 - slack) return String(whole + 1);
  const usual = amount < 10 ? fractions : fractions.filter(([value]) => value === 1 / 2);
  const found = usual.find(([value]) => Math.abs(value - rest) <= slack);
  if (found) return `${whole || ''}${found[1]}`;
  return decimal(amount);
}

/** Grams and milliliters: whole from ten on, kilograms and liters to two decimals below ten. */
function formatMetric(amount: number, unit: string): string {
  const large = unit === 'kg' || unit === 'l';
  if (large && amount >= 0.1 && amount < 10) return String(Number(amount.toFixed(2)));
  return decimal(amount);
}

export function pluralOf(unit: string): string {
  if (Object.hasOwn(plurals, unit)) return plurals[unit]!;
  return /(?:s|x|z|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`;
}

/**
 * An amount with its unit: "1½ cups", "250 g" (narrow no-break space), "2" for counted pieces ("whole" or no unit).
 * Empty for zero and the unit "as needed", which stand for "some", and for invalid amounts.
 */
export function formatQuantity(amount: number, unit: string): string {
  if (!isAmount(amount) || amount === 0 || unit === unmeasured) return '';
  if (metric.has(unit)) return `${formatMetric(amount, unit)}${narrowSpace}${unit}`;
  const number = formatAmount(amount);
  if (unit === '' || unit === 'whole') return number;
  return `${number} ${amount <= 1 || unchanging.has(unit) ? unit : pluralOf(unit)}`;
}
