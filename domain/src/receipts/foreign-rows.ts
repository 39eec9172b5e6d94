import type { Language, OtherLanguage } from '../foods/other-languages.ts';
import { lazyByKey, type Pause, type SlicedWork } from '../quantities/lazy.ts';
import { headingOf } from './heading.ts';
import { compilingRows, type Phrases, phrases, phrasesIn } from './phrases.ts';
import type { PrintedItem } from './receipt.ts';
import { receiptWords } from './receipt-language.ts';
import { foldRow, kindOfRow, type RowKind } from './row-kinds.ts';

/** Classification of the rows of receipts in one language. */
export type RowWords = {
  kindOf(label: string): RowKind;
  /** The category of a heading row; undefined if the row is not a heading. */
  headingOf(label: string): PrintedItem['heading'] | undefined;
};

/** Priorities between kinds: "TOTAL TVA" is a tax, "TOTAL ARTICLES" a count. */
const order = [
  'void',
  'count',
  'subtotal',
  'tax',
  'remark',
  'discount',
  'charge',
  'payment',
  'total',
  'info',
] as const satisfies readonly RowKind[];

/** Used in all languages: card names, and English words on foreign receipts. */
const inAllLanguages: readonly [RowKind, RegExp][] = [
  [
    'payment',
    /^\W*(?:\*+ ?)?(?:VISA|MASTER ?CARD|MAESTRO|AMEX|AMERICAN EXPRESS|CONTACTLESS|V ?PAY|APPLE ?PAY|GOOGLE ?PAY|PAYPAL|DEBIT MASTER|CARD)\b/,
  ],
  ['subtotal', /^\W*SUB ?-?TOTAL\b/],
  ['void', /^\W*(?:VOID|REFUND)\b/],
  ['info', /\b(?:AID|IBAN|BIC|TID|TVR|TSI)\b ?:|^\W*#{3,}|X{4,}\d{2,}/],
  // Opening hours: "MO-SA 8.00-20.00".
  ['info', /\d{1,2}[.: ]\d{2}\s?(?:UHR|H)?\s?[-–]\s?\d{1,2}[.:]\d{2}/],
];

const english: RowWords = { kindOf: (label) => kindOfRow(foldRow(label)), headingOf };
const foreign = lazyByKey(makeRowWords);

export function rowWordsOf(language: Language): RowWords {
  const words = language === 'en' ? english : foreign(language).get();
  return { ...words, kindOf: (label) => kindOfCells(label, words) };
}

/** "No. ITEMS 8    TOTAL": a count and, in the cell before the price, the total. */
function kindOfCells(label: string, { kindOf }: RowWords): RowKind {
  const kind = kindOf(label);
  if (kind !== 'count') return kind;
  const last = label.slice(label.lastIndexOf('  ')).trim();
  return kindOf(last) === 'total' ? 'total' : kind;
}

/** Compiles a language's phrases in slices, so that its first receipt does not block. */
export async function loadRowWords(language: Language, pause: Pause): Promise<void> {
  if (language !== 'en') await foreign(language).load(pause);
}

function* makeRowWords(language: OtherLanguage): SlicedWork<RowWords> {
  const words = receiptWords[language];
  const wordsOf = (list: string) => phrasesIn(list).flatMap((phrase) => foldRow(phrase).split(/[^A-Z]+/));
  const allowedWords = wordsOf(words.allowedWords);
  // Words from other phrases of the same kind are allowed as well: "PFAND EINWEG".
  const shapes: { kind: RowKind; phrases: Phrases; allowedWords: ReadonlySet<string> }[] = [];
  for (const kind of order) {
    const shape = phrases(words[kind]);
    for (const row of compilingRows) {
      shape.find(row);
      yield;
    }
    shapes.push({
      kind,
      phrases: shape,
      allowedWords: new Set([...allowedWords, ...wordsOf(words[kind])]),
    });
    yield;
  }
  const headings = new Map(
    Object.entries(words.headings).flatMap(([section, list]) =>
      phrasesIn(list).map((phrase) => [keyOf(phrase), section as PrintedItem['heading']] as const),
    ),
  );
  return {
    kindOf(label) {
      const folded = foldRow(label);
      for (const { kind, phrases: shape, allowedWords: known } of shapes) {
        const found = shape.find(folded);
        if (found === null) continue;
        const isUncertain = found.from > 0 && kind === 'info' && !/\d/.test(folded);
        if (!isUncertain && (found.isClear || found.from > 0 || hasOnlyKnownWords(folded, found, known)))
          return kind;
      }
      return inAllLanguages.find(([, shape]) => shape.test(folded))?.[0] ?? 'other';
    },
    headingOf(label) {
      return headings.get(keyOf(label.replace(/^[\W\d]+/, '')));
    },
  };
}

function keyOf(label: string): string {
  return foldRow(label)
    .replace(/[^A-Z]+/g, ' ')
    .trim();
}

/** Whether a row has only figures, flags and known words around a phrase. */
function hasOnlyKnownWords(
  folded: string,
  { from, to }: { from: number; to: number },
  allowedWords: ReadonlySet<string>,
): boolean {
  const rest = `${folded.slice(0, from)} ${folded.slice(to)}`.split(/[^A-Z0-9]+/);
  return rest.every((word) => word.length < 3 || /\d/.test(word) || allowedWords.has(word));
}
