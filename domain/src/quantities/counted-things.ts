/** Large enough to be halved. By name, since the browser does not have the weights of the food table. */
const halved =
  /\b(?:onion|carrot|lemon|lime|pepper|cucumber|leek|thigh|drumstick|banana|pickle|ciabatta|chapati|paratha|flatbread|pita|naan|poblano|lettuce|gem|kiwi|courgette|bread|chop|beet|sausage|chill?ie?|jalape[nñ]o|serrano|habanero|chipotle)s?\b/;
const quartered =
  /\b(?:tomato|cucumber|zucchini|avocado|eggplant|orange|fennel|apple|baguette|asian pear|mango|turnip|chicken leg|potato|pear|pork chop|peach|cabbage|cauliflower|pineapple|melon|squash|pumpkin|celeriac|grapefruit|sweet onion|parsnip|daikon|daikon radish|chayote|jicama|kohlrabi|rutabaga|celery root)(?:e?s)?\b/;
const halvedThough = /\b(?:plum tomato(?:es)?|persian cucumbers?)\b/;
const neverCut =
  /\b(?:green onion|spring onion|scallion|shallot|dried [a-z ]*chill?ie?|ancho|guajillo|pasilla|mulato|cascabel|[aá]rbol chill?ie?|cherry tomato|dried lime|bread roll|bun|egg|lea(?:f|ves))(?:e?s)?\b/;

/** The smallest fraction in which the food is used: 1 for an egg, 0.5 for an onion, 0.25 for a cabbage; 1 if unknown. */
export function smallestFraction(name: string): number {
  const head = name.toLowerCase().split(',')[0]!;
  if (neverCut.test(head)) return 1;
  if (halvedThough.test(head)) return 0.5;
  return quartered.test(head) ? 0.25 : halved.test(head) ? 0.5 : 1;
}

/** The counted noun: the last word before a comma, a bracket or a preposition. */
const countedNoun = /^(.*?)([\p{L}-]+)( ?[,(].*| (?:on|in|with|of|from|for)\b.*)?$/u;

/** The name in singular or plural: "large eggs, beaten" becomes "large egg, beaten", and vice versa. */
export function nameInNumber(name: string, isMany: boolean): string {
  const [, before = '', noun, after = ''] = countedNoun.exec(name) ?? [];
  return noun === undefined ? name : `${before}${isMany ? manyOf(noun) : oneOf(noun)}${after}`;
}

const unchanging = /(?:zucchini|shrimp|anise|umeboshi|fish|salmon|(?:ss|us))$/;

function oneOf(noun: string): string {
  if (!noun.endsWith('s') || unchanging.test(noun)) return noun;
  if (noun.endsWith('chilies')) return noun.slice(0, -2);
  if (/(?:tomato|potato|mango|ch|sh|x)es$/.test(noun)) return noun.slice(0, -2);
  if (/(?:lea|loa)ves$/.test(noun)) return `${noun.slice(0, -3)}f`;
  return /(?:rr|ch|nd)ies$/.test(noun) ? `${noun.slice(0, -3)}y` : noun.slice(0, -1);
}

function manyOf(noun: string): string {
  if (noun.endsWith('s') || unchanging.test(noun)) return noun;
  if (/(?:tomato|potato|mango|ch|sh|x)$/.test(noun)) return `${noun}es`;
  if (/\bchili$/.test(noun)) return `${noun}es`;
  if (/(?:lea|loa)f$/.test(noun)) return `${noun.slice(0, -1)}ves`;
  return /(?:rr|ch|nd)y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
