/** Lower-case letters that Unicode normalization does not decompose, in plain ones. */
export const undecomposedLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ð: 'd',
  ı: 'i',
};
