import { pagePaths } from '@plateful/contract/pages.ts';
import { ArrowLeft, Import, PenLine } from 'lucide-react';
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
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>Recipe Generator</h1>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" asChild>
            <Link to={pagePaths.newRecipe}>
              <PenLine />
              Write a Recipe
            </Link>
          </Button>
          <Button variant="secondary" asChild>
            <Link to={pagePaths.importRecipe}>
              <Import />
              Import a Recipe
            </Link>
          </Button>
        </div>
      </div>
      <p className="mt-2 mb-6 max-w-text text-lg text-soft">
        Recipes for your taste, your time and your table, checked against your allergies and diets.
      </p>
      <SearchRecipes>
        <RecipeGenerator />
      </SearchRecipes>
    </div>
  );
}
