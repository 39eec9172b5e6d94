import type { Recipe } from '@plateful/contract/recipes.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isNotFound, serverMessageOf } from '#lib/api-error.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';

type Props = {
  recipe: Pick<Recipe, 'id' | 'title'>;
  isOpen: boolean;
  onClose: () => void;
};

/** Asks for confirmation before one of the user's own recipes is deleted. */
export function RemoveRecipe({ recipe: { id, title }, isOpen, onClose }: Props) {
  const bringBack = useBringBack();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeRecipe(id),
    async onSuccess() {
      toast({
        title: 'Recipe removed',
        description: 'Meals you planned with it stay in your week.',
        action: { label: 'Undo', onSelect: () => bringBack.mutate(id) },
      });
      onClose();
      await recipesChanged(client);
    },
    onError(error) {
      onClose();
      toastFailure('Not removed', serverMessageOf(error) ?? 'Please try again in a moment.');
    },
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove “${title}”?`}
      description="It is removed from your recipes, collections and favorites, and links to it stop working. Meals you planned with it stay in your week. You can restore it for 30 days."
      confirmLabel="Remove"
      busy={isPending}
      busyText="Removing..."
      onConfirm={() => mutate()}
    />
  );
}

export function useBringBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/own-recipes/{id}/bring-back', { id }),
    async onSuccess() {
      toast({ title: 'Recipe restored' });
      await recipesChanged(client);
    },
    onError: (error) =>
      toastFailure('Not restored', serverMessageOf(error) ?? 'Please try again in a moment.'),
  });
}

/** Already deleted counts as deleted. */
async function removeRecipe(id: string): Promise<void> {
  try {
    await call('DELETE /api/own-recipes/{id}', { id });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** Refetches everything that shows recipes: pages, lists and the week. */
export async function recipesChanged(client: QueryClient): Promise<void> {
  const keys = [
    '/api/user/recipes',
    '/api/recipe',
    '/api/own-recipes',
    '/api/recipe-cards',
    '/api/user/overview',
    '/api/user/favorites',
    '/api/cooked',
    '/api/week',
    '/api/recipes/search',
  ];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
