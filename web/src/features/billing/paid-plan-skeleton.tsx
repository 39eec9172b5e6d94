import type { SubscriptionTier } from '@plateful/contract/limits.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** In the shape of a subscription that goes on. */
export function PaidPlanSkeleton({ tier }: { tier: SubscriptionTier }) {
  return (
    <div aria-busy="true" className="grid gap-6">
      <VisuallyHidden>Loading your subscription</VisuallyHidden>
      <div className="flex gap-10">
        <Skeleton className="h-13 w-24" />
        <Skeleton className="h-13 w-36" />
      </div>
      {tier === 'plus' && <Skeleton className="h-62 rounded-xl sm:h-54.5" />}
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-11 w-44 rounded-full max-sm:w-full" />
        <Skeleton className="h-11 w-48 rounded-full max-sm:w-full" />
      </div>
    </div>
  );
}
