import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { subscriptionQuery, useRenewAddress } from './calendar.queries.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** Subscribes the user's own calendar to the plan. */
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
        Shared it with the wrong person? Replace the URL, and the old one stops working.
      </p>
      <Button size="sm" variant="secondary" icon={<RotateCw />} onClick={() => setIsAsking(true)}>
        Replace URL
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Replace the calendar URL?"
        description="The current one stops working right away. Calendars that use it no longer show your meals until you add the new one."
        confirmLabel="Replace URL"
        cancelLabel="Keep This URL"
        busy={renew.isPending}
        busyText="Replacing..."
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}

// Menu names as of 2026.
const ways: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'Google Calendar',
    steps: [
      'Open Google Calendar on a computer. Its phone app cannot add a URL.',
      'Next to “Other calendars”, click +, then “From URL”.',
      'Paste the URL and click “Add calendar”. It then shows up on your phone, too.',
      'Google can take up to a day to show changes.',
    ],
  },
  {
    app: 'Apple Calendar',
    steps: [
      'On this device, just use “Open in Calendar App” above.',
      'On another Mac: in Calendar, choose File, then “New Calendar Subscription”.',
      'On another iPhone or iPad: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, then “Add Subscribed Calendar”.',
      'Paste the URL and confirm.',
    ],
  },
  {
    app: 'Outlook',
    steps: [
      'Open the calendar in Outlook on the web.',
      'Click “Add calendar”, then “Subscribe from web”.',
      'Paste the URL, give it a name and click “Import”.',
      'Outlook can take up to a day to show changes.',
    ],
  },
];

function HowToSubscribe() {
  return (
    <div>
      <h3 className="font-medium font-sans text-base tracking-normal">How to add it</h3>
      <div className="mt-1.5 divide-y divide-line border-line border-y">
        {ways.map(({ app, steps }) => (
          <Disclosure key={app} name="how-to-subscribe" title={app}>
            <ol className="grid list-decimal gap-1.5 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
