import { monthlyLimits } from '@plateful/contract/limits.ts';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { SectionLink } from '#lib/section-link.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { LockedZone } from './locked-zone.tsx';

export function UpgradeRequired() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <LockedZone
        title="A photo instead of a questionnaire"
        action={
          <Button onClick={() => setIsAsking(true)} icon={<Crown aria-hidden="true" />}>
            Upgrade to Upload
          </Button>
        }
        onTry={() => setIsAsking(true)}
      >
        With Plus, Plateful reads up to {monthlyLimits.receipts} grocery receipts a month and learns from them
        what you cook with.
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
