import type { User } from '@plateful/contract/identity.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { type AccountFigure, AccountStatistics } from './account-statistics.tsx';
import { fullName } from './person.ts';

type Props = {
  user: User;
  figures: readonly AccountFigure[];
  /** The taste preferences, to read and to change. */
  taste: ReactNode;
  /** The grocery receipts, to check, correct and delete. */
  receipts: ReactNode;
};

export function ProfileTab({ user, figures, taste, receipts }: Props) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card asChild>
        <section>
          <h2 className="text-2xl">Personal info</h2>
          <dl className="mt-5 grid gap-5">
            <Fact label="Name">{fullName(user) || 'Not given'}</Fact>
            <Fact label="E-mail">{user.email}</Fact>
          </dl>
        </section>
      </Card>
      <AccountStatistics figures={figures} />
      <div className="min-w-0 lg:col-span-2">{taste}</div>
      <div className="mt-5 min-w-0 lg:col-span-2">{receipts}</div>
    </div>
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
