import { createContext, use } from 'react';

/** The address that the product is known by, whichever of its domains shows it. */
export const SiteOrigin = createContext('');

export function useSiteOrigin(): string {
  return use(SiteOrigin);
}
