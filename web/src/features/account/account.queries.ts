import type { RecipeFileFormat } from '@plateful/contract/recipe-file-formats.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, callFile } from '#lib/api.ts';
import { clearAnswers } from '#lib/cached-answers.ts';
import { deleteStored } from '#lib/stored-data.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { failureReason } from './data-words.ts';

type Wanted = { hasPhotos: boolean; today: string };

/** Downloads all data of the user. `bytes` is the number received so far. */
export function useExportData() {
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ hasPhotos }: Wanted) =>
      callFile('GET /api/account/export', { photos: hasPhotos ? 'true' : 'false' }, setBytes),
    onMutate: () => setBytes(0),
    onSuccess: (file, { today }) => saveFile(file, `data-export-${today}.json`),
    onError: (error) => toastFailure('Export failed', failureReason(error, 'Failed to export data')),
  });
  return { exportData: mutate, isExporting: isPending, bytes };
}

/** Downloads all of the user's recipes in the format of another program. */
export function useRecipesFile() {
  return useMutation({
    mutationFn: (format: RecipeFileFormat) => callFile('GET /api/user/recipes/file', { format }, () => {}),
    onSuccess: (file, format) => saveFile(file, fileNames[format]),
    onError: (error) =>
      toastFailure('Download failed', failureReason(error, 'Please try to download your recipes again.')),
  });
}

const fileNames: Record<RecipeFileFormat, string> = {
  pdf: 'recipes.pdf',
  markdown: 'recipes-markdown.zip',
  'json-ld': 'recipes.json',
  paprika: 'recipes.paprikarecipes',
  mealie: 'recipes-mealie.zip',
};

export function useImportData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => call('POST /api/account/import', { file }),
    // An import may change any data.
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** Deletes the account and loads the home page, signed out. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('DELETE /api/account', {}),
    onSuccess: async () => {
      await navigate('/', { replace: true });
      toast({ title: 'Account deleted', description: 'You are signed out everywhere. Take care!' });
      // Clears the account's data from this tab, after navigating so that no page refetches it.
      client.clear();
      await Promise.all([deleteStored(), clearAnswers()]);
    },
    onError: (error) =>
      toastFailure('Error', failureReason(error, 'Your account could not be deleted. Please try again.')),
  });
}

/** Milliseconds until the object URL is revoked, by which time the browser has started the download. */
const grace = 60_000;

/** Saves a file as a browser download. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), grace);
}
