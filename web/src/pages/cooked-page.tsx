import { pagePaths } from '@plateful/contract/pages.ts';
import { CookedLog } from '#features/cooked-log/cooked-log.tsx';
import { Plate } from '#ui/plate.tsx';
import { PrivatePage } from './private-page.tsx';

export function CookedPage() {
  return (
    <PrivatePage
      title="What you cooked"
      back={{ to: pagePaths.account, label: 'Your Account' }}
      invitation={{
        title: 'Please sign in to see what you cooked',
        text: 'Your cooked log is saved in your account.',
        picture: <Plate pictures={[]} size={144} />,
      }}
    >
      <CookedLog />
    </PrivatePage>
  );
}
