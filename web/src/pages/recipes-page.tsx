import { FavoriteButton } from '#features/favorites/favorite-button.tsx';
import { RecipeGenerator } from '#features/recipes/recipe-generator.tsx';
import { useTasteProfile } from '#features/taste-profile/taste-profile.queries.ts';
import { PageTitle } from '#lib/page-title.tsx';

export function RecipesPage() {
  const taste = useTasteProfile();
  return (
    <>
      <PageTitle>Recipe Generator</PageTitle>
      <RecipeGenerator
        taste={taste}
        favorite={({ id, title }) => <FavoriteButton recipeId={id} title={title} />}
      />
    </>
  );
}
