/** Export formats of recipes. No zod: the browser loads this. */
export const recipeFileFormats = ['pdf', 'markdown', 'json-ld', 'paprika', 'mealie'] as const;
export type RecipeFileFormat = (typeof recipeFileFormats)[number];

/** Menu labels, in display order. */
export const recipeFileNames: Record<RecipeFileFormat, string> = {
  pdf: 'PDF',
  markdown: 'Markdown',
  'json-ld': 'schema.org (JSON-LD)',
  paprika: 'Paprika',
  mealie: 'Mealie',
};
