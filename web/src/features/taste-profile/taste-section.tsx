import { pagePaths } from '@plateful/contract/pages.ts';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { SavedProfile } from '#entities/taste-profile/local-profile.ts';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { dropDraft } from '#lib/draft.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog, Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { TasteFormSkeleton } from './taste-form-skeleton.tsx';
import { TasteSummary } from './taste-summary.tsx';

// Lazy: the form loads the contract's schemas, which are only needed for editing.
const TasteForm = lazy(async () => ({ default: (await import('./taste-form.tsx')).TasteForm }));

/** The saved profile, with a dialog to edit it. */
export function TasteSection() {
  const { state, profile, retry } = useTasteProfile();
  if (state === 'error') {
    return <LoadFailure title="Your taste preferences could not be loaded" onRetry={retry} />;
  }
  if (state === 'loading') {
    return (
      <Loading label="Loading your taste preferences">
        <Skeleton className="h-80 rounded-2xl" />
      </Loading>
    );
  }
  if (!profile) return <NoTaste />;
  return <TasteSummary profile={profile} action={<EditDialog profile={profile} />} />;
}

function EditDialog({ profile }: { profile: SavedProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  function close() {
    dropDraft();
    setIsAsking(false);
    setIsDirty(false);
    setIsOpen(false);
  }

  function change(open: boolean) {
    if (open) setIsOpen(true);
    else if (isDirty) setIsAsking(true);
    else close();
  }

  function finish(_saved: unknown, isAll: boolean) {
    if (isAll) close();
    toast({ title: 'Preferences updated!' });
  }

  return (
    <>
      <Dialog open={isOpen} onOpenChange={change}>
        <DialogTrigger asChild>
          <Button variant="secondary" icon={<Pencil />}>
            Edit Preferences
          </Button>
        </DialogTrigger>
        <DialogContent
          size="lg"
          title="Edit taste preferences"
          description="From now on, every recipe follows what you set here."
        >
          <Suspense fallback={<TasteFormSkeleton />}>
            <TasteForm profile={profile} onSaved={finish} onDirtyChange={setIsDirty} />
          </Suspense>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Close without saving?"
        description="Your changes to your taste preferences will be lost."
        confirmLabel="Close"
        cancelLabel="Keep Editing"
        onConfirm={close}
      />
    </>
  );
}

function NoTaste() {
  return (
    <Card asChild className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <section>
        <div className="min-w-0 grow basis-72">
          <h2 className="text-2xl">Taste preferences</h2>
          <p className="mt-1 text-soft">
            It takes two minutes, and then every recipe fits your taste and your allergies.
          </p>
        </div>
        <Button asChild>
          <Link to={pagePaths.tasteProfile}>Set Up Preferences</Link>
        </Button>
      </section>
    </Card>
  );
}
