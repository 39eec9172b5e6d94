import { onlineManager } from '@tanstack/react-query';
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

/** For data that comes from the device or a near server; beside the loading of the code it is not noticed. */
const longestWaitMs = 150;

/** Hydrates a server-rendered page, or renders into the empty document. */
export async function start({ origin, queryData }: PageState): Promise<void> {
  rememberVisit();
  startTooltips();
  loadTypefaces();
  startServiceWorker();
  // It starts as online, and would miss that the device already is not.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = createQueryClient();
  // Load the user in parallel with the page's code.
  const user = hasSignedInCookie() ? queryClient.prefetchQuery(userQuery) : undefined;
  // Each in a task of its own: together they keep a phone busy for too long.
  await pause(0);
  const routes = createRoutes();
  // If loading the code fails (offline, for example), the router tries again and shows the error.
  const prefetch = await loadPageAt(window.location.pathname, routes).catch(() => undefined);
  // With its data a page is rendered once, not twice.
  const data = prefetch && user?.then(() => prefetch(queryClient));
  await (data ? Promise.race([data, pause(longestWaitMs)]) : pause(0));

  // Refresh data that was shown from the offline cache.
  for (const event of ['online', 'focus']) {
    window.addEventListener(event, () => takeStaleMark() && void queryClient.invalidateQueries());
  }
  for (const [key, data] of queryData ?? []) queryClient.setQueryData(key, data);
  const root = document.getElementById('root')!;
  // A server-rendered page may already be scrolled: with hydration data the router does not scroll it.
  const router = createBrowserRouter(routes, queryData && { hydrationData: {} });
  const app = (
    <Providers isServerRendered={queryData !== undefined} queryClient={queryClient} origin={origin}>
      <RouterProvider router={router} />
    </Providers>
  );
  // In a transition React hydrates in time slices, so that the browser stays responsive.
  if (queryData) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
