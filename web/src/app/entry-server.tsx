import { built } from 'virtual:built-client';
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
import { writeDocument } from './document.ts';
import { renderIdentityPage } from './identity-document.tsx';
import type { PageState } from './page-state.ts';
import { prerenderedPaths, recipePage } from './prerendered-paths.ts';
import { Providers } from './providers.tsx';
import { createRoutes, loadPageAt } from './router.tsx';

type Asked = {
  path: string;
  /** The product's own address, as `https://plateful.example`. */
  origin: string;
  /** Of a recipe's page; null when there is no such recipe. */
  recipe?: Recipe | null;
  /** Of the page of all recipes. */
  samples?: Output<'GET /api/sample-recipes'>;
};

export { renderIdentityPage };

/** Pages that need nothing but their path. */
export const paths: readonly string[] = prerenderedPaths.map(({ path }) => path);

/** The whole document of the page at `path`, as a visitor sees it. Throws for a page that redirects or breaks. */
export async function render({ path, origin, recipe, samples }: Asked): Promise<string> {
  const queryClient = createQueryClient();
  if (recipe !== undefined) {
    const id = matchPath(recipePage.path, path)?.params.id ?? '';
    queryClient.setQueryData(recipeQuery(id).queryKey, recipe && { recipe });
  }
  if (samples) {
    queryClient.setQueryData(samplesQuery(firstSamples).queryKey, samples);
    rememberRecipes(queryClient, samples.recipes);
  }
  const html = await renderBody(path, origin, queryClient);
  const { scripts = [], styles = [] } = filesAt(path) ?? {};
  const state: PageState = { known: knownTo(queryClient), scripts };
  return writeDocument(built, { html, state, styles, path, origin, recipe: recipe ?? null });
}

async function renderBody(path: string, origin: string, queryClient: QueryClient): Promise<string> {
  const routes = createRoutes();
  await loadPageAt(path, routes);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, origin)));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be rendered.`);
  if (context.errors) throw new Error(`${path} cannot be rendered.`, { cause: context.errors });
  let failure: unknown;
  const { prelude } = await prerender(
    <Providers queryClient={queryClient} origin={origin}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    {
      // The whole page in its place: parts that are sent later are put there by scripts that the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // What fails within a boundary would otherwise be a page of its fallback, with status 200.
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  if (failure !== undefined) throw failure;
  return new Response(prelude).text();
}

/** Answers that the page was made of. Without their times, so that the same page has the same tag everywhere. */
function knownTo(queryClient: QueryClient): PageState['known'] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state }) =>
    state.data === undefined ? [] : [[queryKey, state.data] as const],
  );
}

function filesAt(path: string) {
  return Object.entries(built.pages).find(([pattern]) => matchPath(pattern, path))?.[1];
}
