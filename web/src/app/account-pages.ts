import { pagePaths } from '@plateful/contract/pages.ts';

/** What a signed-in person keeps, in the menu beside the bar's links. */
export const accountPages = [
  { path: pagePaths.account, name: 'Account' },
  { path: pagePaths.cooked, name: 'What You Cooked' },
  { path: pagePaths.atHome, name: 'What Is at Home' },
  { path: pagePaths.prices, name: 'What You Pay' },
] as const;
