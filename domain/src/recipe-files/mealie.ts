import { methodSections } from '../recipes/method.ts';
import { sourceIn, sourceLine, withoutSourceLine } from '../vocabulary/source-line.ts';
import {
  contentKey,
  contentOf,
  ingredientLine,
  ingredientSections,
  type RecipeContent,
  timeInWords,
} from './recipe-content.ts';

/** A recipe in Mealie's export format. `slug` is used in URLs and file names. */
export function asMealie(recipe: RecipeContent, slug: string): Record<string, unknown> {
  const { title, ingredients, instructions, cookingTime, servings } = recipe;
  const { cuisineType, mealType, tags } = recipe;
  const { name, url } = sourceIn(recipe.description);
  return {
    name: title,
    slug,
    // The format has a field for the URL, but none for the source's name.
    description: [withoutSourceLine(recipe.description), sourceLine({ name, url: null })]
      .filter(Boolean)
      .join('\n'),
    orgURL: url,
    recipeServings: servings,
    recipeYield: 'servings',
    totalTime: cookingTime ? timeInWords(cookingTime) : null,
    prepTime: null,
    performTime: null,
    recipeCategory: named(mealType ? [mealType] : []),
    tags: named([...(cuisineType ? [cuisineType] : []), ...tags]),
    tools: [],
    recipeIngredient: ingredientSections(ingredients).flatMap(({ heading, lines }) =>
      lines.map((ingredient, at) => ({
        title: at === 0 && heading ? heading : null,
        // A line with only a note is displayed unchanged; amounts and foods would need the importer's own tables.
        quantity: null,
        unit: null,
        food: null,
        note: ingredientLine(ingredient),
        originalText: ingredientLine(ingredient),
      })),
    ),
    recipeInstructions: methodSections(instructions).flatMap(({ heading, steps }) =>
      steps.map(({ text }, at) => ({ title: (at === 0 && heading) || '', text, ingredientReferences: [] })),
    ),
    notes: recipe.note ? [{ title: '', text: recipe.note }] : [],
    extras: { [contentKey]: JSON.stringify(contentOf(recipe)) },
  };
}

function named(words: readonly string[]) {
  return words.map((name) => ({ name, slug: slugOf(name) }));
}

/** Letters, digits and hyphens, for file names and URLs. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'recipe'
  );
}
