import { replaceFoodEmoji } from './food-emoji.ts';

/** Letters of other alphabets, and phonetic ones, that look Latin: "Сrab" must not pass for an unknown food. */
const lookalikes = new Map(
  [
    ['аɑαᴀ', 'a'],
    ['вВΒьʙ', 'b'],
    ['сСϲᴄ', 'c'],
    ['ԁɗᴅ', 'd'],
    ['еЕεΕєᴇё', 'e'],
    ['ғꜰ', 'f'],
    ['ɡɢ', 'g'],
    ['һНΗʜн', 'h'],
    ['іІΙıɩιї', 'i'],
    ['јЈᴊ', 'j'],
    ['кКΚκᴋ', 'k'],
    ['ӏʟ', 'l'],
    ['мМΜᴍ', 'm'],
    ['Νɴпη', 'n'],
    ['оОΟοσᴏө', 'o'],
    ['рРΡρᴘ', 'p'],
    ['ԛ', 'q'],
    ['гʀᴦ', 'r'],
    ['ѕЅꜱ', 's'],
    ['тТΤτᴛ', 't'],
    ['υᴜц', 'u'],
    ['ѵνᴠ', 'v'],
    ['ѡωᴡш', 'w'],
    ['хХΧχ', 'x'],
    ['уУΥγүʏ', 'y'],
    ['ΖᴢȤ', 'z'],
  ].flatMap(([looks, letter]) => [...looks!].map((look) => [look, letter!] as const)),
);
lookalikes.set('А', 'a').set('Α', 'a');

/** Stylized letters (full-width, mathematical, circled, superscript) and ligatures, which NFKC normalizes. */
const stylized = /[\p{L}\p{So}\p{Nd}！-～]/gu;
const plainForm = /^(?:\(?([A-Za-z]+)\)?|([!-~]))$/;
/** Trademark symbols, which NFKC would turn into letters. */
const marks = /[\u2116\u2120\u2122]/g;
/** Negative circled and squared letters and regional indicators, which NFKC does not normalize. */
const enclosedLetters = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]|[\u{1F1E6}-\u{1F1FF}]+/gu;
const enclosedRanges = [0x1f150, 0x1f170, 0x1f1e6];
/** Bidirectional overrides: readers see the text in another order than it is stored. */
const bidiOverrides = /[\u202D\u202E]/g;
/** An ordinal sign that stands for degrees: "350ºF". */
const degrees = /(?<=\d ?)º(?= ?[CF]\b)/g;
/** Blank characters that Unicode classifies as letters or symbols. */
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
/** Invisible characters: soft hyphens, zero-width characters, direction marks. */
const invisible = /\p{Cf}|\u034F|[\uFE00-\uFE0F]/gu;
const word = /[\p{L}\p{M}]+/gu;

/** "B.u.t.t.e.r", "b u t t e r"; "e.g." and "R.S.V.P." stay: joined, they are not a word. */
const spacedOut = /(?<![\p{L}\d])\p{L}(?:([.\-_*~|·])\p{L}(?:\1\p{L}){2,}|(?: \p{L}){4,})(?![\p{L}\d])/gu;

/** Digits that replace letters inside a word: "alm0nd", "m1lk". */
const digitLetters: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's' };

/** "Gluten-free 1:1 baking flour". */
const measureForMeasure = /(?<![\d:])1:1(?![\d:])/g;

/** The text as a reader sees it: letters that look Latin become Latin letters. */
export function toPlainLetters(text: string): string {
  // ASCII text has nothing to normalize.
  const plain = /[^\x20-\x7e]/.test(text)
    ? replaceFoodEmoji(
        text
          .replace(bidiOverrides, '\uFFFD')
          .replace(degrees, '°')
          .replace(blanks, ' ')
          .replace(invisible, '')
          .replace(marks, '')
          .replace(enclosedLetters, lettersOf)
          .replace(stylized, toPlainLetter)
          .replace(word, plainWord),
      )
    : text;
  const joined = plain
    .replace(measureForMeasure, '1-to-1')
    .replace(spacedOut, (letters) => letters.replace(/[^\p{L}]/gu, ''));
  return /\d/.test(joined)
    ? joined.replace(/(?<=\p{L})[01345](?=\p{L})/gu, (digit) => digitLetters[digit] ?? digit)
    : joined;
}

function toPlainLetter(letter: string): string {
  if (letter < '\u0100') return letter;
  const [, letters, mark] = plainForm.exec(letter.normalize('NFKC')) ?? [];
  return letters ?? mark ?? letter;
}

/** Two regional indicators alone are a flag. */
function lettersOf(signs: string): string {
  const letters = [...signs].map((sign) => {
    const code = sign.codePointAt(0)!;
    return String.fromCharCode(0x61 + code - enclosedRanges.findLast((from) => code >= from)!);
  });
  return signs.length === 4 ? '' : letters.join('');
}

/**
 * A word in another alphabet stays unchanged; one that has a Latin letter, or only letters that look Latin, becomes
 * Latin.
 */
function plainWord(letters: string): string {
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(letters) && !/[ıɑɡɩʀʟɴᴀ-ᴢꜰꜱʙʜʏɢɪ]/u.test(letters)) return letters;
  const read = letters.replace(/./gu, (letter) => lookalikes.get(letter) ?? letter);
  return /\p{Script=Latin}/u.test(letters) || /^[a-z]+$/i.test(read) ? read : letters;
}
