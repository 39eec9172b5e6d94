import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router';
import {
  firstSamples,
  recipeQuery,
  rememberRecipes,
  samplesQuery,
} from '#entities/recipe/recipes.queries.ts';
import type { Output } from '#lib/api.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { scriptJson } from '#lib/script-json.ts';
import { fillTemplate } from './fill-template.ts';
import { renderIdentityPage } from './identity-document.tsx';
import { type PageState, stateElementId } from './page-state.ts';
import { Providers } from './providers.tsx';
import { createRoutes, loadPageAt } from './router.tsx';

type RenderInput = {
  /** The built `index.html`. */
  template: string;
  path: string;
  /** The product's public address, such as `https://plateful.example`. */
  origin: string;
  /** For recipe pages; null if the recipe does not exist. */
  recipe?: Recipe | null;
  /** For the page of all recipes. */
  samples?: Output<'GET /api/sample-recipes'>;
};

export { renderIdentityPage };

/** Renders the document of the page at `path` for a visitor who is not signed in. Throws if it redirects or fails. */
export async function render({ template, path, origin, recipe, samples }: RenderInput): Promise<string> {
  const queryClient = createQueryClient();
  if (recipe !== undefined) {
    const id = matchPath(pagePaths.recipe, path)?.params.id ?? '';
    queryClient.setQueryData(recipeQuery(id).queryKey, recipe && { recipe });
  }
  if (samples) {
    queryClient.setQueryData(samplesQuery(firstSamples).queryKey, samples);
    rememberRecipes(queryClient, samples.recipes);
  }
  const html = await renderBody(path, origin, queryClient);
  const state = scriptJson({ origin, queryData: queryDataOf(queryClient) } satisfies PageState);
  return fillTemplate(
    template,
    html,
    (body) =>
      `<div id="root">${body}</div><script type="application/json" id="${stateElementId}">${state}</script>`,
  );
}

async function renderBody(path: string, origin: string, queryClient: QueryClient): Promise<string> {
  const routes = createRoutes();
  await loadPageAt(path, routes);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, origin)));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be rendered.`);
  if (context.errors) throw new Error(`${path} cannot be rendered.`, { cause: context.errors });
  const { prelude } = await prerender(
    <Providers isServerRendered queryClient={queryClient} origin={origin}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  return new Response(prelude).text();
}

/** Unlike TanStack's dehydrated state it has no timestamps, so that the same page always has the same ETag. */
function queryDataOf(queryClient: QueryClient): NonNullable<PageState['queryData']> {
  const queries = queryClient.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state }) =>
    state.data === undefined ? [] : [[queryKey, state.data] as const],
  );
}
