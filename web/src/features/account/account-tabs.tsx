import { BookOpen, CreditCard, Heart, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';
import { type AccountTab, accountTabOf, accountTabs } from './account-tab.ts';

const labels: Record<AccountTab, { text: string; icon: ReactNode }> = {
  recipes: { text: 'Recipes', icon: <BookOpen aria-hidden="true" /> },
  favorites: { text: 'Favorites', icon: <Heart aria-hidden="true" /> },
  profile: { text: 'Profile & Taste', icon: <UserRound aria-hidden="true" /> },
  subscription: { text: 'Subscription', icon: <CreditCard aria-hidden="true" /> },
};

/** The tabs and the panel that the address names. On a phone all four fit side by side. */
export function AccountTabs({ panels }: { panels: Record<AccountTab, ReactNode> }) {
  const [params, setParams] = useSearchParams();
  const tab = accountTabOf(params.get('tab'));

  function show(next: string) {
    const change = (current: URLSearchParams) => {
      const changed = new URLSearchParams(current);
      changed.set('tab', next);
      return changed;
    };
    // Replaced: arrow keys pass through the tabs, and Back means leaving the page.
    setParams(change, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab} onValueChange={show} className="mt-8">
      <TabsList aria-label="Your account" className="max-sm:grid max-sm:grid-cols-4 max-sm:gap-0">
        {accountTabs.map((name) => (
          <TabsTrigger
            key={name}
            value={name}
            className="max-sm:flex-col max-sm:justify-start max-sm:gap-1 max-sm:whitespace-normal max-sm:px-0.5 max-sm:py-2 max-sm:text-xs max-sm:leading-tight"
          >
            {labels[name].icon}
            {labels[name].text}
          </TabsTrigger>
        ))}
      </TabsList>
      {accountTabs.map((name) => (
        <TabsContent key={name} value={name}>
          {panels[name]}
        </TabsContent>
      ))}
    </Tabs>
  );
}
