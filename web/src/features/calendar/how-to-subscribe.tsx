import { Disclosure } from '#ui/disclosure.tsx';

// Menus as the three had them in 2026.
const ways: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'Google Calendar',
    steps: [
      'Open Google Calendar on a computer; its phone app cannot add addresses.',
      'Beside “Other calendars” press +, then “From URL”.',
      'Paste the address and press “Add calendar”. It shows up on your phone by itself.',
      'Google takes up to a day to see changes.',
    ],
  },
  {
    app: 'Apple Calendar',
    steps: [
      'On this device, “Open in Calendar App” above does it all.',
      'Elsewhere on a Mac: in Calendar, File, then “New Calendar Subscription”.',
      'Elsewhere on an iPhone or iPad: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, then “Add Subscribed Calendar”.',
      'Paste the address and confirm.',
    ],
  },
  {
    app: 'Outlook',
    steps: [
      'Open the calendar of Outlook on the web.',
      'Press “Add calendar”, then “Subscribe from web”.',
      'Paste the address, give it a name and press “Import”.',
      'Outlook takes up to a day to see changes.',
    ],
  },
];

export function HowToSubscribe() {
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
