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
const dressed = /[ﬀ-ﬆ！-～ʰ-ʸˡ-ˣⁱⁿₐ-ₜⒶ-ⓩ\u{1D2C}-\u{1D6A}\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F149}]/gu;
/** What no reader sees: soft hyphens, zero-width characters, marks of direction. */
const invisible = /\p{Cf}|\u034F|\u115F|\u1160|[\uFE00-\uFE0F]/gu;
const word = /[\p{L}\p{M}]+/gu;

/** Digits that stand for letters inside a word: "alm0nd", "m1lk". */
const digitLetters: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's' };

/** Text as a reader sees it: every letter that only looks like a Latin one is that one. */
export function plainLetters(text: string): string {
  // Text in plain ASCII has nothing to undress.
  const plain = /[^\x20-\x7e]/.test(text)
    ? text
        .replace(invisible, '')
        .replace(dressed, (letter) => letter.normalize('NFKC'))
        .replace(word, plainWord)
    : text;
  return /\d/.test(plain)
    ? plain.replace(/(?<=\p{L})[01345](?=\p{L})/gu, (digit) => digitLetters[digit] ?? digit)
    : plain;
}

/** A word of another alphabet stays as it is; one that holds a Latin letter, or lookalikes alone, is read as Latin. */
function plainWord(letters: string): string {
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(letters) && !/[ıɑɡɩʀʟɴᴀ-ᴢꜰꜱʙʜʏɢɪ]/u.test(letters)) return letters;
  const read = letters.replace(/./gu, (letter) => lookalikes.get(letter) ?? letter);
  return /\p{Script=Latin}/u.test(letters) || /^[a-z]+$/i.test(read) ? read : letters;
}
