import type { Recipe } from '@plateful/contract/recipes.ts';
import { Lock } from 'lucide-react';
import { cn } from '#ui/class-names.ts';

type Props = { recipe: Pick<Recipe, 'reason'>; className?: string };

/** Why a recipe suits its household. Only its owner is told, so it is not printed for others either. */
export function RecipeReason({ recipe: { reason }, className }: Props) {
  if (!reason) return null;
  return (
    <p className={cn('print:hidden flex gap-2 text-sm', className)}>
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-soft" />
      <span>
        {reason} <span className="text-soft">Only you see this.</span>
      </span>
    </p>
  );
}
