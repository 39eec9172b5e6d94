import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { CookLink } from '#features/cook-mode/cook-link.tsx';
import { CookMode } from '#features/cook-mode/cook-window.tsx';
import { RecipeDetail } from '#features/recipe-page/recipe-detail.tsx';

export function RecipePage() {
  const { id = '' } = useParams();
  const { data } = useQuery(recipeQuery(id));
  return (
    <>
      <RecipeDetail
        id={id}
        cookLink={(recipe, servings) => <CookLink recipe={recipe} servings={servings} isOnPage />}
      />
      {data && <CookMode recipe={data.recipe} />}
    </>
  );
}
