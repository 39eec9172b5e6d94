/**
 * Food emoji as words that the food table knows. An ambiguous emoji maps to the food with the most allergens: a chestnut
 * stands for any nut, a loaf for any bread.
 */
const words: readonly (readonly [word: string, pictures: string])[] = [
  ['peanut', '🥜'],
  ['mixed nuts', '🌰'],
  ['butter', '🧈'],
  ['milk', '🥛🍼'],
  ['cheese', '🧀🫕'],
  ['egg', '🥚🍳🐣🐥🪺'],
  ['fish', '🐟🐠🐡🎣🦈'],
  ['sushi', '🍣🍙🍱'],
  ['fish cake', '🍥🍢'],
  ['shrimp', '🦐🍤'],
  ['crab', '🦀'],
  ['lobster', '🦞'],
  ['squid', '🦑'],
  ['octopus', '🐙'],
  ['oyster', '🦪🐚'],
  ['snail', '🐌'],
  ['bread', '🍞'],
  ['baguette', '🥖'],
  ['croissant', '🥐'],
  ['flatbread', '🫓'],
  ['pita', '🥙'],
  ['pretzel', '🥨'],
  ['bagel', '🥯'],
  ['sandwich', '🥪'],
  ['pizza', '🍕'],
  ['burrito', '🌯'],
  ['taco', '🌮'],
  ['tamale', '🫔'],
  ['frankfurter', '🌭'],
  ['bread, beef', '🍔'],
  ['falafel', '🧆'],
  ['pasta', '🍝'],
  ['ramen noodles', '🍜'],
  ['dumpling', '🥟'],
  ['mooncake', '🥮'],
  ['fortune cookie', '🥠'],
  ['pancakes', '🥞'],
  ['waffle', '🧇'],
  ['cake', '🎂🍰🧁'],
  ['pastry', '🥧'],
  ['cookie', '🍪'],
  ['doughnut', '🍩'],
  ['ice cream', '🍦🍨'],
  ['chocolate', '🍫'],
  ['candy', '🍬🍭'],
  ['custard', '🍮'],
  ['dango', '🍡'],
  ['wheat', '🌾'],
  ['beer', '🍺🍻'],
  ['rice cracker', '🍘'],
  ['rice', '🍚🍛'],
  ['popcorn', '🍿'],
  ['french fries', '🍟'],
  ['beef', '🥩🍖🐄🐂🐮🐃'],
  ['pork', '🐖🐷🐗'],
  ['bacon', '🥓'],
  ['chicken', '🍗🐔🐓🐤'],
  ['duck', '🦆'],
  ['turkey', '🦃'],
  ['lamb', '🐑🐏'],
  ['goat', '🐐'],
  ['rabbit', '🐇🐰'],
  ['venison', '🦌'],
  ['honey', '🍯🐝'],
  ['salt', '🧂'],
  ['ice', '🧊🍧'],
  ['coffee', '☕'],
  ['tea', '🍵🫖'],
  ['sake', '🍶'],
  ['champagne', '🍾🥂'],
  ['wine', '🍷'],
  ['whisky', '🥃'],
  ['grapes', '🍇'],
  ['melon', '🍈'],
  ['watermelon', '🍉'],
  ['orange', '🍊'],
  ['lemon', '🍋'],
  ['banana', '🍌'],
  ['pineapple', '🍍'],
  ['mango', '🥭'],
  ['apple', '🍎🍏'],
  ['pear', '🍐'],
  ['peach', '🍑'],
  ['cherries', '🍒'],
  ['strawberries', '🍓'],
  ['blueberries', '🫐'],
  ['kiwi', '🥝'],
  ['tomato', '🍅'],
  ['olives', '🫒'],
  ['coconut', '🥥'],
  ['avocado', '🥑'],
  ['eggplant', '🍆'],
  ['potato', '🥔'],
  ['sweet potato', '🍠'],
  ['carrot', '🥕'],
  ['corn', '🌽'],
  ['chili', '🌶'],
  ['bell pepper', '🫑'],
  ['cucumber', '🥒'],
  ['lettuce', '🥬'],
  ['broccoli', '🥦'],
  ['garlic', '🧄'],
  ['onion', '🧅'],
  ['mushroom', '🍄'],
  ['beans', '🫘'],
  ['ginger', '🫚'],
  ['peas', '🫛'],
];

export const foodEmojiWords: ReadonlyMap<string, string> = new Map(
  words.flatMap(([word, pictures]) => [...pictures].map((picture) => [picture, word] as const)),
);

/** Leaves, flowers, pots and plates in the Unicode blocks of food, which are decorative. */
const decorating = new Set([...'🌱🌲🌳🌴🌵🌷🌸🌹🌺🌻🌼🌿🍀🍁🍂🍃🍲🍴🍽🥘🥗🥄🥢🥣🥡🫙🫗🥤🧋🧃🧉🍸🍹🥫']);

/** Unicode blocks with food emoji, including future ones, and insects, which can affect shellfish allergies. */
const ofFood =
  /[\u{1F32D}-\u{1F37F}\u{1F950}-\u{1F96F}\u{1F9C0}-\u{1F9CB}\u{1F997}\u{1F99F}\u{1F41B}-\u{1F41D}\u{1FAB0}-\u{1FAB3}\u{1FACE}-\u{1FADF}]/u;
/** Arrows, check marks, stars, boxes, faces, clocks and hearts, which name nothing. */
const harmless =
  /[\u00A0-\u00FF\u2000-\u27BF\u2900-\u2BFF\u3030\u303D\u{1F000}-\u{1F0FF}\u{1F100}-\u{1F64F}\u{1F680}-\u{1F7FF}\u{1F900}-\u{1FAFF}]/u;
/** Symbols except modifiers such as skin tones. */
const sign = /(?!\p{Emoji_Modifier})[\p{So}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Whether a character is an unknown symbol that may name a food. */
export function isUnknownSymbol(character: string): boolean {
  if (!sign.test(character)) return false;
  if (ofFood.test(character)) return !decorating.has(character) && !foodEmojiWords.has(character);
  return !harmless.test(character);
}

const anySign = new RegExp(sign.source, 'gu');
/** Replaces the food emoji in a text with words. */
export function replaceFoodEmoji(text: string): string {
  return text.replace(anySign, (picture) => {
    const word = foodEmojiWords.get(picture);
    return word === undefined ? picture : ` ${word} `;
  });
}
