import type { ImportedRecipe } from '@plateful/contract/recipe-import.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** The input of an import: a link, text, or a photo or PDF. */
export type Brought = { url: string } | { text: string } | { file: File };

/** Recognizes the recipe without saving it. */
export function useReadRecipe(onRead: (recipe: ImportedRecipe, brought: Brought) => void) {
  return useMutation({
    mutationFn: async (brought: Brought) => (await ask(brought)).recipe,
    onSuccess: (recipe, brought) => onRead(recipe, brought),
  });
}

function ask(brought: Brought) {
  if ('url' in brought) return call('POST /api/recipe-import/link', brought);
  if ('text' in brought) return call('POST /api/recipe-import/text', brought);
  return call('POST /api/recipe-import/file', brought as never);
}
