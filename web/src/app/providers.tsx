import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { SiteOrigin } from '#lib/site-origin.ts';

type Props = {
  queryClient: QueryClient;
  /** The product's public address, the same on all of its domains. */
  origin: string;
  children: ReactNode;
};

/** The providers around the router, the same in the browser and on the server. */
export function Providers({ queryClient, origin, children }: Props) {
  // From here on the page itself shows whether the user is signed in, instead of the classes that public/theme.js sets.
  // Runs after the effects of child components, which find that out.
  useEffect(() => document.documentElement.classList.remove('early', 'signed-in'), []);
  return (
    <StrictMode>
      <SiteOrigin value={origin}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SiteOrigin>
    </StrictMode>
  );
}
