import { Button } from '#ui/button.tsx';

type SaveBarProps = { isNew: boolean; isDirty: boolean; isSaving: boolean };

/**
 * Floats above the bottom edge, so that saving is always within the thumb's reach. From 768 px the button is on the left:
 * toasts appear in the right corner.
 */
export function SaveBar({ isNew, isDirty, isSaving }: SaveBarProps) {
  const words = isDirty ? 'Unsaved changes' : isNew ? 'Not saved yet' : 'All saved';
  return (
    <div
      data-save-bar=""
      className="sticky bottom-[calc(var(--covered-bottom,0px)+max(0.75rem,env(safe-area-inset-bottom)))] z-10 flex items-center justify-between gap-3 rounded-full bg-pop p-1.5 pl-5 shadow-float md:flex-row-reverse md:justify-end md:pl-1.5"
    >
      <p role="status" className="min-w-0 text-soft text-sm leading-tight">
        {words}
      </p>
      <Button
        type="submit"
        size="lg"
        // With everything saved, the next step is the primary one.
        variant={isDirty || isNew ? 'primary' : 'soft'}
        busy={isSaving}
        busyText="Saving..."
        className="max-md:px-6"
      >
        Save My Preferences
      </Button>
    </div>
  );
}
