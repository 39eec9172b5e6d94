import type { User } from '@plateful/contract/identity.ts';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { fullName } from './person.ts';

/** The server's own page, which also works without scripts. */
const securityPath = '/api/account/security';

export function PersonalInfo({ user }: { user: User }) {
  return (
    <Card asChild className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <section aria-labelledby="personal-info">
        <div className="min-w-0 grow basis-72">
          <h2 id="personal-info" className="text-2xl">
            Personal info
          </h2>
          <dl className="mt-5 flex flex-wrap gap-x-12 gap-y-5">
            <Fact label="Name">{fullName(user) || 'Not given'}</Fact>
            <Fact label="E-mail">{user.email}</Fact>
          </dl>
        </div>
        <Button variant="secondary" asChild className="max-sm:w-full">
          <a href={securityPath}>
            <KeyRound aria-hidden="true" />
            Sign-in &amp; Security
          </a>
        </Button>
      </section>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere mt-1 font-medium">{children}</dd>
    </div>
  );
}
