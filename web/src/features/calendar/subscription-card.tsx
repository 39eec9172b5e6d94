import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { subscriptionQuery, useRenewAddress } from './calendar.queries.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { HowToSubscribe } from './how-to-subscribe.tsx';

/** The plan in the person's own calendar. */
export function SubscriptionCard() {
  const { data } = useQuery(subscriptionQuery);
  return (
    <Card asChild>
      <section aria-labelledby="calendar-subscription">
        <h2 id="calendar-subscription" className="text-2xl">
          Calendar subscription
        </h2>
        <p className="mt-1 text-soft">
          Your planned meals in your own calendar, always up to date. On every plan.
        </p>
        <div className="mt-5 grid grid-cols-1 gap-6">
          <CalendarAddress />
          <HowToSubscribe />
          {data && <NewAddress />}
        </div>
      </section>
    </Card>
  );
}

function NewAddress() {
  const [isAsking, setIsAsking] = useState(false);
  const renew = useRenewAddress();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <p className="grow basis-60 text-soft text-sm">
        Did somebody get the address who should not have it? A new one locks them out.
      </p>
      <Button
        size="sm"
        variant="secondary"
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        Make a New Address
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Make a new address?"
        description="The present one stops working at once. Calendars that use it no longer get your meals until you add the new one to them."
        confirmLabel="Make New Address"
        cancelLabel="Keep This One"
        busy={renew.isPending}
        busyText="Making it..."
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}
