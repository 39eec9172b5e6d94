import type { Language } from '../foods/other-languages.ts';
import type { Cell } from './lines-to-rows.ts';

/** The name in an item row, and the codes around it. */
export type ItemText = {
  text: string;
  /** Price look-up code of loose produce. */
  plu: string | null;
  /** Letters between the name and the price: tax flags. */
  flags: string;
};

const longestText = 120;

/** A code in its own cell, possibly with digits misread as letters. */
const codeAlone = /^[#*]?[0-9OCSIlBDG:;.]*\d[0-9OCSIlBDG:;.]{3,}[A-Z]{0,2}$/;
/** A code at the end of a name, from a separate column. */
const codeBehind = /\s*[#*]?(?<![\d.])(\d[0-9OCSIlBDG:;]*(?: [0-9OCSIlBDG:;]+){0,3})(?:\s?[A-Z]{1,4})?$/;
/** An item number joined to the name ("1338620BEYOND MEAT"). Shorter numbers count only if most rows have one. */
const codeBefore = /^[#*]?(?:\d{5,14}|\d{3}-\d{2}-\d{4})[\s.:-]*(?=\D)/;
const shortCodeBefore = /^(?:\d{3}-\d{2}-\d{4}|\d{2,14})[\s.:-]*(?=\D)(?!\s*%|\s*x\s*\d)/;
/** Flags are one or two letters, up to four on Canadian receipts ("HMRJ"). */
export const flagAlone = /^(?:[A-Z*]{1,2}\d?|H?MRJ)$/;
/** Marks before a name: sold by weight, member price. */
const markBefore = /^(?:SC|WT|RC|MC|PC|TX)$/;

export type CodeStyle = {
  language: Language;
  /** Most rows begin with the count. */
  countedFirst: boolean;
  /** Most rows begin with an item number, as at warehouse clubs. */
  numberedFirst: boolean;
};

/** Removes item numbers, bar codes, flags and marks from a name. The text is empty if only a code was printed. */
export function itemText(cells: readonly Cell[], { numberedFirst, language }: CodeStyle): ItemText {
  let parts = cells.map(({ text }) => text.trim()).filter(Boolean);
  const codes: string[] = [];
  const flags: string[] = [];
  const digitsIn = (text: string) => text.replace(/\D/g, '').length;

  // "E  1215095  ORG SWT CORN": a letter before a number is a flag.
  if (parts.length > 1 && /^[A-Za-z]{1,2}$/.test(parts[0]!) && /^\d{3}/.test(parts[1]!))
    flags.push(parts.shift()!);
  parts = parts.map((part, at) => (at === 0 ? part.replace(/^[A-Z] (?=\d{5})/, '') : part));
  if (parts.length > 1 && markBefore.test(parts[0]!)) parts.shift();
  // A tax rate in its own column.
  parts = parts.filter(
    (part, at) => at === 0 || language === 'en' || !/^\d{1,2}(?:[.,]\d{1,2})?\s?%$/.test(part),
  );
  while (parts.length > 1 && isCode(parts[0]!, numberedFirst)) codes.push(parts.shift()!);
  while (parts.length > 1 && (flagAlone.test(parts.at(-1)!) || isCodeBehind(parts.at(-1)!))) {
    const last = parts.pop()!;
    (isCodeBehind(last) && digitsIn(last) >= 4 ? codes : flags).push(last);
  }
  let text = parts.join(' ').replace(/\s+/g, ' ').slice(0, longestText);
  text = text.replace(numberedFirst ? shortCodeBefore : codeBefore, (code) => {
    codes.push(code.trim());
    return '';
  });
  text = text.replace(codeBehind, (whole, code: string) => {
    // Codes have at least six digits; OCR may add spaces.
    if (digitsIn(code) < (code.includes(' ') ? 7 : 5) || code.length < 6 || whole === text) return whole;
    codes.push(code);
    return '';
  });
  const isCoded = language === 'en';
  if (isCoded)
    text = text.replace(
      /^#?([34]\d{3}|9[34]\d{3})\s+(?=[A-Z])|\s+#?([34]\d{3}|9[34]\d{3})$/,
      (_, one, other) => {
        codes.push(one ?? other);
        return '';
      },
    );
  text = tidy(text);
  const only = parts.join('');
  if (!/\p{L}/u.test(text) || (codes.length > 0 && flagAlone.test(text)))
    text = codes[0]?.replace(/\D+$/, '') ?? (/\d{4}/.test(only) ? only : '');
  return { text, plu: codes.map(pluOf).find((plu) => plu !== null) ?? null, flags: flags.join(' ') };
}

/** An amount in its own column is not a code. */
function isCodeBehind(part: string): boolean {
  return codeAlone.test(part) && !/^\d{1,3}[.,]\d{1,3}$/.test(part);
}

function isCode(part: string, numberedFirst: boolean): boolean {
  if (!/^[#*]?[\dOIl]+$/.test(part)) return false;
  return part.replace(/\D/g, '').length >= (numberedFirst ? 2 : 4);
}

/** Codes of the International Federation for Produce Standards: 3000 to 4999, with a leading 9 for organic. */
function pluOf(code: string): string | null {
  const digits = code.replace(/\D/g, '').replace(/^0+/, '');
  return /^9?[34]\d{3}$/.test(digits) ? digits : null;
}

function tidy(text: string): string {
  return text
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/[^\p{L}\d%)#!'’.&*]+$/u, '')
    .replace(/[*^]+$|\s+H?MRJ$/, '')
    .replace(/_/g, ' ')
    .replace(/(?<=\p{L})0(?=\p{L})|(?<=\p{L}{2})0\b|\b0(?=\p{L}{3})/gu, 'O')
    .trim();
}
