/** Paths of the pages that the web client shows (docs/product.md, Pages), `:id` for a parameter. */
export const pagePaths = {
  home: '/',
  tasteProfile: '/taste-preferences',
  recipes: '/recipes',
  recipe: '/recipe/:id',
  mealPlan: '/meal-planner',
  shoppingLists: '/shopping-list',
  sharedList: '/shared-list/:token',
  account: '/account',
  about: '/about',
  help: '/faq',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  cookiePolicy: '/cookie-policy',
  legalNotice: '/legal-notice',
  developers: '/developers',
} as const;
