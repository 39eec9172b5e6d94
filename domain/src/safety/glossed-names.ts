import { findFood } from '../foods/find-food.ts';
import { isEnglish } from '../foods/known-words.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { tokenize } from '../quantities/tokens.ts';
import type { JudgedRecipe } from './recipe-lines.ts';

/** "muscade (nutmeg)", with what stands before the name: "pinch of". */
const glossed = /^((?:[\w ]+ of )?)([\p{Ll}'’ -]+?) \(([^()]+)\)/u;
/** Words that join names in many languages: "noix de veau", "kuttu ka atta". */
const longestJoining = 3;

/** A name in another language and the food that its line explains it with; null for other lines. */
function glossOf(name: string): { name: string; meaning: string } | null {
  const [, , foreign = '', meaning = ''] = glossed.exec(name) ?? [];
  const words = tokenize(foreign);
  const isForeign =
    words.some(({ text }) => text.length > longestJoining) &&
    words.every(({ key, text }) => text.length <= longestJoining || !isEnglish(key));
  // A food that we know stays what it is: "paneer (tofu)".
  if (!isForeign || findFood(foreign) || !findFood(meaning)) return null;
  return { name: foreign, meaning };
}

/**
 * The recipe with the names that its list explains in brackets in English: "1.2 kg noix de veau (topside of veal)", "salt,
 * pepper, muscade".
 */
export function withGlosses<Recipe extends JudgedRecipe>(recipe: Recipe): Recipe {
  const glosses = recipe.ingredients.flatMap(({ name, language = 'en' }) =>
    language === 'en' ? (glossOf(name) ?? []) : [],
  );
  if (glosses.length === 0) return recipe;
  const explain = (text: string) =>
    glosses.reduce(
      (told, { name, meaning }) =>
        told
          .replace(new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'giu'), meaning)
          // "The noix is a piece of the leg."
          .replace(
            new RegExp(`(?<=\\bthe )${RegExp.escape(name.split(' ', 1)[0]!)}(?!\\p{L})`, 'giu'),
            meaning,
          ),
      text,
    );
  const ingredients = recipe.ingredients.map((one): Ingredient => {
    const gloss = glossOf(one.name);
    return gloss
      ? { ...one, name: one.name.replace(`${gloss.name} (${gloss.meaning})`, gloss.meaning) }
      : one;
  });
  return {
    ...recipe,
    ingredients,
    title: explain(recipe.title),
    description: recipe.description && explain(recipe.description),
    instructions: recipe.instructions.map(explain),
  };
}
