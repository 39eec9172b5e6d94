import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CollectionsButton } from '#entities/collection/collections-button.tsx';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { CookLink } from '#features/cook-mode/cook-link.tsx';
import { CookMode } from '#features/cook-mode/cook-mode.tsx';
import { KitchenNotes } from '#features/cooked-log/kitchen-notes.tsx';
import { OwnActions } from '#features/recipe-editor/own-actions.tsx';
import { RecipeDetail } from '#features/recipe-page/recipe-detail.tsx';

export function RecipePage() {
  const { id = '' } = useParams();
  const { data } = useQuery(recipeQuery(id));
  return (
    <>
      <RecipeDetail
        id={id}
        cookLink={(recipe, servings) => <CookLink recipe={recipe} servings={servings} isOnPage />}
        actions={(recipe) => (
          <>
            <CollectionsButton recipeId={recipe.id} title={recipe.title} />
            <OwnActions recipe={recipe} />
          </>
        )}
        below={(recipe) => <KitchenNotes recipe={recipe} />}
      />
      {data && <CookMode recipe={data.recipe} />}
    </>
  );
}
