import { pagePaths } from '@plateful/contract/pages.ts';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { dropDraft } from '#lib/draft.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type FormEvents = {
  onSaved: (saved: unknown, isAll: boolean) => void;
  onDirtyChange: (isDirty: boolean) => void;
};

type Props = {
  state: 'loading' | 'ready' | 'error';
  retry: () => void;
  /** What is saved, with a place for one button; null before the first save. */
  summary: ((action: ReactNode) => ReactNode) | null;
  form: (events: FormEvents) => ReactNode;
};

export function TasteSection({ state, retry, summary, form }: Props) {
  if (state === 'error') {
    return <LoadFailure title="Your taste preferences could not be loaded" onRetry={retry} />;
  }
  if (state === 'loading') return <TasteSkeleton />;
  return summary ? summary(<EditDialog form={form} />) : <NoTaste />;
}

function EditDialog({ form }: Pick<Props, 'form'>) {
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
          <Button variant="secondary" icon={<Pencil aria-hidden="true" />}>
            Edit Preferences
          </Button>
        </DialogTrigger>
        <DialogContent
          size="lg"
          title="Edit taste preferences"
          description="Every recipe from now on follows what you set here."
        >
          {form({ onSaved: finish, onDirtyChange: setIsDirty })}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Close without saving?"
        description="What you changed in your taste preferences will be lost."
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
          <p className="mt-1 text-soft">Two minutes, and every recipe fits your table and your allergies.</p>
        </div>
        <Button asChild>
          <Link to={pagePaths.tasteProfile}>Set Up Preferences</Link>
        </Button>
      </section>
    </Card>
  );
}

function TasteSkeleton() {
  return (
    <Card aria-busy="true">
      <VisuallyHidden role="status">Loading your taste preferences</VisuallyHidden>
      <Skeleton className="h-8 w-56" />
      <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <div key={place} className="grid gap-2">
            <Skeleton className="w-28" />
            <Skeleton className="h-6 w-48 max-w-full" />
          </div>
        ))}
      </div>
    </Card>
  );
}
