import { useQuery } from '@tanstack/react-query';
import { serverMessageOf } from '#lib/api-error.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { subscriptionQuery } from './calendar.queries.ts';
import { feedUrl } from './feed-address.ts';
import { FeedAddressField } from './feed-address-field.tsx';

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
