import { isPaid } from '@plateful/contract/limits.ts';
import { Crown, ReceiptText } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SignInRequired } from './sign-in-required.tsx';
import { UpgradeRequired } from './upgrade-required.tsx';
import { UploadZone } from './upload-zone.tsx';

/** The way in for photos of receipts, by who is looking. */
export function ReceiptUpload({ title = 'Start from a receipt' }: { title?: string }) {
  const { state, user } = useUser();
  return (
    <SectionCard
      title={title}
      mark={
        <Badge variant="brand" icon={<Crown aria-hidden="true" />}>
          Premium
        </Badge>
      }
      hint="What you buy says a lot about what you like. Your photos are yours alone."
      icon={<ReceiptText />}
    >
      {state === 'loading' && <Skeleton className="h-98 rounded-2xl sm:h-73" />}
      {state === 'anonymous' && <SignInRequired />}
      {state === 'user' && (isPaid(user.subscriptionTier) ? <UploadZone /> : <UpgradeRequired />)}
    </SectionCard>
  );
}
