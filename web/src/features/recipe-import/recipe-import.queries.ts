import type { ImportedRecipe } from '@plateful/contract/recipe-import.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** The input of an import: a link, text, or a photo or PDF. */
export type ImportInput = { url: string } | { text: string } | { file: File };

/** Recognizes the recipe without saving it. */
export function useReadRecipe(onRead: (recipe: ImportedRecipe, input: ImportInput) => void) {
  return useMutation({
    mutationFn: async (input: ImportInput) => (await ask(input)).recipe,
    onSuccess: (recipe, input) => onRead(recipe, input),
  });
}

function ask(input: ImportInput) {
  if ('url' in input) return call('POST /api/recipe-import/link', input);
  if ('text' in input) return call('POST /api/recipe-import/text', input);
  return call('POST /api/recipe-import/file', input as never);
}
