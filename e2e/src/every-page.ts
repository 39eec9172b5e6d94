export const visitorPages = [
  '/',
  '/taste-preferences',
  '/recipes',
  '/meal-planner',
  '/shopping-list',
  '/account',
  '/nothing/here',
];

export const pagesToRead = [
  '/about',
  '/faq',
  '/privacy-policy',
  '/terms',
  '/cookie-policy',
  '/legal-notice',
  '/developers',
];

export const userPages = [
  '/taste-preferences',
  '/recipes',
  '/meal-planner',
  '/shopping-list',
  '/account?tab=recipes',
  '/account?tab=favorites',
  '/account?tab=profile',
  '/account?tab=subscription',
  '/api/account/security',
];
