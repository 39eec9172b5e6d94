import type { Recipe } from '@plateful/contract/recipes.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { IngredientList } from '#entities/recipe/recipe-parts.tsx';
import { stepsQuery } from '#entities/recipe/recipes.queries.ts';
import { scaleIngredients } from '#entities/recipe/scale-ingredients.ts';
import { counted } from '#lib/words.ts';

type Props = { recipe: Recipe; step: number; servings: number };

/** What the step takes, as far as its words tell, and the whole list to unfold. Without an answer there is the list alone. */
export function CookIngredients({ recipe, step, servings }: Props) {
  const { data, isPending } = useQuery(stepsQuery(recipe.id));
  const all = scaleIngredients(recipe.ingredients, recipe.servings, servings);
  const used = data?.steps[step]?.ingredients.flatMap((index) => all[index] ?? []);
  return (
    <aside aria-label="Ingredients" className="min-w-0 sm:min-h-0">
      <p className="mb-3 text-soft text-sm">{`Amounts for ${counted(servings, 'serving')}`}</p>
      {used && used.length > 0 && (
        <>
          <h3 className="mb-1 text-lg">In this step</h3>
          <IngredientList ingredients={used} />
        </>
      )}
      {used?.length === 0 && <p className="text-soft">This step names no ingredient.</p>}
      {!isPending && (
        <details key={data ? 'told' : 'not told'} open={!data} className="group mt-2">
          <summary className="-ml-2 flex min-h-touch w-fit cursor-pointer list-none items-center gap-1.5 rounded-full px-2 font-semibold text-sm hover:bg-fill [&::-webkit-details-marker]:hidden">
            All ingredients
            <ChevronDown className="size-4 text-soft transition-[rotate] group-open:rotate-180" />
          </summary>
          <IngredientList ingredients={all} />
        </details>
      )}
    </aside>
  );
}
