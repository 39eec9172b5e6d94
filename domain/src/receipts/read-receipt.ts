import { editDistances } from '../foods/edit-distance.ts';
import type { Language } from '../foods/other-languages.ts';
import type { PlainDate } from '../weeks/plain-date.ts';
import { attachQuantities } from './attach-quantities.ts';
import { currencyOf } from './currency.ts';
import { type RowWords, rowWordsOf } from './foreign-rows.ts';
import type { CodeStyle } from './item-text.ts';
import type { PrintedRow } from './lines-to-rows.ts';
import { type DraftItem, type ParsedRow, parsedRowsOf, unitPriceAlone } from './parsed-rows.ts';
import { printedDate } from './printed-date.ts';
import { proveCounts, provePrices, rowsCheck } from './prove-items.ts';
import { matchesPrice, readQuantity } from './quantity-row.ts';
import type { CurrencySign, PrintedItem, PrintedReceipt, SelfCheck } from './receipt.ts';
import { languageOfReceipt } from './receipt-language.ts';
import { isRestaurantBill } from './restaurant-bill.ts';
import type { RowKind } from './row-kinds.ts';
import { priceColumnOf, type RowReading, readRow } from './row-reading.ts';
import { type Adjustments, type PrintedFigures, printedFigures, selfCheck, sumCheck } from './self-check.ts';
import { sizeInName } from './size-in-name.ts';
import { storeOf } from './store-name.ts';
import { taxedAsFood } from './tax-flags.ts';

/** By chance, the items may nearly add up to what was given in cash. */
const isExact = (sum: SelfCheck | null) => sum !== null && sum.printed === sum.counted;

/**
 * Germany, Austria, Spain, France, Portugal and Poland pay to the cent: a difference of one or two cents is a misread
 * price. Where cash is rounded, as in Switzerland and Belgium, a receipt in the same language has francs or a row for it.
 */
const exactLanguages: ReadonlySet<Language> = new Set(['de', 'es', 'fr', 'pl', 'pt']);
const exactCurrencies: ReadonlySet<CurrencySign> = new Set(['€', 'zł']);

/** More than anybody buys at once. */
const maxItems = 300;

/**
 * Reads a receipt from its rows, top to bottom. Rows that are not items, quantities or figures are ignored. `latest` is the
 * last possible date, usually tomorrow.
 */
export function readReceipt(rows: readonly PrintedRow[], latest: PlainDate | null = null): PrintedReceipt {
  const column = priceColumnOf(rows);
  const readings = rows.map((row) => readRow(row, column));
  const texts = rows.map((row) => row.map(({ text }) => text).join('  '));
  const names = readings.flatMap(({ label, price }) => (price === null ? [] : [label]));
  const language = languageOfReceipt(texts, names);
  const words = rowWordsOf(language);
  const { first, end, total } = itemRange(readings, words);
  const store = storeOf(texts, first);
  const itemReadings = readings.slice(first, end);
  const parsed = parsedRowsOf(itemReadings, styleOf(itemReadings, language), words);
  joinLonePrices(parsed);
  attachQuantities(parsed);
  const currency = currencyOf(texts, language);
  const adjustments = {
    ...applyVoids(parsed),
    mayBeIncluded: language === 'en',
    mayBeRounded: !(exactLanguages.has(language) && exactCurrencies.has(currency)),
  };
  const drafts = parsed.flatMap((row) =>
    row.kind === 'item' && row.draft.price !== null ? [row.draft] : [],
  );
  const printed = printedFigures(readings.slice(end), texts.slice(end), words);
  const kept = drafts.slice(0, maxItems);
  const sumWith = (figures: PrintedFigures) => sumCheck(kept, adjustments, figures);
  const agrees = (figures: PrintedFigures) => sumWith(figures)?.agrees === true;
  let figures = { ...printed, total: printed.total ?? total };
  provePrices(drafts, () => agrees(figures));
  if (!agrees(figures)) {
    // A total that was not read, or misread, is what was paid.
    const paid = printed.paid
      .map((total) => ({ ...figures, subtotal: null, total }))
      .find((one) => isExact(sumWith(one)));
    if (paid) figures = paid;
  }
  if (agrees(figures)) proveCounts(drafts);
  const items = kept.map((draft) => itemOf(draft, store, language));
  return {
    store,
    date: printedDate(texts, language !== 'en' || isDayFirst(texts), latest),
    total: figures.total,
    currency,
    language,
    isRestaurantBill: isRestaurantBill(texts, language),
    items,
    checks: { ...selfCheck(items, adjustments, figures), ...rowsCheck(drafts) },
  };
}

/**
 * The range of item rows: from the first heading or price to the next total, or to the payment if no total was printed.
 */
function itemRange(
  readings: readonly RowReading[],
  { kindOf, headingOf }: RowWords,
): { first: number; end: number; total: number | null } {
  const kinds = readings.map(({ label }) => kindOf(label));
  const isName = ({ label, price }: RowReading, at: number) =>
    /\p{L}{2}/u.test(label) &&
    kinds[at] === 'other' &&
    !unitPriceAlone.test(label) &&
    readQuantity(wholeText(label, price)) === null;
  const isPriced = ({ price }: RowReading, at: number) => price !== null && kinds[at] === 'other';
  // Above the row of the cashier or the phone, a heading is part of the shop's name: "& BUTCHERY".
  const lastInfo = kinds.slice(0, Math.max(0, readings.findIndex(isPriced))).lastIndexOf('info');
  const isItemRow = (reading: RowReading, at: number) =>
    isPriced(reading, at) ||
    (reading.price === null && at > lastInfo && headingOf(reading.label) !== undefined);
  const firstItemRow = readings.findIndex(isItemRow);
  if (firstItemRow < 0) return { first: readings.length, end: readings.length, total: null };
  const firstPrice = readings.findIndex((reading, at) => at >= firstItemRow && isPriced(reading, at));
  // A first item in two rows: the name above, its quantity and price below.
  const above = readings[firstItemRow - 1];
  const isContinued =
    readings[firstItemRow]!.price !== null &&
    !isName(readings[firstItemRow]!, firstItemRow) &&
    !givesPriceBelow(readings[firstItemRow]!, readings[firstItemRow + 1]);
  // Or the reverse: the quantity above the name.
  const isAbove =
    above?.price === null &&
    (isContinued ? isName(above, firstItemRow - 1) : readQuantity(above.label) !== null);
  const first = isAbove ? firstItemRow - 1 : firstItemRow;
  const after = (wanted: readonly RowKind[]) =>
    readings.findIndex(({ price }, at) => at > firstPrice && wanted.includes(kinds[at]!) && price !== null);
  const total = after(['subtotal', 'total']);
  let end = total >= 0 ? total : after(['payment', 'tax']);
  while (end > 0 && kinds[end - 1] === 'tax') end -= 1;
  if (end < 0) end = readings.length;
  // Without a total, what was paid may be the sum of the items.
  const last = Math.max(end, after(['payment'])) + 1;
  const totalAt = total >= 0 ? -1 : totalBySums(readings.slice(first, last), kinds.slice(first, last));
  return totalAt < 0
    ? { first, end, total: null }
    : { first, end: Math.min(end, first + totalAt), total: readings[first + totalAt]!.price!.value };
}

/** Whether a quantity gives the price of the row below it. */
function givesPriceBelow({ label, price }: RowReading, next: RowReading | undefined): boolean {
  const quantity = readQuantity(wholeText(label, price));
  return quantity !== null && matchesPrice(quantity, next?.price?.value ?? null);
}

/** With fewer prices, one may be the sum of the others by chance. */
const minSummed = 3;
/** Kinds of rows that are part of the sum or, last, repeat it. */
const summed: ReadonlySet<RowKind> = new Set(['other', 'charge', 'discount', 'payment']);

/** The index of the row whose price is the sum of all above it, whatever its label; -1 if there is none. */
function totalBySums(itemRows: readonly RowReading[], kinds: readonly RowKind[]): number {
  let [sum, count] = [0, 0];
  return itemRows.findIndex(({ label, price }, at) => {
    if (price === null || !summed.has(kinds[at]!)) return false;
    // The price of one or of a kilogram.
    if (readQuantity(wholeText(label, price))?.total === null) return false;
    if (count >= minSummed && Math.abs(sum - price.value) < 0.005) return true;
    sum += price.isNegative ? -price.value : price.value;
    count += 1;
    return false;
  });
}

function wholeText(label: string, price: RowReading['price']): string {
  return price === null ? label : `${label} ${price.value.toFixed(2)}`;
}

function styleOf(itemRows: readonly RowReading[], language: Language): CodeStyle {
  const priced = itemRows.filter(({ price }) => price !== null && !price.isNegative);
  const numbered = priced.filter(({ label }) =>
    /^(?:[A-Za-z]{1,2}\s+)?[#*]?\d{4,14}(?!\d*[.,]\d)/.test(label),
  );
  const counted = priced.filter(({ label }) => /^\d{1,2}(?:\s+\p{L}|\p{Lu}{3})/u.test(label));
  return {
    numberedFirst: numbered.length * 2 > priced.length,
    countedFirst: counted.length * 2 > priced.length && !areRowNumbers(counted),
    language,
  };
}

/** Numbers that rise by one from row to row are not counts. */
function areRowNumbers(rows: readonly RowReading[]): boolean {
  const numbers = rows.map(({ label }) => Number(/^\d+/.exec(label)![0]));
  const rises = numbers.filter((number, at) => at > 0 && number > numbers[at - 1]!);
  return rises.length * 2 > numbers.length;
}

/** Joins a name with its price in the next row. */
function joinLonePrices(rows: ParsedRow[]): void {
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    if (row.kind !== 'price' || before?.kind !== 'item' || before.draft.price !== null) return;
    before.draft.price = row.value;
    before.draft.flags = `${before.draft.flags} ${row.flags}`.trim();
  });
}

type Sums = Omit<Adjustments, 'mayBeIncluded' | 'mayBeRounded'>;

/** Clears the price of voided items, and returns the sums of charges and discounts in other rows. */
function applyVoids(rows: ParsedRow[]): Sums {
  const sums: Sums = { added: 0, takenOff: 0, repeatedAdjustments: 0 };
  for (const [at, row] of rows.entries()) {
    if (row.kind === 'adjustment') {
      if (row.value > 0) sums.added += row.value;
      else takeOff(sums, row.value);
    }
    if (row.kind !== 'void') continue;
    // "REFUND" or "VOID" alone refers to the row below.
    if (row.value === null && rows[at + 1]?.kind === 'void') continue;
    const voided = voidedBy(rows.slice(0, at), row);
    if (voided) voided.price = null;
    else if (row.value !== null) takeOff(sums, -row.value);
  }
  return sums;
}

function takeOff(sums: Sums, value: number): void {
  sums.repeatedAdjustments = Math.abs(value - sums.takenOff) < 0.005 ? value : 0;
  sums.takenOff += value;
}

function voidedBy(
  before: readonly ParsedRow[],
  { text, value }: { text: string; value: number | null },
): DraftItem | null {
  const items = before.flatMap((row) => (row.kind === 'item' && row.draft.price !== null ? [row.draft] : []));
  const named = (draft: DraftItem) => isSame(draft.text, text);
  if (value === null) return items.findLast(named) ?? (text === '' ? (items.at(-1) ?? null) : null);
  return items.findLast((draft) => draft.price === value && (text === '' || named(draft))) ?? null;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const most = Math.floor(Math.max(a!.length, b!.length) * 0.3);
  return a !== '' && editDistances(a!, b!, most, { transpositions: false }).whole <= most;
}

function itemOf(draft: DraftItem, store: string | null, language: Language): PrintedItem {
  const isOne = draft.quantity?.unit === 'each' && draft.quantity.amount === 1;
  const { amount, unit } = (isOne ? null : draft.quantity) ??
    sizeInName(draft.text, language) ?? { amount: 1, unit: 'each' as const };
  return {
    text: draft.text,
    amount,
    unit,
    price: draft.price,
    heading: draft.heading,
    plu: draft.plu,
    taxedAsFood: taxedAsFood(draft.flags, store),
  };
}

/** The day comes first outside the United States; the country is derived from other text. */
function isDayFirst(texts: readonly string[]): boolean {
  const all = texts.join('\n');
  const elsewhere = /£|€|\bABN\b|\bVAT\b|\bGST\b|\bkg\b|\bZAR\b|\bEFTPOS\b|\bLtd\b|\bR\s?\d+\.\d{2}/i;
  const here =
    /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),?\s*\d{5}(?:-\d{4})?\s*$|\bEBT\b/m;
  return elsewhere.test(all) && !here.test(all);
}
