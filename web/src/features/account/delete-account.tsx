import { accountBounds } from '@plateful/contract/bounds.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useDeleteAccount } from './account.queries.ts';

export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteAccount();
  return (
    <Card asChild className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <section aria-labelledby="delete-account">
        <div className="min-w-0 grow basis-72">
          <h2 id="delete-account" className="text-2xl">
            Delete account
          </h2>
          <p className="mt-1 max-w-text text-soft">
            This deletes everything: recipes, plans, lists, receipts and taste preferences. Export your data
            first if you want to keep it.
          </p>
        </div>
        <Button
          variant="secondary"
          icon={<Trash2 />}
          onClick={() => setIsAsking(true)}
          className="text-danger max-sm:w-full"
        >
          Delete Account
        </Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={(isOpen) => !remove.isPending && setIsAsking(isOpen)}
          title="Delete your account?"
          description={`Everything is hidden right away and permanently deleted after ${accountBounds.graceDays} days. You are signed out everywhere, and your calendar feed and any subscription end.`}
          confirmLabel="Delete Account"
          cancelLabel="Keep Account"
          busy={remove.isPending}
          busyText="Deleting..."
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        >
          <p className="mt-3 font-semibold">You cannot undo this yourself.</p>
        </ConfirmDialog>
      </section>
    </Card>
  );
}
