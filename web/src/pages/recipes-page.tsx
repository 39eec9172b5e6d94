import type { Recipe } from '@plateful/contract/recipes.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { FavoriteButton } from '#features/favorites/favorite-button.tsx';
import { RecipeGenerator } from '#features/recipes/recipe-generator.tsx';
import { SearchRecipes } from '#features/recipes/search-recipes.tsx';
import { useTasteProfile } from '#features/taste-profile/taste-profile.queries.ts';
import { PageTitle } from '#lib/page-title.tsx';
import { Button } from '#ui/button.tsx';

const description =
  'Recipes for your taste, your time and your table, checked against your allergies and diets. Search by dish, ingredient, cuisine or diet.';

export function RecipesPage() {
  const taste = useTasteProfile();
  const favorite = ({ id, title }: Recipe) => <FavoriteButton recipeId={id} title={title} />;
  return (
    <div className="page-width pt-4 pb-section">
      <PageTitle>Recipe Generator</PageTitle>
      <meta name="description" content={description} />
      <Button variant="quiet" className="-ml-5.5" asChild>
        <Link to="/">
          <ArrowLeft aria-hidden="true" />
          Back to Home
        </Link>
      </Button>
      <h1 className="mt-2">Recipe Generator</h1>
      <p className="mt-2 mb-6 max-w-text text-lg text-soft">
        Recipes for your taste, your time and your table, checked against your allergies and diets.
      </p>
      <SearchRecipes taste={taste} favorite={favorite}>
        <RecipeGenerator taste={taste} favorite={favorite} />
      </SearchRecipes>
    </div>
  );
}
