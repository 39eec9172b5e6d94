import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { CopyPlus, History, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { RemoveRecipe } from '#entities/recipe/remove-recipe.tsx';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';

/** Actions of the owner. Others can make a copy. */
export function OwnActions({ recipe }: { recipe: Recipe }) {
  const { id, isOwn } = recipe;
  const { state } = useUser();
  const [isRemoving, setRemoving] = useState(false);
  if (state !== 'user') return null;
  if (!isOwn) {
    return (
      <Button asChild variant="secondary">
        <Link to={`${pagePaths.newRecipe}?from=${id}`}>
          <CopyPlus />
          Make It Yours
        </Link>
      </Button>
    );
  }
  return (
    <>
      <Button asChild variant="secondary">
        <Link to={generatePath(pagePaths.editRecipe, { id })}>
          <PenLine />
          Edit
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={generatePath(pagePaths.recipeHistory, { id })}>
          <History />
          History
        </Link>
      </Button>
      <Button variant="secondary" icon={<Trash2 />} onClick={() => setRemoving(true)}>
        Remove
      </Button>
      <RemoveRecipe recipe={recipe} isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </>
  );
}
