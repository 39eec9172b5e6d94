import type { User } from '@plateful/contract/identity.ts';
import type { ReactNode } from 'react';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { ImportData } from './import-data.tsx';
import { PersonalInfo } from './personal-info.tsx';

type Props = {
  user: User;
  statistics: ReactNode;
  mealTimes: ReactNode;
  /** The plan in the person's own calendar. */
  subscription: ReactNode;
  /** The taste preferences, to read and to change. */
  taste: ReactNode;
  /** The grocery receipts, to check, correct and delete. */
  receipts: ReactNode;
};

export function ProfileTab({ user, statistics, mealTimes, subscription, taste, receipts }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <PersonalInfo user={user} />
      {statistics}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {mealTimes}
        {subscription}
      </div>
      {taste}
      <div className="my-5">{receipts}</div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <ExportData />
        <ImportData />
      </div>
      <DeleteAccount />
    </div>
  );
}
