import { pagePaths } from '@plateful/contract/pages.ts';
import type { RecipeSummary } from '@plateful/contract/recipe-cards.ts';
import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { RemoveRecipe } from '#entities/recipe/remove-recipe.tsx';
import { DropdownMenuItem } from '#ui/popover.tsx';
import { RecipeMenu } from './recipe-menu.tsx';

/** Actions of the owner for a recipe in a list. */
export function OwnRecipeMenu({ recipe }: { recipe: RecipeSummary }) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <RecipeMenu recipe={recipe}>
        <DropdownMenuItem asChild>
          <Link to={generatePath(pagePaths.editRecipe, { id: recipe.id })}>
            <PenLine />
            Edit
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem variant="danger" onSelect={() => setRemoving(true)}>
          <Trash2 />
          Remove
        </DropdownMenuItem>
      </RecipeMenu>
      <RemoveRecipe recipe={recipe} isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </>
  );
}
