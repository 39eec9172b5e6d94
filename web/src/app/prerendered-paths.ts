import { pagePaths } from '@plateful/contract/pages.ts';

/** Written to HTML files at build time, so that they can be read before any script has run. */
export const prerenderedPaths = [{ path: pagePaths.home, source: 'src/pages/home-page.tsx' }];
