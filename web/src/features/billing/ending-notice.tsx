import { formatDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useReactivate } from './billing.queries.ts';
import { focusPlan } from './focus-plan.ts';

/** The subscription ends with what is paid, unless somebody takes that back. */
export function EndingNotice({ currentPeriodEnd }: { currentPeriodEnd: string | null }) {
  const { mutate, isPending } = useReactivate();
  const date = currentPeriodEnd === null ? 'the end of your billing period' : formatDate(currentPeriodEnd);
  return (
    <Alert
      tone="attention"
      title={`Your subscription is scheduled to cancel on ${date}`}
      action={
        <Button
          busy={isPending}
          busyText="Reactivating..."
          onClick={() => mutate(undefined, { onSuccess: focusPlan })}
          className="max-sm:w-full"
        >
          Reactivate Subscription
        </Button>
      }
    >
      Until then you keep everything.
    </Alert>
  );
}
