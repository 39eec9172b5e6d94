import { pagePaths } from '@plateful/contract/pages.ts';
import { CalendarSync as CalendarSyncIcon } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { DropdownMenuItem, Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import { CalendarAddress, copyFeedUrl } from './calendar-address.tsx';
import { feedAddressId, feedUrl } from './feed-address.ts';

/** The planner's calendar button, which opens a popover with the feed URL. */
export function CalendarSync() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          variant="quiet"
          className="px-4 max-xl:px-3"
          icon={<CalendarSyncIcon className="max-xl:size-5" />}
        >
          {/* Below 1280 px there is only room for the icon. */}
          <span className="max-xl:sr-only">Calendar Sync</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-labelledby="calendar-sync" className="grid w-104 grid-cols-1 gap-4">
        <div>
          <h2 id="calendar-sync" className="text-xl">
            Calendar Sync
          </h2>
          <p className="mt-1 text-soft text-sm">
            Your planned meals in your own calendar, always up to date.
          </p>
        </div>
        <CalendarAddress />
        <Link to={`${pagePaths.account}?tab=profile`} className="link justify-self-start text-sm">
          Meal times, time zone and help
        </Link>
      </PopoverContent>
    </Popover>
  );
}

/** In the planner's menu, for users with a calendar token (docs/product.md, Pages). */
export function CopyUrlItem({ feedPath }: { feedPath: string }) {
  const navigate = useNavigate();

  function copy() {
    const showAddress = () => void navigate(`${pagePaths.account}?tab=profile#${feedAddressId}`);
    void copyFeedUrl(feedUrl(window.location.origin, feedPath), showAddress);
  }

  return (
    <DropdownMenuItem onSelect={copy}>
      <CalendarSyncIcon />
      Copy Calendar URL
    </DropdownMenuItem>
  );
}
