import { pagePaths } from '@plateful/contract/pages.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import type { Api } from '#http/api.ts';
import { encode, sendEncoded } from './conditional.ts';

/** Pages with a user's own data, and lists shared by a secret link. */
const privatePages: readonly string[] = [
  pagePaths.account,
  pagePaths.mealPlan,
  pagePaths.shoppingLists,
  pagePaths.sharedList,
  pagePaths.tasteProfile,
  pagePaths.newRecipe,
  pagePaths.importRecipe,
  pagePaths.editRecipe,
  pagePaths.recipeHistory,
  pagePaths.cooked,
  pagePaths.prices,
  pagePaths.atHome,
];

export function isPrivate(path: string): boolean {
  return privatePages.includes(path);
}

/** /robots.txt and /sitemap.xml, with the canonical origin on all domains. */
export async function siteFileRoutes({ server, context }: Api): Promise<void> {
  const { origin } = context.config;
  const [robots, sitemap] = await Promise.all([encode(robotsOf(origin)), encode(sitemapOf(origin))]);
  server.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    sendEncoded({ request, reply }, robots, 'text/plain; charset=utf-8'),
  );
  server.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    sendEncoded({ request, reply }, sitemap, 'application/xml; charset=utf-8'),
  );
}

/**
 * RFC 9309. Robots may fetch the taste profile, which is linked from every page: otherwise they could not see its
 * noindex.
 */
function robotsOf(origin: string): string {
  return `User-agent: *
Allow: /api/recipe/*/image
Disallow: /api/
Disallow: ${pagePaths.account}
Disallow: ${pagePaths.mealPlan}
Disallow: ${pagePaths.shoppingLists}

Sitemap: ${origin}/sitemap.xml
`;
}

/** sitemaps.org 0.9, without `lastmod`: page changes are not tracked, and a wrong date is worse than none. */
function sitemapOf(origin: string): string {
  const pages = Object.values(pagePaths).filter((path) => !path.includes(':') && !isPrivate(path));
  const recipes = sampleRecipes.map(({ id }) => pagePaths.recipe.replace(':id', id));
  const urls = [...pages, ...recipes].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
