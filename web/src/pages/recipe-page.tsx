import { useParams } from 'react-router';
import { FavoriteButton } from '#features/favorites/favorite-button.tsx';
import { RecipeDetail } from '#features/recipes/recipe-detail.tsx';
import { useTasteProfile } from '#features/taste-profile/taste-profile.queries.ts';

export function RecipePage() {
  const { id = '' } = useParams();
  const taste = useTasteProfile();
  return (
    <RecipeDetail
      id={id}
      taste={taste}
      favorite={(recipe) => <FavoriteButton recipeId={recipe.id} title={recipe.title} look="words" />}
    />
  );
}
