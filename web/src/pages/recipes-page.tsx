import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { RecipeGenerator } from '#features/recipe-generator/recipe-generator.tsx';
import { SearchRecipes } from '#features/recipe-search/search-recipes.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { Button } from '#ui/button.tsx';

const description =
  'Recipes for your taste, your time and your table, checked against your allergies and diets. Search by dish, ingredient, cuisine or diet.';

export function RecipesPage() {
  return (
    <div className="page-width pt-4 pb-section">
      <PageTitle description={description}>Recipe Generator</PageTitle>
      <Button variant="quiet" className="-ml-5.5" asChild>
        <Link to="/">
          <ArrowLeft />
          Back to Home
        </Link>
      </Button>
      <h1 className="mt-2">Recipe Generator</h1>
      <p className="mt-2 mb-6 max-w-text text-lg text-soft">
        Recipes for your taste, your time and your table, checked against your allergies and diets.
      </p>
      <SearchRecipes>
        <RecipeGenerator />
      </SearchRecipes>
    </div>
  );
}
