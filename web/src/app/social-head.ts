import type { Recipe } from '@plateful/contract/recipes.ts';
import { recipeSummary } from '#entities/recipe/recipe-summary.ts';
import { recipeImage } from '#features/recipe-page/structured-recipe.ts';
import { productName } from '#lib/product.ts';

type Page = {
  /** The page's head elements, escaped as HTML. */
  head: string;
  path: string;
  origin: string;
  recipe: Recipe | null;
};

/** How a link to the page looks where it is shared: Open Graph (ogp.me) and the cards of X. */
export function socialHead({ head, path, origin, recipe }: Page): string {
  const elements = recipe ? ofRecipe(recipe, origin) : ofPage(head, origin);
  return [
    property('og:site_name', productName),
    property('og:locale', 'en_US'),
    property('og:url', escapeHtml(origin + path)),
    ...elements,
  ].join('');
}

function ofRecipe(recipe: Recipe, origin: string): string[] {
  return [
    property('og:type', 'article'),
    property('og:title', escapeHtml(recipe.title)),
    property('og:description', escapeHtml(recipeSummary(recipe))),
    property('og:image', escapeHtml(recipeImage(recipe, origin))),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', escapeHtml(`${recipe.title} on a plate`)),
    property('article:published_time', recipe.createdAt),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Title and description as the page has them. */
function ofPage(head: string, origin: string): string[] {
  const [, title] = /<title>(.*?)<\/title>/s.exec(head) ?? [];
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  return [
    property('og:type', 'website'),
    title ? property('og:title', title) : '',
    description ? property('og:description', description) : '',
    property('og:image', `${origin}/icon-512.png`),
    property('og:image:alt', `The sign of ${productName}: a leaf on a plate`),
    '<meta name="twitter:card" content="summary">',
  ];
}

function property(name: string, escaped: string): string {
  return `<meta property="${name}" content="${escaped}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
