import type { ReceiptUnit } from './receipt.ts';

const unitOf: Readonly<Record<string, ReceiptUnit>> = {
  OZ: 'oz',
  LB: 'lb',
  LBS: 'lb',
  '#': 'lb',
  KG: 'kg',
  G: 'g',
  GM: 'g',
  GR: 'g',
  L: 'l',
  LT: 'l',
  LTR: 'l',
  ML: 'ml',
  'FL OZ': 'fl oz',
  FLOZ: 'fl oz',
  GAL: 'gal',
  QT: 'qt',
  PT: 'pt',
};

const size =
  /(?<![\w.])(\d{1,4}(?:[.,]\d{1,3})?)\s?(FL ?OZ|OZ|LBS?|#|KGS?|GMS?|GR|G|LTRS?|LT|L|ML|GAL|QT|PT)\.?\W*$/;
const dozen = /\b(?:(\d{1,2}) ?)?(?:DZ|DOZ|DOZEN)\b/;
const eggs = /\bEGGS?\b/;

/** The size that ends a printed name: "APPLE BAG 2 LB", "ONIONS 2#", "EGGS LRG DZ". Null where none does. */
export function sizeInName(text: string): { amount: number; unit: ReceiptUnit } | null {
  const capitals = text.toUpperCase().replace(/(?<=\d ?)0Z\b/, 'OZ');
  const dozens = dozen.exec(capitals);
  if (dozens) return { amount: 12 * Number(dozens[1] ?? 1), unit: 'each' };
  const counted = eggs.test(capitals) ? /\b(\d{1,2}) ?(?:CT|PK|PACK|S|'S)\b/.exec(capitals) : null;
  if (counted && Number(counted[1]) > 1) return { amount: Number(counted[1]), unit: 'each' };
  const match = size.exec(capitals);
  if (!match) return null;
  const amount = Number(match[1]!.replace(',', '.'));
  const unit = unitOf[match[2]!] ?? unitOf[match[2]!.replace(/S$/, '')];
  return amount > 0 && unit ? { amount, unit } : null;
}
