import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { rememberVisit } from '#lib/last-visit.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { startTooltips } from '#ui/tooltips.ts';
import { type PageState, readOrigin } from './page-state.ts';
import { pause } from './pause.ts';
import { Providers } from './providers.tsx';
import { createRoutes, loadPageAt } from './router.tsx';

/**
 * Brings the page to life: takes over what the server rendered, or fills the empty shell. Resolves when it answers to
 * what people do, and knows for whom.
 */
export async function start(page: PageState | null): Promise<void> {
  rememberVisit();
  startTooltips();
  const routes = createRoutes();
  // Without its code (offline, say) the page cannot be loaded here; the router then tries again and shows why.
  await loadPageAt(window.location.pathname, routes).catch(() => undefined);
  await pause();

  const queryClient = createQueryClient();
  for (const [key, data] of page?.known ?? []) queryClient.setQueryData(key, data);
  const root = document.getElementById('root')!;
  // What was rendered has been scrolled already, by the browser or by whoever reads it: the router leaves it where it is.
  const router = createBrowserRouter(routes, page ? { hydrationData: {} } : undefined);
  await new Promise<void>((resolve) => {
    const app = (
      <Providers queryClient={queryClient} origin={readOrigin()} onAlive={resolve}>
        <RouterProvider router={router} />
      </Providers>
    );
    // In slices, between which the browser answers to whoever scrolls or taps.
    if (page) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
}
