import { pagePaths } from '@plateful/contract/pages.ts';
import { CalendarSync } from 'lucide-react';
import { useNavigate } from 'react-router';
import { DropdownMenuItem } from '#ui/dropdown-menu.tsx';
import { copyFeedUrl } from './copy-feed-url.ts';
import { feedAddressId, feedUrl } from './feed-address.ts';

/** In the planner's menu, for whoever has a calendar token (specification, section 2). */
export function CopyUrlItem({ feedPath }: { feedPath: string }) {
  const navigate = useNavigate();

  function copy() {
    const showAddress = () => void navigate(`${pagePaths.account}?tab=profile#${feedAddressId}`);
    void copyFeedUrl(feedUrl(window.location.origin, feedPath), showAddress);
  }

  return (
    <DropdownMenuItem onSelect={copy}>
      <CalendarSync aria-hidden="true" />
      Copy Calendar URL
    </DropdownMenuItem>
  );
}
