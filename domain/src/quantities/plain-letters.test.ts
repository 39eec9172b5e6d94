import { expect, test } from 'vitest';
import { toPlainLetters } from './plain-letters.ts';

test.each([
  ['Сrab', 'crab'],
  ['al\u00admonds', 'almonds'],
  ['m\u200bilk', 'milk'],
  ['ﬁsh', 'fish'],
  ['ｆｌｏｕｒ', 'flour'],
  ['𝐚𝐥𝐦𝐨𝐧𝐝𝐬', 'almonds'],
  ['ⓐlmonds', 'almonds'],
  ['ᴀʟᴍᴏɴᴅs', 'almonds'],
  ['alm0nds', 'almonds'],
  ['⒫⒠⒜', 'pea'],
  ['🅟🅔🅐', 'pea'],
  ['🅿🅴🅰', 'pea'],
  ['🇵🇪🇦', 'pea'],
  ['🇮🇹 pasta', ' pasta'],
  ['pea\u3164nut', 'pea nut'],
  ['pea\u2800nut', 'pea nut'],
  ['peа\u2060nut', 'peanut'],
  ['200 ㎖', '200 ml'],
  ['Oatly™', 'Oatly'],
  ['\u202Estun', '\uFFFDstun'],
  ['350ºF/175 ºC', '350°F/175 °C'],
  ['🥜butter', ' peanut butter'],
  ['a 🍋‍🟩', 'a  lemon 🟩'],
])('%j is read as %s', (text, plain) => {
  expect(toPlainLetters(text)).toBe(plain);
});

test.each(['½ cup crème fraîche, 180 °C', 'молоко', '2x400g tins', 'jalapeño', '牛乳'])(
  '%s stays as it is',
  (text) => {
    expect(toPlainLetters(text)).toBe(text);
  },
);
