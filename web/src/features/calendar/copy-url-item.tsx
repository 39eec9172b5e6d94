import { CalendarSync } from 'lucide-react';
import { DropdownMenuItem } from '#ui/dropdown-menu.tsx';
import { copyFeedUrl } from './copy-feed-url.ts';
import { feedUrl } from './feed-address.ts';

/** In the planner's menu, for whoever has a calendar token (specification, section 2). */
export function CopyUrlItem({ feedPath }: { feedPath: string }) {
  return (
    <DropdownMenuItem onSelect={() => void copyFeedUrl(feedUrl(window.location.origin, feedPath))}>
      <CalendarSync aria-hidden="true" />
      Copy Calendar URL
    </DropdownMenuItem>
  );
}
