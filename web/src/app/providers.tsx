import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';

type Props = { queryClient: QueryClient; children: ReactNode };

/** What surrounds the router, the same in the browser and when prerendering. */
export function Providers({ queryClient, children }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  );
}
