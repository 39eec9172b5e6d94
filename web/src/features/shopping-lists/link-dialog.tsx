import { pagePaths } from '@plateful/contract/pages.ts';
import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { Copy, Share } from 'lucide-react';
import { copyText } from '#lib/copy-text.ts';
import { openShareSheet } from '#lib/share.ts';
import { useSiteOrigin } from '#lib/site-origin.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { useShareList, useUnshareList } from './list-actions.queries.ts';

type LinkDialogProps = {
  isOpen: boolean;
  list: ShoppingList;
  returnFocusTo: () => HTMLElement | null;
  onClose: () => void;
};

/** Creates a link for viewing and checking off the list without an account. */
export function LinkDialog({ isOpen, list, returnFocusTo, onClose }: LinkDialogProps) {
  const origin = useSiteOrigin();
  const share = useShareList(list.id);
  const unshare = useUnshareList(list.id);
  const token = share.data?.shareToken;
  const link = token === undefined ? null : origin + pagePaths.sharedList.replace(':token', token);

  function end() {
    unshare.mutate(undefined, { onSuccess: () => share.reset() });
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Shop together"
        description="Anyone with the link can see this list, check things off and change it, without an account. You can stop sharing at any time."
        returnFocusTo={returnFocusTo}
        footer={
          <>
            {list.isShared && (
              <Button
                variant="secondary"
                className="text-danger sm:mr-auto"
                busy={unshare.isPending}
                busyText="Stopping..."
                onClick={end}
              >
                Stop Sharing
              </Button>
            )}
            {link === null ? (
              <Button busy={share.isPending} busyText="Creating..." onClick={() => share.mutate()}>
                Create {list.isShared && 'New '}Link
              </Button>
            ) : (
              <SendLink link={link} name={list.name} />
            )}
          </>
        }
      >
        {link === null ? (
          list.isShared && <p>This list already has a link. A new one replaces it.</p>
        ) : (
          <Field label="Link">
            <Input readOnly value={link} onFocus={(event) => event.target.select()} />
          </Field>
        )}
      </DialogContent>
    </Dialog>
  );
}

function SendLink({ link, name }: { link: string; name: string }) {
  async function copy() {
    try {
      await copyText(link);
      toast({ title: 'Link copied', description: 'Paste it into a message.' });
    } catch {
      toastFailure('Copy failed', 'This browser does not allow copying here.');
    }
  }

  if (!('share' in navigator)) {
    return (
      <Button icon={<Copy />} onClick={() => void copy()}>
        Copy Link
      </Button>
    );
  }
  return (
    <Button icon={<Share />} onClick={() => void openShareSheet({ title: name, url: link })}>
      Send Link
    </Button>
  );
}
