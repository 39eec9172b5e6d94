/** A printed amount of money, with its context. */
export type Money = {
  value: number;
  /** Printed with a minus before or after it. */
  isNegative: boolean;
  /** Letters after it: tax flags. */
  flags: string;
  /** Index in the text. */
  at: number;
};

const sign = '(?<before>[-−–(]\\s?)?';
const codes = 'USD|AUD|CAD|NZD|ZAR|EUR|GBP|CHF|PLN|SEK|DKK|NOK|INR';
const currency = `(?:${codes}|kr\\.?|R?[$£€₹]|Rs\\.?|(?<![A-Za-z])R(?=\\s?\\d)|(?<![A-Za-z])S(?=\\d))?`;
const behind = `(?:\\s?(?:€|kr\\.?|z[łl]|${codes}))?`;
const whole = '(?<whole>\\d{1,3}(?:[,.]\\d{3})+|\\d{1,5}|)';
const after = '(?<after>\\s?[-−–)])?';
/** Tax flags: "F", "FS", "T1", "N F", "*", "-A". */
const flags = '(?<flags>[-]?[A-Z*^+#]{1,3}\\d?(?:\\s+[A-Z*]{1,2}\\d?)?)?';
/** A tax code in brackets: "1,75 (2)", "0,89 (A)". */
const bracketed = '\\s?\\((?:[A-Z]|\\d)\\)';
/** A separate flag misread as a digit, or a tax rate: "5.88 0", "1,19 4%". */
const trailingDigit = `(?:\\s\\d(?:\\d?\\s?%)?|${bracketed})?`;

/**
 * An amount at the end of a row: "$3.59F", "-$0.60", "3.00-A". A third decimal is a misread flag ("3.47B" as "3.478").
 */
const atEnd = new RegExp(
  `(?<![\\d.,])${sign}${currency}\\s?(?<minus>-)?${whole}\\s?[.,·]\\s?(?<cents>\\d{2})\\d?${behind}${after}\\s*${flags}${trailingDigit}$`,
);
/** The same in a cell of its own, or a tax code of two digits: "2,79 11". */
const trailingCode = `(?:\\s\\d{1,2}(?:\\s?%)?|${bracketed})?`;

/** A cell with nothing but an amount, where letters must be misread digits: "3.0CF". */
const onlyAmount = new RegExp(
  `^${sign}${currency}\\s?(?<minus>-)?${whole.replace('|)', '|[lI|]\\d{0,2}|)')}\\s?[.,·]\\s?(?<cents>[0-9OoQCDSBIl]{2})\\d?${behind}${after}\\s*${flags}${trailingCode}$`,
);
/** An amount whose decimal point was not recognized: "476B", "64". */
const undotted =
  /^(?<before>-)?[$£€R]?(?<whole>\d{0,2}|\d{1,3}\s)(?<cents>\d{2})(?<after>-)?\s*(?<flags>[A-Z*]{1,2}\d?)?$/;

/** Units of sizes that look like an amount ("WATER 1.25L"). */
const unit = /^(?:L|LT|LTR|LB|LBS|KG|G|GM|OZ|ML|CL|CT|PK|IN|FT|CM|MM|M)$/;

const misread: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  C: '0',
  D: '0',
  S: '5',
  B: '8',
  I: '1',
  l: '1',
};

/** Readers see a gap within the last digits of wide print: "7,3 8". */
const gapInCents = /^(-?\d{1,4}[.,]\d) (?=\d\s?[A-Z]{0,2}$)/;

function moneyOf(match: RegExpExecArray | null): Money | null {
  if (!match?.groups) return null;
  const { before, minus, whole: units = '', cents = '', after: behind, flags: letters = '' } = match.groups;
  // ".36" is an amount, but ". 36" and "Str.121" are house numbers.
  if (
    units === '' &&
    (/[.,·](?:\s|\d{3})/.test(match[0]) || /\p{L}/u.test(match.input[match.index - 1] ?? ''))
  )
    return null;
  const hundredths = cents.replace(/\D/g, (letter) => misread[letter] ?? '0');
  return {
    value: Number(`${units.replace(/[.,\s]/g, '').replace(/[lI|]/g, '1') || 0}.${hundredths}`),
    isNegative: Boolean(before ?? minus ?? behind) || letters.startsWith('-'),
    flags: letters.replace(/^-/, ''),
    at: match.index,
  };
}

/** The amount at the end of `text`, or null. */
export function moneyAtEnd(text: string): Money | null {
  const money = moneyOf(atEnd.exec(text));
  return money && unit.test(money.flags) ? null : money;
}

/** The amount that `text` consists of, allowing for misread digits, or null. */
export function moneyAlone(text: string): Money | null {
  return moneyOf(onlyAmount.exec(text.trim().replace(gapInCents, '$1')));
}

/**
 * The same without a decimal point; only for text in the price column. `hasDigitFlags`: a digit after each price is its
 * tax rate, so "2282" is 2.28. "0791" is 0.79 on any receipt, since no price begins with a 0.
 */
export function moneyWithoutDot(text: string, hasDigitFlags = false): Money | null {
  const digits = text.trim();
  const isFlagged = hasDigitFlags ? /^-?\d{4,5}$/.test(digits) : /^-?0\d{3}$/.test(digits);
  return moneyOf(undotted.exec(isFlagged ? digits.slice(0, -1) : digits));
}

/** All amounts with two decimals in `text`, from left to right. */
export function moneysIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,])(\d{1,4}|)[.,](\d{2})(?![\d.,]\d)/g)].map(([, units, cents]) =>
    Number(`${units || 0}.${cents}`),
  );
}
