import type { Output } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';

type Props = {
  alike: Output<'POST /api/own-recipes/alike'>['alike'];
  isBusy: boolean;
  onKeepBoth: () => void;
  onReplace: (id: string) => void;
  onClose: () => void;
};

/** Shown for possible duplicates: keep both, save as a new version of the existing one, or continue editing. */
export function SimilarRecipesDialog({ alike, isBusy, onKeepBoth, onReplace, onClose }: Props) {
  return (
    <Dialog open={alike.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="You may have this recipe already"
        description="Nothing is saved yet. If you replace a recipe, its previous version stays in its history."
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Keep Editing
            </Button>
            <Button onClick={onKeepBoth} busy={isBusy} busyText="Saving...">
              Keep Both
            </Button>
          </>
        }
      >
        <ul aria-label="Similar recipes" className="grid gap-2">
          {alike.map(({ id, title }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunk px-4 py-3"
            >
              <a
                href={`/recipe/${id}`}
                target="_blank"
                rel="noreferrer"
                className="wrap-anywhere min-w-0 flex-1 font-semibold underline underline-offset-4"
              >
                {title}
              </a>
              <Button variant="soft" size="sm" busy={isBusy} onClick={() => onReplace(id)}>
                Replace It
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
