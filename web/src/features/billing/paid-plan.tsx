import type { SubscriptionTier } from '@plateful/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQueryKey } from '#lib/session.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { statusQuery } from './billing.queries.ts';
import { ManagePlan } from './manage-plan.tsx';
import { PaidPlanSkeleton } from './paid-plan-skeleton.tsx';

/** What was bought, as the server knows it. */
export function PaidPlan({ tier }: { tier: SubscriptionTier }) {
  const { data, isFetching, refetch } = useQuery(statusQuery);
  const client = useQueryClient();
  const isOver = data && !data.isGiven && data.currentPeriodEnd === null && !data.cancelAtPeriodEnd;
  useEffect(() => {
    // It ended while this page was open: the free plan comes with the user.
    if (isOver) void client.invalidateQueries({ queryKey: userQueryKey });
  }, [isOver, client]);

  if (isOver) return <p>Your subscription has ended.</p>;
  if (data) return <ManagePlan tier={tier} status={data} />;
  if (isFetching) return <PaidPlanSkeleton tier={tier} />;
  return (
    <LoadFailure title="Your subscription could not be loaded" onRetry={() => void refetch()}>
      Your plan goes on all the same. Please check your connection and try again.
    </LoadFailure>
  );
}
