import type { Language } from '../foods/other-languages.ts';
import type { ReceiptUnit } from './receipt.ts';

type Size = { amount: number; unit: ReceiptUnit };

/** Notations of units, with the unit and factor that they stand for. */
const units: readonly (readonly [shape: string, unit: ReceiptUnit, times: number])[] = [
  ['FL\\.? ?OZ', 'fl oz', 1],
  ['OZ|OUNCES?', 'oz', 1],
  ['LBS?|#|POUNDS?', 'lb', 1],
  ['KGS?|KILOS?|KILOGRAMS?', 'kg', 1],
  ['GMS?|GRS?|GRAMS?|GRAMMES?|GRAMM|G', 'g', 1],
  ['MILLILIT(?:RE|ER)S?|MLS?', 'ml', 1],
  ['CENTILIT(?:RE|ER)S?|CL', 'ml', 10],
  ['DECILIT(?:RE|ER)S?|DL', 'ml', 100],
  ['LIT(?:RE|ER|RO)S?|LITR[IY]?|LTRS?|LTS?|L', 'l', 1],
  ['GAL(?:LON)?S?', 'gal', 1],
  ['QTS?|QUARTS?', 'qt', 1],
  ['PTS?|PINTS?', 'pt', 1],
];
const shape = `(?<![A-Z\\d.,])(?:(\\d{1,2}) ?[X×*] ?)?(\\d{1,4}(?:[.,]\\d{1,3})?) ?(?:${units.map(([unit]) => `(${unit})`).join('|')})\\.?`;
const atEnd = new RegExp(`${shape}\\W*$`);
/** The unit first, as in Italy: "FARINA KG1", "LATTE LT.1", "PASTA GR 500". */
const unitFirst = /(?<![A-Z])(KG|GR|LT|CL|ML)\.? ?(\d{1,4}(?:[.,]\d{1,3})?)\W*$/;
const alone = new RegExp(`^\\W*${shape}\\W*$`);
const dozen =
  /\b(?:(\d{1,2}|HALF(?: A)?) ?)?(?:DZ|DOZ|DOZEN|DOCENA|DUZIA|DOUZAINE|DOZZINA|DUTZEND|DOZIJN|DUSIN)\b/;
const eggs = /\b(?:EGGS?|EIER|OEUFS|HUEVOS|UOVA|EIEREN|JAJA|JAJKA|OVOS|AGG|AEG|KANANMUNA|KANANMUNAT)\b/;
const pieces =
  /\b(\d{1,2}) ?(?:CT|PK|PACK|S|'S|ER|STK|STUCK|ST|SZT|KPL|UDS?|PZ|UN|X|P|-P|-PACK)\b|\bX ?(\d{1,2})\b| (6|10|12|15|18|20|30)$/;

/** More are loads of washing: "ARIEL 40L". */
const mostLiters = 30;

/** The size at the end of a printed name: "APPLE BAG 2 LB", "ONIONS 2#", "EGGS LRG DZ"; or null. */
export function sizeInName(text: string, language: Language = 'en'): Size | null {
  const capitals = folded(text, language);
  const dozens = dozen.exec(capitals);
  if (dozens)
    return { amount: 12 * (dozens[1]?.startsWith('HALF') ? 0.5 : Number(dozens[1] ?? 1)), unit: 'each' };
  const counted = eggs.test(capitals) ? pieces.exec(capitals) : null;
  const count = Number(counted?.slice(1).find(Boolean) ?? 0);
  if (count > 1) return { amount: count, unit: 'each' };
  return sizeOf(atEnd.exec(capitals)) ?? sizeOf(atEnd.exec(capitals.replace(unitFirst, '$2$1')));
}

/** The size that a row consists of; it belongs to the item above. */
export function sizeAlone(text: string, language: Language): Size | null {
  return sizeOf(alone.exec(folded(text, language)));
}

function sizeOf(match: RegExpExecArray | null): Size | null {
  if (!match) return null;
  const [, packs, number = '', ...groups] = match;
  const found = units[groups.findIndex((group) => group !== undefined)];
  if (found === undefined) return null;
  const [, unit, times] = found;
  const amount = Number(packs ?? 1) * Number(number.replace(',', '.')) * times;
  return amount > 0 && !(unit === 'l' && amount > mostLiters)
    ? { amount: Math.round(amount * 1000) / 1000, unit }
    : null;
}

/**
 * In capitals, with misread units corrected: "2 0Z"; in metric countries also "1,51" for "1,5l", "4009" for "400g" and
 * "2K" for "2kg".
 */
function folded(text: string, language: Language): string {
  const capitals = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/(?<=\d ?)0?Z\b/, 'OZ')
    .replace(/(?<=\d)O(?=O?(?:KG|G|ML|CL|L)\b)/g, '0');
  if (language === 'en') return capitals;
  return capitals
    .replace(/(?<![\d.,])([1-35]|[0-3][.,](?:[257]|25|33|50|75))1$/, '$1L')
    .replace(/(?<![\d.,])([1-9]\d?[05]0?)9$/, '$1G')
    .replace(/(?<= [\d.,]*\d)K$/, 'KG');
}
