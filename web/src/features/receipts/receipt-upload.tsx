import { isPaid, monthlyQuota } from '@plateful/contract/plans.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Crown, LogIn, ReceiptText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { SectionLink } from '#lib/section-link.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toastFailure } from '#ui/toast-store.ts';
import { UploadZone } from './upload-zone.tsx';
import { useDroppedFiles, usePastedImages } from './use-dropped-files.ts';
import { zoneStyles } from './zone-styles.ts';

/** The upload of receipts, depending on session and plan. */
export function ReceiptUpload({ title = 'Start from a receipt' }: { title?: string }) {
  const { state, user } = useUser();
  return (
    <SectionCard
      title={title}
      mark={
        <Badge variant="brand" icon={<Crown />}>
          Premium
        </Badge>
      }
      hint="What you buy says a lot about what you like. Only you can see your photos."
      icon={<ReceiptText />}
    >
      {state === 'loading' && <Skeleton className="h-98 rounded-2xl sm:h-73" />}
      {state === 'anonymous' && <SignInRequired />}
      {state === 'user' && (isPaid(user.subscriptionTier) ? <UploadZone /> : <UpgradeRequired />)}
    </SectionCard>
  );
}

// docs/product.md, Permissions, verbatim.
const title = 'Sign in required';
const description = 'Create an account or sign in to upload receipts and sync your insights across devices.';

function SignInRequired() {
  const signInPath = useSignInPath();
  return (
    <LockedZone
      title={title}
      action={
        <Button asChild>
          <a href={signInPath}>
            <LogIn />
            Sign In
          </a>
        </Button>
      }
      onTry={() => toastFailure(title, description)}
    >
      {description}
    </LockedZone>
  );
}

function UpgradeRequired() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <LockedZone
        title="A photo instead of a questionnaire"
        action={
          <Button onClick={() => setIsAsking(true)} icon={<Crown />}>
            Upgrade to Upload
          </Button>
        }
        onTry={() => setIsAsking(true)}
      >
        With Plus, {productName} reads up to {monthlyQuota.receipts} grocery receipts a month and learns what
        you cook with.
      </LockedZone>
      <Dialog open={isAsking} onOpenChange={setIsAsking}>
        <DialogContent
          size="sm"
          title="Receipt uploads require a paid subscription"
          footer={
            <>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button asChild>
                <SectionLink section="pricing">Upgrade Now</SectionLink>
              </Button>
            </>
          }
          description={
            <>
              <strong className="font-semibold text-ink">Upgrade required:</strong> Upgrade your plan to
              upload receipts and automate taste preferences updates.
            </>
          }
        />
      </Dialog>
    </>
  );
}

type LockedZoneProps = {
  title: string;
  children: ReactNode;
  /** One button or link. */
  action: ReactNode;
  /** A photo was dropped or pasted although the upload is locked. */
  onTry: () => void;
};

/** Replaces the upload for users without access. */
function LockedZone({ title, children, action, onTry }: LockedZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  useDroppedFiles(zone, onTry);
  usePastedImages(onTry);
  return (
    <div ref={zone} className={cn(zoneStyles, 'content-center justify-items-center bg-sunk text-center')}>
      <Picture name="receipt" size={52} />
      <p className="mt-3 font-semibold text-lg">{title}</p>
      <p className="mt-1 max-w-md text-soft">{children}</p>
      <div className="mt-5">{action}</div>
    </div>
  );
}
