import type { RecipeSummary } from '@plateful/contract/recipe-cards.ts';
import { CalendarPlus, FolderHeart } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CollectionsDialog } from '#entities/collection/collections-dialog.tsx';
import { addToPlanPath } from '#entities/recipe/add-to-plan-path.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#ui/popover.tsx';

type Props = {
  recipe: RecipeSummary;
  /** `DropdownMenuItem`s that depend on the list. */
  children?: ReactNode;
};

/** Actions for a recipe in any list of the account. */
export function RecipeMenu({ recipe: { id, title }, children }: Props) {
  // Null until first opened, so that the dialog is not rendered for each of many menus.
  const [isChoosing, setIsChoosing] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MoreMenu of={title} buttonRef={button}>
        <DropdownMenuItem asChild>
          <Link to={addToPlanPath(id)}>
            <CalendarPlus />
            Add to Meal Plan
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setIsChoosing(true)}>
          <FolderHeart />
          Collections
        </DropdownMenuItem>
        {children !== undefined && (
          <>
            <DropdownMenuSeparator />
            {children}
          </>
        )}
      </MoreMenu>
      {isChoosing !== null && (
        <CollectionsDialog
          isOpen={isChoosing}
          recipeId={id}
          title={title}
          returnFocusTo={() => button.current}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
