import { createContext, use } from 'react';

/** The product's public address, the same on each of its domains. */
export const SiteOrigin = createContext('');

export function useSiteOrigin(): string {
  return use(SiteOrigin);
}
