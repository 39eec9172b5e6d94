import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { SiteOrigin } from '#lib/site-origin.ts';
import { Alive } from './alive.tsx';

type Props = {
  queryClient: QueryClient;
  /** The product's own address, whichever of its domains shows the page. */
  origin: string;
  /** May be called more than once. */
  onAlive?: () => void;
  children: ReactNode;
};

/** What surrounds the router, the same in the browser and on the server. */
export function Providers({ queryClient, origin, onAlive, children }: Props) {
  return (
    <StrictMode>
      <SiteOrigin value={origin}>
        <QueryClientProvider client={queryClient}>
          <Alive onAlive={onAlive}>{children}</Alive>
        </QueryClientProvider>
      </SiteOrigin>
    </StrictMode>
  );
}
