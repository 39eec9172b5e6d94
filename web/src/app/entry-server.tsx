import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createQueryClient } from '#lib/query-client.ts';
import { Providers } from './providers.tsx';
import { createRoutes, loadPageAt } from './router.tsx';

/** The HTML of the page at `path`, as a visitor sees it. React's head elements (title, meta) come first. */
export async function render(path: string): Promise<string> {
  const routes = createRoutes();
  await loadPageAt(path, routes);
  const { query, dataRoutes } = createStaticHandler(routes);
  // The origin is never seen: no page reads it while prerendering.
  const context = await query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered.`);
  const { prelude } = await prerender(
    <Providers queryClient={createQueryClient()}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  return new Response(prelude).text();
}
