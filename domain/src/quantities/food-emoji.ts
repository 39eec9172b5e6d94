/**
 * Pictures of food as words that the table knows. A picture that may be one of several foods is the one with most
 * allergens: a chestnut is drawn for any nut, a loaf for any bread.
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

/** Leaves, flowers, pots and plates among the pictures of food, which decorate. */
const decorating = new Set([...'🌱🌲🌳🌴🌵🌷🌸🌹🌺🌻🌼🌿🍀🍁🍂🍃🍲🍴🍽🥘🥗🥄🥢🥣🥡🫙🫗🥤🧋🧃🧉🍸🍹🥫']);

/** Blocks of Unicode with pictures of food, those to come among them; insects too, which shellfish allergies meet. */
const ofFood =
  /[\u{1F32D}-\u{1F37F}\u{1F950}-\u{1F96F}\u{1F9C0}-\u{1F9CB}\u{1F997}\u{1F99F}\u{1F41B}-\u{1F41D}\u{1FAB0}-\u{1FAB3}\u{1FACE}-\u{1FADF}]/u;
/** Arrows, check marks, stars, boxes, faces, clocks and hearts: they name nothing, as bullets do. */
const harmless =
  /[\u00A0-\u00FF\u2000-\u27BF\u2900-\u2BFF\u3030\u303D\u{1F000}-\u{1F0FF}\u{1F100}-\u{1F64F}\u{1F680}-\u{1F7FF}\u{1F900}-\u{1FAFF}]/u;
/** Signs that stand for something. Skin colors and the like follow one. */
const sign = /(?!\p{Emoji_Modifier})[\p{So}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Whether one character is a sign that may name a food and that we cannot read. */
export function isUnknownSymbol(character: string): boolean {
  if (!sign.test(character)) return false;
  if (ofFood.test(character)) return !decorating.has(character) && !foodEmojiWords.has(character);
  return !harmless.test(character);
}

const anySign = new RegExp(sign.source, 'gu');
/** Text with the words of its pictures of food in their place. */
export function replaceFoodEmoji(text: string): string {
  return text.replace(anySign, (picture) => {
    const word = foodEmojiWords.get(picture);
    return word === undefined ? picture : ` ${word} `;
  });
}
