import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { SiteOrigin } from '#lib/site-origin.ts';

type Props = {
  queryClient: QueryClient;
  /** The product's public address, the same on each of its domains. */
  origin: string;
  children: ReactNode;
};

/** What surrounds the router, the same in the browser and on the server. */
export function Providers({ queryClient, origin, children }: Props) {
  // The page itself now says for whom it is (public/theme.js). Runs after the effects inside, with which it learns that.
  useEffect(() => document.documentElement.classList.remove('early', 'signed-in'), []);
  return (
    <StrictMode>
      <SiteOrigin value={origin}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SiteOrigin>
    </StrictMode>
  );
}
