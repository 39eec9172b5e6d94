export const accountTabs = ['recipes', 'favorites', 'profile', 'subscription'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** What `?tab=` asks for; anything unknown is the first tab. */
export function accountTabOf(value: string | null): AccountTab {
  return accountTabs.find((tab) => tab === value) ?? 'recipes';
}
