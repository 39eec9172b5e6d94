import { createContext, use } from 'react';

/** The product's canonical origin, the same on all of its domains. */
export const SiteOrigin = createContext('');

export function useSiteOrigin(): string {
  return use(SiteOrigin);
}
