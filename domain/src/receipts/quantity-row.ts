import { moneysIn } from './money.ts';
import type { ReceiptUnit } from './receipt.ts';

/** A quantity in its own row: "2 @ 1.99", "1.17 lb @ $0.79/lb". */
export type PrintedQuantity = {
  amount: number;
  unit: ReceiptUnit;
  /** Amount times unit price; null if a figure is missing. */
  product: number | null;
  /** The total price, if the row has it in addition to the unit price. */
  total: number | null;
  /** The alternative reading, with a final 0 as a misread @: "20$1.99 ea" is two. */
  alternative: PrintedQuantity | null;
};

/** Pounds as OCR reads them: "lb", "1b", "Ib", "16". They are printed with two decimals, kilograms with three. */
const pounds = /^(\d{0,3}[.,]\d{2})\s?(?:lbs?|[1I|i]bs?|L8|16(?![.\d]))/i;
const kilograms = /^(\d{0,3}[.,]\d{1,3})\s?(?:kgs?|k9|kq)/i;
/** Kilograms without a unit: three decimals, "0,464 x 17,17". Whole numbers are counts. */
const thousandths = /^(\d{1,2}[.,](?!000)\d{3})(?=\s?[x×*@]\s?[$£€]?\d)/i;
const ounces = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:oz|0z)(?![a-z])/i;
/** Fuel has a price with three decimals: "12.404 G @ 3.299", "45,32 L x 1,789 EUR/L". */
const fuel =
  /^(\d{1,3}[.,]\d{1,3})\s?(g(?:al(?:s|lons?)?)?|l(?:tr|iters?|itres?)?)\.?\s?(?:[@x×*à]|à)?\s?[$£€]?\s?\d[.,]\d{3}(?!\d)/i;
const grams = /^(\d{2,4})\s?g(?:ms?|rams?)?(?![a-z])/i;
const weights: readonly [RegExp, ReceiptUnit][] = [
  [pounds, 'lb'],
  [kilograms, 'kg'],
  [thousandths, 'kg'],
  [ounces, 'oz'],
  [grams, 'g'],
];

const lead = /^(?:(?:net+|wt|weight|qty|quantity|gross|tare)\b(?:[\s:]|\.(?=\s))*|[^\w.,$£€]+)+/i;

/** A weight whose decimal comma was not read, since no count begins with a 0: "0518 x 4,70", "0 729 kg". */
const lostComma = /^0 ?(\d{3})(?=\s?(?:kg\b|[x×*]\s?\d{1,3}[.,]\d{2}))/i;
/** "kg 0,980 x 4,99". */
const unitFirst = /^(kg|lb)\.? (\d{1,2}[.,]\d{2,3})(?!\d)/i;
/** A price per unit whose decimal comma was not read: "0,944 kg x 46 22". */
const lostPriceComma = /([x×*]\s?\d{1,3}) (\d{2})(?=$|\s)/i;

/** Parses a quantity row; null for other rows. `text` is the whole row including the price. */
export function readQuantity(text: string): PrintedQuantity | null {
  const plain = text
    .trim()
    .replace(lead, '')
    .replace(/\s+/g, ' ')
    .replace(unitFirst, '$2 $1')
    .replace(lostComma, '0.$1');
  if (!/^[\d.,]/.test(plain)) return null;
  return readWeight(plain) ?? readCount(plain);
}

function readWeight(text: string): PrintedQuantity | null {
  const [filled, amount = '', unit = ''] = fuel.exec(text) ?? [];
  if (filled !== undefined) {
    const total = moneysIn(text.slice(filled.length)).at(-1) ?? null;
    return {
      amount: Number(amount.replace(',', '.')),
      unit: /^g/i.test(unit) ? 'gal' : 'l',
      ...{ product: null, total, alternative: null },
    };
  }
  for (const [shape, unit] of weights) {
    const match = shape.exec(text);
    if (!match) continue;
    const amount = Number(match[1]!.replace(',', '.'));
    const rest = text.slice(match[0].length);
    // Without a sign of a unit price it is a size before a name ("2.00 OZ SALMON").
    if (
      amount === 0 ||
      !/@|\/|net|per|\bx\b|^\s?[x×*]|\ba\b|^\W*[$£€R]?\d*[.,]\d{2}|^\W*1? ?[1lI|]b/i.test(rest)
    )
      return null;
    if (/[A-Za-z]{4,}/.test(rest.replace(/each|regular|price|tare|weight|net+/gi, ''))) return null;
    return priced(amount, unit, moneysIn(rest.replace(lostPriceComma, '$1.$2')), 1);
  }
  return null;
}

/** "3 qty @ 4/ 5.00", "2 @ 3 FOR 5.00", "2 AT 1 FOR 0.88", "3 x 1.99", "3 $1.99 ea 5.97"; @ may be misread as 0. */
const shapes: readonly RegExp[] = [
  /^(?<n>\d{1,3}) ?(?:qty|ea|pcs?)\.? ?[@0Oo×x]? ?(?:(?<m>\d{1,2}) ?(?:\/|for| ) ?)?(?<rest>[$£€R]? ?\d*[.,]\d{2}.*)$/i,
  /^(?<n>\d{1,3}) ?(?:@|[x×*]|at) ?(?:(?<m>\d{1,2}) ?(?:\/|for|f0r) ?)(?<rest>[$£€R]? ?\d*[.,]\d{2}.*)$/i,
  /^(?<n>\d{1,3}) ?(?:@|[x×*]|at) ?(?<rest>(?:usd|aud|cad|[$£€R])? ?\d*[.,]\d{2}.*)$/i,
  /^(?<n>\d{1,3}) ?[Oo@]? ?(?<rest>[$£€] ?\d*[.,]\d{2}.*)$/,
  /^(?<n>\d{1,3}) (?<rest>\d*[.,]\d{2} ?(?:ea|each).*)$/i,
  /^(?<n>\d)[0O](?<rest>\d{1,2}[.,]\d{2}(?: ?(?:ea|each))?)$/i,
  /^(?<n>\d{1,3}) ?(?:qty|pcs?|stk|stck|st|szt|kpl|uds?|pz|un|stuks?)\.?(?<rest>)$/i,
  // "2 Stk x 0,59", "2 st*12,90", "2 szt. × 3,99".
  /^(?<n>\d{1,3}) ?(?:stk|stck|stuck|stück|st|szt|kpl|uds?|pz|un|stuks?|pi[eè]ces?|x)\.? ?[@x×*aà]? ?(?<rest>\d*[.,]\d{2}.*)$/i,
  // @ misread as 0, before a space: "20 1.28".
  /^(?<n>[1-9]0) (?<rest>\d{1,3}[.,]\d{2}(?: \d*[.,]\d{2})?)$/,
  // The unit price first: "0,95 x 2".
  /^(?<one>\d{1,3}[.,]\d{2}) ?(?:€|kr|z[łl]|eur)? ?[x×*] ?(?<n>\d{1,3})(?: ?(?:stk|stck|st|szt|kpl|uds?|pz|un)\.?)?(?<rest>(?: \d*[.,]\d{2})?)$/i,
];

function readCount(text: string): PrintedQuantity | null {
  for (const shape of shapes) {
    const groups = shape.exec(text)?.groups;
    if (!groups) continue;
    const { n = '', m, one = '', rest: behind = '' } = groups;
    const rest = `${one} ${behind}`.trim();
    const amount = Number(n);
    if (
      amount === 0 ||
      /[A-Za-z]{4,}/.test(rest.replace(/each|item|regular|price|save[ds]?|stuks?|pi[eè]ces?|stück/gi, ''))
    )
      return null;
    const [moneys, per] = [moneysIn(rest), Number(m ?? 1) || 1];
    const fewer = /^[1-9]\d?0$/.test(n) ? priced(amount / 10, 'each', moneys, per) : null;
    return { ...priced(amount, 'each', moneys, per), alternative: fewer };
  }
  return null;
}

function priced(amount: number, unit: ReceiptUnit, moneys: readonly number[], per: number): PrintedQuantity {
  const [unitPrice, ...others] = moneys;
  const product = unitPrice === undefined ? null : (amount * unitPrice) / per;
  return { amount, unit, product, total: others.at(-1) ?? null, alternative: null };
}

/** Whether a quantity gives this price, with a tolerance for rounding and a misread last digit. */
export function matchesPrice({ product }: PrintedQuantity, price: number | null): boolean {
  if (product === null || price === null) return false;
  return Math.abs(product - price) <= Math.max(0.02, price * 0.006);
}
