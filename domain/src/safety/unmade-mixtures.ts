import type { Food } from '../foods/food.ts';
import type { Listed, Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';

/**
 * Mixtures that methods usually make of their list, and so count as no food: what they contain if the recipe does not
 * make them, in plain words, and the names of foods that such a mixture can be made of.
 */
const mixtures: readonly { words: RegExp; foods: string; made: RegExp; ground?: RegExp }[] = [
  {
    words: /\b(?:pancake|cr[eê]pe|waffle|yorkshire|cake|muffin|cupcake|sponge) batter\b/gi,
    foods: 'Flour, milk, butter and eggs',
    made: /flour|starch|meal|semolina|oat|mix|batter/,
  },
  {
    words: /\b(?:cookie|biscuit|scone|brioche|pastry) dough\b/gi,
    foods: 'Flour, butter and eggs',
    made: /flour|starch|meal|oat|mix|dough|pastry/,
  },
  {
    words: /\b(?:in|with) (?:(?:more|some|extra|leftover|thick|thin|light|crisp) )*batter\b/gi,
    foods: 'Tempura batter mix and eggs',
    made: /flour|starch|meal|semolina|mix|batter/,
    ground: /\b(?:rice|dal|lentil|gram|mung|moong|bean|chickpea|millet|oat|buckwheat)/,
  },
  {
    words: /\b(?:in|with|some|leftover) (?:(?:more|some|extra|leftover|bread|pizza) )*dough\b/gi,
    foods: 'Flour',
    made: /flour|starch|meal|oat|mix|dough|pastry|potato|masa|ground|date/,
  },
  {
    words:
      /\b(?:with|in|some|of) (?:(?:more|some|extra|leftover|thick|vanilla|white) )*(?:frosting|icing)\b(?! sugar)/gi,
    foods: 'Butter and egg white',
    made: /sugar|syrup|frosting|icing|cream|chocolate|avocado|date/,
  },
  {
    words:
      /\b(?:scatter|sprinkle|top|finish|garnish|strew)\w*\b[^.;:,]{0,40} with (?:(?:more|some|extra|toasted|mixed|roasted|crunchy|a handful of|a few) )*seeds\b/gi,
    foods: 'Mixed seeds',
    made: /seed|pomegranate|pumpkin|squash/,
  },
  // What food is coated in is no batter of mashed bananas.
  {
    words: /\b(?:coat|dip|dunk)\w*\b[^.;:]{0,30} in(?:to)? the (?:\w+ )?batter\b/gi,
    foods: 'Tempura batter mix and eggs',
    made: /flour|starch|meal|semolina|mix|batter|egg/,
  },
];

/** "Grind both, leave overnight to rise": a batter without flour. */
const grinding = /\b(?:grind|ground|blend|blitz|pur[eé]e)/i;

/** "The batter", "to a thick batter": the recipe makes it. */
const own =
  /\b(?:the|this|that|your|its|all|each|an?|into) (?:(?!(?:in|with|of|and) )[\w-]+ ){0,2}(?:batter|dough|frosting|icing)\b/i;

const coating = /^(?:coat|dip|dunk)/i;

/** The foods of batters, doughs, icings and seeds that a method adds although nothing on the list makes one. */
export function unmadeMixtures(
  instructions: readonly string[],
  title: string,
  listed: readonly Listed[],
): readonly (Mentioned & { text: string })[] {
  const names = listed.flatMap(({ line, choices }) => [
    line.written.name.toLowerCase(),
    ...choices.map(({ name }: Food) => name),
  ]);
  return instructions.flatMap((text, at) => {
    const said = [title, ...instructions.slice(0, at)].join('. ');
    const isGround = grinding.test(said);
    return mixtures.flatMap(({ words, foods, made, ground }) =>
      [...text.matchAll(words)].some(
        ({ index, 0: found }) =>
          !own.test(`${said}. ${text.slice(0, index)}`) &&
          (coating.test(found) || !own.test(text.slice(Math.max(0, index - 12), index + found.length))),
      ) && !names.some((name) => made.test(name) || (isGround && ground?.test(name)))
        ? mentionedFoods(foods).map((mention) => ({ ...mention, text }))
        : [],
    );
  });
}
