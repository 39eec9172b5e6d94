import { minutesOf, servingsOf } from '@plateful/contract/limits.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { generatePath, Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import type { RecipeParts } from './recipe-parts.ts';

type Props = { recipe: Recipe; parts: RecipeParts };

/** A recipe in a list: small, and whole in a dialog. */
export function RecipeTile({ recipe, parts }: Props) {
  // Reads as "Italian dinner".
  const kind = [recipe.cuisineType, recipe.mealType].filter(Boolean).join(' ');
  return (
    <Card asChild padding="none" interactive>
      <article className="flex h-full">
        {parts.plate(recipe)}
        <div className="min-w-0 flex-1 py-4 pl-4">
          <h3 className="text-lg leading-snug tracking-tight">
            <Dialog>
              <DialogTrigger className="line-clamp-4 w-full rounded-sm text-left after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-focus focus-visible:after:-outline-offset-4">
                {recipe.title}
              </DialogTrigger>
              <DialogContent
                size="lg"
                title={recipe.title}
                footer={
                  <Button asChild>
                    <Link to={generatePath(pagePaths.recipe, { id: recipe.id })}>Open Full Page</Link>
                  </Button>
                }
              >
                {parts.view(recipe)}
              </DialogContent>
            </Dialog>
          </h3>
          <p className="mt-1.5 text-soft text-sm tabular-nums">
            {`${minutesOf(recipe)} min · serves ${servingsOf(recipe)}`}
            {kind !== '' && <span className="block truncate">{kind}</span>}
          </p>
        </div>
        <div className="relative z-1 p-2">{parts.heart(recipe)}</div>
      </article>
    </Card>
  );
}
