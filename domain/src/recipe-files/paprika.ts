import { sourceIn, withoutSourceLine } from '../vocabulary/source-line.ts';
import {
  contentKey,
  contentOf,
  ingredientLine,
  ingredientSections,
  type RecipeContent,
  timeInWords,
} from './recipe-content.ts';

/** A recipe in Paprika's format before compression: ingredients and directions are one text each. Without its photo. */
export function asPaprika(recipe: RecipeContent): Record<string, unknown> {
  const { title, instructions, cookingTime, servings, cuisineType, mealType, tags } = recipe;
  const source = sourceIn(recipe.description);
  return {
    name: title,
    description: withoutSourceLine(recipe.description),
    // Paprika also displays a line that ends in a colon as a heading.
    ingredients: ingredientSections(recipe.ingredients)
      .flatMap(({ heading, lines }) => [...(heading ? [`${heading}:`] : []), ...lines.map(ingredientLine)])
      .join('\n'),
    directions: instructions.join('\n\n'),
    notes: [recipe.goesWith.length > 0 && `Goes with ${recipe.goesWith.join(', ')}.`, recipe.note]
      .filter((one) => one)
      .join('\n'),
    servings: `${servings} servings`,
    total_time: cookingTime ? timeInWords(cookingTime) : '',
    prep_time: '',
    cook_time: '',
    categories: [mealType, cuisineType, ...tags].filter((word) => word),
    source: source.name ?? '',
    source_url: source.url ?? '',
    nutritional_info: '',
    difficulty: '',
    rating: 0,
    image_url: '',
    [contentKey]: contentOf(recipe),
  };
}
