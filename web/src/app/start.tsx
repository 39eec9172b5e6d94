import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { takeStaleMark } from '#lib/api.ts';
import { rememberVisit } from '#lib/last-visit.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { hasSignedInCookie, userQuery } from '#lib/session.ts';
import { loadTypefaces } from '#lib/typefaces.ts';
import { startTooltips } from '#ui/tooltips.ts';
import type { PageState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { createRoutes, loadPageAt } from './router.tsx';
import { startServiceWorker } from './start-service-worker.ts';

/** Hydrates what the server rendered, or fills the empty shell. */
export async function start({ origin, known }: PageState): Promise<void> {
  rememberVisit();
  startTooltips();
  loadTypefaces();
  startServiceWorker();
  const queryClient = createQueryClient();
  // The answer comes while the page's code is loaded.
  if (hasSignedInCookie()) void queryClient.prefetchQuery(userQuery);
  const routes = createRoutes();
  // Without its code (offline, say) the page cannot be loaded here; the router then tries again and shows why.
  await loadPageAt(window.location.pathname, routes).catch(() => undefined);
  // What comes now is a task of its own: the page's code alone takes a phone a while.
  await new Promise((resolve) => setTimeout(resolve));

  // What was shown from what this browser has kept.
  for (const event of ['online', 'focus']) {
    window.addEventListener(event, () => takeStaleMark() && void queryClient.invalidateQueries());
  }
  for (const [key, data] of known ?? []) queryClient.setQueryData(key, data);
  const root = document.getElementById('root')!;
  // The browser or the reader has scrolled a rendered page already: the router leaves it where it is.
  const router = createBrowserRouter(routes, known && { hydrationData: {} });
  const app = (
    <Providers queryClient={queryClient} origin={origin}>
      <RouterProvider router={router} />
    </Providers>
  );
  // In a transition React hydrates in slices, between which the browser answers.
  if (known) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
