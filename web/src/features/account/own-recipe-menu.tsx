import { pagePaths } from '@plateful/contract/pages.ts';
import type { RecipeSummary } from '@plateful/contract/recipe-cards.ts';
import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { RemoveRecipe } from '#entities/recipe/remove-recipe.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { DropdownMenuItem } from '#ui/popover.tsx';

/** What its owner does with a recipe in a list. */
export function OwnRecipeMenu({ recipe }: { recipe: RecipeSummary }) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <MoreMenu of={recipe.title}>
        <DropdownMenuItem asChild>
          <Link to={generatePath(pagePaths.editRecipe, { id: recipe.id })}>
            <PenLine />
            Change
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem variant="danger" onSelect={() => setRemoving(true)}>
          <Trash2 />
          Remove
        </DropdownMenuItem>
      </MoreMenu>
      <RemoveRecipe recipe={recipe} isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </>
  );
}
