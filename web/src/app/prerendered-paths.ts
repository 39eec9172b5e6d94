import { pagePaths } from '@plateful/contract/pages.ts';

/** Rendered by the server, so that they can be read before any script has run. */
export const prerenderedPaths = [
  { path: pagePaths.home, source: 'src/pages/home-page.tsx' },
  { path: pagePaths.about, source: 'src/pages/about-page.tsx' },
  { path: pagePaths.help, source: 'src/pages/help-page.tsx' },
  { path: pagePaths.privacyPolicy, source: 'src/pages/privacy-policy-page.tsx' },
  { path: pagePaths.terms, source: 'src/pages/terms-page.tsx' },
  { path: pagePaths.cookiePolicy, source: 'src/pages/cookie-policy-page.tsx' },
  { path: pagePaths.legalNotice, source: 'src/pages/legal-notice-page.tsx' },
];

/** Rendered with what the server knows besides. */
export const recipesPage = { path: pagePaths.recipes, source: 'src/pages/recipes-page.tsx' };
export const recipePage = { path: pagePaths.recipe, source: 'src/pages/recipe-page.tsx' };
