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

/** Letters in fancy dress (full-width, mathematical, circled, raised) and ligatures, which Unicode itself can undress. */
const dressed = /[\p{L}\p{So}\p{Nd}！-～]/gu;
const undressed = /^(?:\(?([A-Za-z]+)\)?|([!-~]))$/;
/** Signs of a trade name are letters to Unicode. */
const marks = /[\u2116\u2120\u2122]/g;
/** White on black, in circles and squares, and the letters of flags: Unicode does not say that they are letters. */
const stamped = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]|[\u{1F1E6}-\u{1F1FF}]+/gu;
const stampedFrom = [0x1f150, 0x1f170, 0x1f1e6];
/** They turn what follows around, so that readers see another word than the letters say. */
const turned = /[\u202D\u202E]/g;
/** Blanks that are letters or signs to Unicode. */
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
/** What no reader sees: soft hyphens, zero-width characters, marks of direction. */
const invisible = /\p{Cf}|\u034F|[\uFE00-\uFE0F]/gu;
const word = /[\p{L}\p{M}]+/gu;

/** Digits that stand for letters inside a word: "alm0nd", "m1lk". */
const digitLetters: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's' };

/** Text as a reader sees it: every letter that only looks like a Latin one is that one. */
export function toPlainLetters(text: string): string {
  // Text in plain ASCII has nothing to undress.
  const plain = /[^\x20-\x7e]/.test(text)
    ? replaceFoodEmoji(
        text
          .replace(turned, '\uFFFD')
          .replace(blanks, ' ')
          .replace(invisible, '')
          .replace(marks, '')
          .replace(stamped, lettersOf)
          .replace(dressed, undress)
          .replace(word, plainWord),
      )
    : text;
  return /\d/.test(plain)
    ? plain.replace(/(?<=\p{L})[01345](?=\p{L})/gu, (digit) => digitLetters[digit] ?? digit)
    : plain;
}

function undress(letter: string): string {
  if (letter < '\u0100') return letter;
  const [, letters, mark] = undressed.exec(letter.normalize('NFKC')) ?? [];
  return letters ?? mark ?? letter;
}

/** Two letters alone are a flag. */
function lettersOf(signs: string): string {
  const letters = [...signs].map((sign) => {
    const code = sign.codePointAt(0)!;
    return String.fromCharCode(0x61 + code - stampedFrom.findLast((from) => code >= from)!);
  });
  return signs.length === 4 ? '' : letters.join('');
}

/** A word of another alphabet stays as it is; one that holds a Latin letter, or lookalikes alone, is read as Latin. */
function plainWord(letters: string): string {
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(letters) && !/[ıɑɡɩʀʟɴᴀ-ᴢꜰꜱʙʜʏɢɪ]/u.test(letters)) return letters;
  const read = letters.replace(/./gu, (letter) => lookalikes.get(letter) ?? letter);
  return /\p{Script=Latin}/u.test(letters) || /^[a-z]+$/i.test(read) ? read : letters;
}
