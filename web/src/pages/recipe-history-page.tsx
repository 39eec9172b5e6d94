import { pagePaths } from '@plateful/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { generatePath, Link, useParams } from 'react-router';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { RecipeHistory } from '#features/recipe-editor/recipe-history.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { Button } from '#ui/button.tsx';

export function RecipeHistoryPage() {
  const { id = '' } = useParams();
  const title = useQuery(recipeQuery(id)).data?.recipe.title;
  return (
    <div className="page-width max-w-[64rem] pt-4 pb-16 sm:pt-6">
      <PageTitle>{title ? `History of ${title}` : 'History'}</PageTitle>
      <Button asChild variant="quiet" className="-ml-3 px-3.5">
        <Link to={generatePath(pagePaths.recipe, { id: id || '-' })}>
          <ArrowLeft />
          Back to the Recipe
        </Link>
      </Button>
      <h1 className="wrap-anywhere mt-4 mb-8 text-5xl">{title ? `History of ${title}` : 'History'}</h1>
      <RecipeHistory id={id} />
    </div>
  );
}
