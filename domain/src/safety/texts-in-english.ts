import type { Food } from '../foods/food.ts';
import { foreignNamesOf } from '../foods/foreign-phrases.ts';
import { uninflected } from '../foods/inflections.ts';
import { claimsIn } from '../foods/label-claims.ts';
import { foldForeign, type OtherLanguage } from '../foods/other-languages.ts';
import { translateFoodMentions } from '../foods/translate-tokens.ts';
import { listLanguage } from '../ingredient-lines/list-language.ts';
import { tokenize } from '../quantities/tokens.ts';
import { choicesOf, type RecipeLine, spokenName } from './recipe-lines.ts';

/**
 * Translates the foods that the texts of a recipe mention into English, if its list is in another language, so that all
 * checks of English texts apply. Otherwise returns them unchanged.
 */
export function textsInEnglish(texts: readonly string[], lines: readonly RecipeLine[]): readonly string[] {
  const language = listLanguage(lines.map(({ written }) => written));
  if (language === 'en') return texts;
  const called = shortNames(lines, language);
  return texts.map((text) => translateFoodMentions(language, text, called));
}

/**
 * Short names of listed foods: "Brühe" for "Gemüsebrühe", "crème" for "crème fraîche", "Mehl" for "glutenfreies Mehl".
 */
function shortNames(lines: readonly RecipeLine[], language: OtherLanguage) {
  const listed = lines.flatMap((line) =>
    choicesOf(line).map((food) => ({
      food,
      names: [spokenName(line), ...foreignNamesOf(language, food)].map(foldForeign),
      isLabelled: line.freeOf.length > 0 || claimsIn(tokenize(food.name))[0]?.from === 0,
    })),
  );
  return (food: Food, words: string): string => {
    if (listed.some((one) => one.food === food)) return food.name;
    const short = foldForeign(words);
    const shorts = [short, ...uninflected(short, language)];
    const meant = listed.find((one) =>
      one.names.some((name) =>
        shorts.some((bare) => {
          const isWord = name.endsWith(` ${bare}`) || name.startsWith(`${bare} `);
          return one.food.class === food.class ? isWord || name.endsWith(bare) : one.isLabelled && isWord;
        }),
      ),
    );
    return (meant?.food ?? food).name;
  };
}
