import type { Listed, Mentioned } from './listed-foods.ts';

type Mixture = {
  words: RegExp;
  made: RegExp;
  of: readonly RegExp[];
  title?: RegExp;
  /** Only what was spoken of before: "pack the rolls", but not "serve with rolls". */
  isDefinite?: true;
};

/** What methods mix of listed foods and then use: its names, how they say that they make it, of what, and for which dish. */
const mixed: readonly Mixture[] = [
  {
    words: /^(?:(?:shortcrust|rough puff|sweet|rich|savou?ry|chilled|rested|rolled) )*pastry$/i,
    made: /\brub\w*\b[^.;]{0,60}\binto\b[^.;]{0,30}\bflours?\b|\bbring\w*\b[^.;]{0,40}\btogether\b|\binto an? (?:\w+ )?dough\b|\bknead/i,
    of: [/\bflour\b/i, /\b(?:butter|margarine|shortening|lard|spread|suet|oil|block)\b/i],
  },
  {
    words: /^(?:butter ?cream|frosting|icing)$/i,
    made: /\b(?:beat|whip|cream|whisk|mix|stir)\w*\b[^.;]{0,80}\b(?:icing|powdered|confectioner\S*) sugar\b/i,
    of: [
      /\b(?:icing|powdered|confectioner\S*) sugar\b/i,
      /\b(?:butter|margarine|shortening|spread|block|milk|water|juice|cream cheese)\b/i,
    ],
  },
  {
    words: /^(?:(?:onion|pan|thick|thin|rich) )*gravy$/i,
    made: /\b(?:pour|stir|whisk|add|splash)\w*\b[^.;]{0,60}\b(?:stock|broth)\b/i,
    of: [/\b(?:stock|broth)\b/i, /\b(?:flour|cornflour|cornstarch|arrowroot)\b/i],
  },
  {
    words: /^(?:(?:warm|hot|baked|cooled|risen|sticky|soft|bread|dinner|cinnamon) )*(?:rolls?|buns?)$/i,
    made: /\bknead|\bdough\b/i,
    of: [/\bflour\b/i, /\b(?:yeast|starter|baking powder)\b/i],
    title: /\b(?:rolls?|buns?)\b/i,
  },
  {
    words: /^(?:(?:smooth|thick|hot|warm) )*(?:white sauce|b[eé]chamel(?: sauce)?)$/i,
    made: /\bflour\b[^.;]{0,90}\b(?:milk|drink)\b/i,
    of: [/\b(?:flour|cornflour|cornstarch|starch)\b/i, /\b(?:milk|drink)\b/i],
  },
  {
    words: /^meringues?$/i,
    made: /\b(?:whisk|whip|beat)\w*\b[^.;]{0,90}\b(?:peaks?|glossy|stiff)\b/i,
    of: [/\b(?:egg )?whites?\b|\baquafaba\b/i, /\bsugar\b/i],
  },
  {
    words: /^granola$/i,
    made: /\b(?:bake|toast|roast|press)\w*\b/i,
    of: [/\boats\b/i, /\b(?:honey|syrup|sugar|dates?)\b/i],
    title: /\bgranola\b/i,
  },
  {
    words: /^rolls$/i,
    made: /\broll\w*\b[^.;]{0,60}\b(?:leaf|leaves|wrappers?|sheets?|filling)\b/i,
    of: [/\b(?:cabbage|leaf|leaves|wrappers?|sheets?|paper|nori)\b/i],
    isDefinite: true,
  },
  {
    words: /^croutons?$/i,
    made: /\b(?:toss|toast|fry|bake|roast|grill|crisp)\w*\b[^.;]{0,40}\b(?:bread|sourdough|baguette|ciabatta|cubes)\b|\b(?:bread|sourdough|baguette|ciabatta|cubes)\b[^.;]{0,60}\b(?:toast|fry|fried|bake|roast|grill|crisp)/i,
    of: [/\b(?:bread|loaf|baguette|sourdough|ciabatta)\b/i],
  },
  {
    words: /^(?:(?:warm|hot|thick|creamy|spicy|sweet) )*(?:peanut|satay) sauce$/i,
    made: /\b(?:stir|whisk|mix|blend|beat|simmer)\w*\b[^.;]{0,60}\bpeanut butter\b/i,
    of: [
      /\bpeanut butter\b/i,
      /\b(?:lime|lemon|vinegar|tamarind|soy sauce|tamari|aminos|coconut (?:milk|cream)|kecap)\b/i,
    ],
  },
  {
    words: /^(?:(?:yellow|cold|sharp) )*(?:remoulade|rémoulade|tartare? sauce|sauce tartare)$/i,
    made: /\b(?:stir|whisk|mix|fold|beat)\w*\b[^.;]{0,60}\bmayonnaise\b/i,
    of: [/\bmayonnaise\b/i, /\b(?:pickles?|gherkins?|cornichons?|capers?)\b/i],
  },
];

/** Words before a mixture that say it is another one. */
const other =
  /\b(?:ready-made|ready-rolled|bought|shop|store|tubs?|tins?|jars?|cans?|packets?|packs?|sheets?|block|leftover|more|extra|some|frozen)(?:-bought)? (?:of )?(?:(?!and |or |the )\w+ )?$/i;

/**
 * Whether the method makes a mixture of listed foods, and then names it without a word that it was made before: "bring
 * together, chill, then line a tin with pastry". What it contains is then on the list.
 */
export function isMixedHere(
  { words, text, isDefinite }: Mentioned & { text: string },
  title: string,
  instructions: readonly string[],
  listed: readonly Listed[],
): boolean {
  const kind = mixed.find(
    (one) =>
      one.words.test(words) && one.title?.test(title) !== false && (one.isDefinite !== true || isDefinite),
  );
  if (!kind) return false;
  const written = listed.map(({ line }) => line.written.name);
  const sources = kind.of.map((food) => written.findIndex((name) => food.test(name)));
  const isListed = sources.every((at) => at >= 0) && new Set(sources).size === sources.length;
  const isOther = [...text.matchAll(new RegExp(`\\b${RegExp.escape(words)}\\b`, 'gi'))].some(({ index }) =>
    other.test(text.slice(0, index)),
  );
  // "2 slices of sourdough, cubed and fried" are croutons before the method begins.
  return isListed && !isOther && [...instructions, ...written].some((text) => kind.made.test(text));
}
