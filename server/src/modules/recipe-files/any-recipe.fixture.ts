import { foreignRecipe } from '@plateful/contract/export-recipes.ts';
import { visibleText } from '@plateful/contract/visible-text.ts';
import { expandDocument } from '@plateful/domain/own-recipes/expand-document.ts';
import { contentOf, type RecipeContent } from '@plateful/domain/recipe-files/recipe-content.ts';
import { mealTypes } from '@plateful/domain/vocabulary/options.ts';
import fc from 'fast-check';

/** Any words that a recipe may hold, mark-up and signs of the formats among them. */
const words = (max: number, min = 1) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'salt',
          '<b>hot</b>',
          '&amp;',
          '# soup',
          '- x',
          '1. y',
          '-->',
          '--',
          '*',
          '"',
          'ß',
          'čaj',
          '½',
          '\\',
          '|',
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
      ),
      { minLength: min, maxLength: 6 },
    )
    .map((parts) => visibleText(parts.join(' ').slice(0, max).toWellFormed()))
    .filter((text) => text.trim().length >= 3);

const heading = fc.constantFrom('For the dough:', 'Sauce:', 'Für den Teig:');

/** The recipe as if its cook had written these lines. */
function writtenOut(recipe: RecipeContent, texts: readonly string[]): RecipeContent {
  const written = {
    lines: texts.map((text) => ({ text, recipeId: null })),
    steps: recipe.instructions.map((step) => step.trim()),
  };
  return { ...recipe, ...expandDocument(written, () => undefined), written };
}

/** Any recipe that could be stored. */
export const content: fc.Arbitrary<RecipeContent> = fc
  .record({
    title: words(100),
    description: fc.option(
      fc
        .tuple(words(300), fc.constantFrom('', '\nSource: Ann', '\nSource: A [b], https://a.example/_b_'))
        .map((parts) => parts.join('')),
    ),
    ingredients: fc.array(
      fc.record({
        name: words(100),
        amount: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.double({ min: 0.01, max: 50, noNaN: true })),
        unit: fc.constantFrom('g', 'cup', 'whole', 'pinch', 'bunch', 'as needed'),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    lines: fc.array(
      fc.constantFrom('500 g flour, sifted', 'For the dough:', '2 eggs', 'a little salt', 'Sauce:'),
      { minLength: 1, maxLength: 8 },
    ),
    instructions: fc.array(fc.oneof(words(400), heading), { minLength: 1, maxLength: 6 }),
    isWritten: fc.boolean(),
    cookingTime: fc.option(fc.integer({ min: 1, max: 480 })),
    servings: fc.integer({ min: 1, max: 20 }),
    cuisineType: fc.option(words(60)),
    mealType: fc.option(fc.constantFrom(...mealTypes)),
    tags: fc.array(words(40), { maxLength: 5 }),
    goesWith: fc.array(words(80), { maxLength: 3 }),
  })
  .map(({ isWritten, lines, ...recipe }) => (isWritten ? writtenOut(recipe, lines) : recipe))
  .filter((recipe) => foreignRecipe.safeParse(recipe).success)
  .map((recipe) => contentOf(foreignRecipe.parse(recipe)));
