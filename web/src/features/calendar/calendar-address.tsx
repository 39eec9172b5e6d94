import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useLocation } from 'react-router';
import { serverMessageOf } from '#lib/api-error.ts';
import { productName } from '#lib/product.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { subscriptionQuery } from './calendar.queries.ts';
import { copyFeedUrl } from './copy-url-item.tsx';
import { feedAddressId, feedUrl, isAtHome, webcalUrl } from './feed-address.ts';

/** Where the person's calendar finds the plan, as soon as it is known. */
export function CalendarAddress() {
  const { data, error, refetch } = useQuery(subscriptionQuery);
  if (data) return <FeedAddressField url={feedUrl(window.location.origin, data.feedPath)} />;
  if (error === null) return <AddressSkeleton />;
  return (
    <LoadFailure title="Your calendar URL could not be loaded" onRetry={() => void refetch()}>
      {serverMessageOf(error)}
    </LoadFailure>
  );
}

function AddressSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <VisuallyHidden role="status">Loading your calendar URL</VisuallyHidden>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="w-72 max-w-full" />
      <Skeleton className="h-12 rounded-lg" />
      <Skeleton className="h-11 w-52 rounded-full" />
    </div>
  );
}

/** The address, and the two ways to use it. */
function FeedAddressField({ url }: { url: string }) {
  const { hash } = useLocation();
  return (
    <div id={feedAddressId} className="grid scroll-mt-28 grid-cols-1 gap-3">
      <Field label="Calendar URL" hint="Whoever has it can see your planned meals. Keep it to yourself.">
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
      {isAtHome(url) && (
        <p className="text-soft text-sm">
          {productName} runs on your own network here. Calendar apps on this network can subscribe; Google and
          Outlook on the web cannot reach it.
        </p>
      )}
    </div>
  );
}
