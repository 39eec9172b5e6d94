import '#styles/app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#lib/query-client.ts';
import { Providers } from './providers.tsx';
import { createRoutes, loadPageAt } from './router.tsx';

const root = document.getElementById('root')!;
const routes = createRoutes();
// Without its code (offline, say) the page cannot be loaded here; the router then tries again and shows why.
await loadPageAt(window.location.pathname, routes).catch(() => undefined);

const app = (
  <Providers queryClient={createQueryClient()}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </Providers>
);
// A prerendered page has content to take over; the shell of all other pages is empty.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
