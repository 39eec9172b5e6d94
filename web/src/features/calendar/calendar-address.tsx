import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useLocation } from 'react-router';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { copiedWords, copyFailureWords, subscriptionQuery } from './calendar.queries.ts';
import { feedAddressId, feedUrl, isPrivateAddress, webcalUrl } from './feed-address.ts';

/** The URL of the calendar feed, once loaded. */
export function CalendarAddress() {
  return (
    <Loaded
      query={useQuery(subscriptionQuery)}
      skeleton={
        <Loading label="Loading your calendar URL">
          <Skeleton className="h-42" />
        </Loading>
      }
      failure="Your calendar URL could not be loaded"
    >
      {({ feedPath }) => <FeedAddressField url={feedUrl(window.location.origin, feedPath)} />}
    </Loaded>
  );
}

/** The feed URL, with the two ways to use it. */
function FeedAddressField({ url }: { url: string }) {
  const { hash } = useLocation();
  return (
    <div id={feedAddressId} className="grid scroll-mt-28 grid-cols-1 gap-3">
      <Field label="Calendar URL" hint="Anyone with this URL can see your planned meals, so keep it private.">
        <Input
          readOnly
          autoFocus={hash === `#${feedAddressId}`}
          value={url}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          className="truncate text-sm"
        />
      </Field>
      <div className="flex flex-wrap gap-2.5 *:grow">
        <Button icon={<Copy />} onClick={() => void copyFeedUrl(url)}>
          Copy Calendar URL
        </Button>
        <Button variant="secondary" asChild>
          <a href={webcalUrl(url)}>
            <CalendarPlus />
            Open in Calendar App
          </a>
        </Button>
      </div>
      {isPrivateAddress(url) && (
        <p className="text-soft text-sm">
          {productName} runs on your own network here. Calendar apps on this network can subscribe; Google and
          Outlook on the web cannot reach it.
        </p>
      )}
    </div>
  );
}

/** `show` is called if copying fails, to show the URL for copying by hand. */
export async function copyFeedUrl(url: string, show?: () => void): Promise<void> {
  try {
    await copyText(url);
    toast(copiedWords);
  } catch {
    toast({ ...copyFailureWords, ...(show && { action: { label: 'Show URL', onSelect: show } }) });
  }
}
