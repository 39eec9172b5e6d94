import { pagePaths } from '@plateful/contract/pages.ts';
import { CalendarSync } from 'lucide-react';
import { useNavigate } from 'react-router';
import { copyText } from '#lib/copy-text.ts';
import { DropdownMenuItem } from '#ui/popover.tsx';
import { toast } from '#ui/toast-store.ts';
import { copiedWords, copyFailureWords } from './calendar.queries.ts';
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
      <CalendarSync />
      Copy Calendar URL
    </DropdownMenuItem>
  );
}

/** `show` leads to the address, for whoever has to copy it by hand from somewhere else. */
export async function copyFeedUrl(url: string, show?: () => void): Promise<void> {
  try {
    await copyText(url);
    toast(copiedWords);
  } catch {
    toast({ ...copyFailureWords, ...(show && { action: { label: 'Show Address', onSelect: show } }) });
  }
}
