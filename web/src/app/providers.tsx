import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { Hydration, useHydrated } from '#lib/hydration.tsx';
import { SiteOrigin } from '#lib/site-origin.ts';

type Props = {
  isServerRendered: boolean;
  queryClient: QueryClient;
  /** The product's public address, the same on all of its domains. */
  origin: string;
  children: ReactNode;
};

/** The providers around the router, the same in the browser and on the server. */
export function Providers({ isServerRendered, queryClient, origin, children }: Props) {
  return (
    <StrictMode>
      <Hydration isServerRendered={isServerRendered}>
        <EarlyClasses />
        <SiteOrigin value={origin}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </SiteOrigin>
      </Hydration>
    </StrictMode>
  );
}

/** Removes the classes that public/theme.js sets, once the page itself shows whether the user is signed in. */
function EarlyClasses() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.classList.remove('early', 'signed-in');
  }, [isHydrated]);
  return null;
}
