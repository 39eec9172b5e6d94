import { type PlanSlug, planTypeOf } from '@plateful/contract/plans.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input, type Output } from '#lib/api.ts';
import { userQueryKey } from '#lib/session.ts';
import { toast } from '#ui/toast-store.ts';
import {
  cancelFailure,
  cancelledWords,
  changedWords,
  changeFailure,
  joinedWords,
  joinFailure,
  reactivatedWords,
  reactivateFailure,
} from './billing-toasts.ts';

type Status = Output<'GET /api/subscription/status'>;
type Words = Parameters<typeof toast>[0];

/** Only for paid plans; others have no status. */
export const statusQuery = queryOptions({
  queryKey: ['/api/subscription/status'],
  queryFn: ({ signal }) => call('GET /api/subscription/status', {}, signal),
  // It also changes in the billing portal, in other tabs and over time.
  refetchOnWindowFocus: 'always',
});

/** Refetches the plan and the user, whose tier depends on it. */
export function refreshBilling(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: userQueryKey });
  void client.invalidateQueries(statusQuery);
}

export function useCancel() {
  return useStatusChange({
    send: () => call('POST /api/subscription/cancel', {}),
    known: ({ cancellationDate }) => ({ cancelAtPeriodEnd: true, currentPeriodEnd: cancellationDate }),
    words: ({ cancellationDate }) => cancelledWords(cancellationDate),
    failure: cancelFailure,
  });
}

export function useReactivate() {
  return useStatusChange({
    send: () => call('POST /api/subscription/reactivate', {}),
    known: () => ({ cancelAtPeriodEnd: false }),
    words: () => reactivatedWords,
    failure: reactivateFailure,
  });
}

export function useChangePlan() {
  return useStatusChange({
    send: (planId: PlanSlug) => call('POST /api/subscription/change-plan', { planId }),
    known: (_done, planId) => ({ planType: planTypeOf(planId) }),
    words: (_done, planId) => changedWords(planTypeOf(planId)),
    failure: changeFailure,
  });
}

type StatusChange<Answer, Sent> = {
  send: (sent: Sent) => Promise<Answer>;
  /** The part of the status that is known from the response, shown before the refetch. */
  known: (answer: Answer, sent: Sent) => Partial<Status>;
  words: (answer: Answer, sent: Sent) => Words;
  failure: (error: unknown) => Words;
};

function useStatusChange<Answer, Sent = void>(change: StatusChange<Answer, Sent>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change.send,
    onSuccess: async (answer, sent) => {
      await client.cancelQueries(statusQuery);
      client.setQueryData(
        statusQuery.queryKey,
        (status) => status && { ...status, ...change.known(answer, sent) },
      );
      toast(change.words(answer, sent));
      refreshBilling(client);
    },
    onError: (error) => {
      toast(change.failure(error));
      // It was changed in another tab or by the payment provider, or the response to this change was lost.
      refreshBilling(client);
    },
  });
}

export function useJoinWaitlist() {
  return useMutation({
    mutationFn: (person: Input<'POST /api/waitlist'>) => call('POST /api/waitlist', person),
    onSuccess: () => void toast(joinedWords),
    onError: (error) => void toast(joinFailure(error)),
  });
}
