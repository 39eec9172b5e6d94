import { BookOpen, CreditCard, Heart, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';

const tabs = [
  { name: 'recipes', label: 'Recipes', Icon: BookOpen },
  { name: 'favorites', label: 'Favorites', Icon: Heart },
  { name: 'profile', label: 'Profile & Taste', Icon: UserRound },
  { name: 'subscription', label: 'Subscription', Icon: CreditCard },
] as const;

type Props = { panels: Record<(typeof tabs)[number]['name'], ReactNode> };

/** The tabs, and the panel that the URL selects. On a phone all four fit side by side. */
export function AccountTabs({ panels }: Props) {
  const [params, setParams] = useSearchParams();
  const selected = params.get('tab');
  const tab = tabs.find(({ name }) => name === selected) ?? tabs[0];

  function show(next: string) {
    const change = (current: URLSearchParams) => {
      const changed = new URLSearchParams(current);
      changed.set('tab', next);
      return changed;
    };
    // Replaces the history entry: arrow keys switch tabs, and Back should leave the page.
    setParams(change, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab.name} onValueChange={show} className="mt-8">
      <TabsList
        aria-label="Your account"
        className="max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(4.5rem,50%),1fr))] max-sm:gap-0"
      >
        {tabs.map(({ name, label, Icon }) => (
          <TabsTrigger
            key={name}
            value={name}
            className="max-sm:flex-col max-sm:justify-start max-sm:gap-1 max-sm:whitespace-normal max-sm:px-0.5 max-sm:py-2 max-sm:text-xs max-sm:leading-tight"
          >
            <Icon />
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ name }) => (
        <TabsContent key={name} value={name}>
          {panels[name]}
        </TabsContent>
      ))}
    </Tabs>
  );
}
