import { ListChecks, Redo2, SlidersHorizontal, Undo2, WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { stickyBottom, useAboveCovered } from '#ui/covered-bottom.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePlanner } from './planner-context.ts';
import type { useUndoButtons } from './undo.queries.ts';

type Props = {
  /**
   * 'again': every slot is filled, some of them by "Plan my week". Null: all days are past, or nothing may be replaced.
   */
  next: 'fill' | 'again' | null;
  onPlan: (again: boolean) => void;
  onSelect: () => void;
  history: ReturnType<typeof useUndoButtons>;
  /** Floats above the bottom edge. */
  isFloating: boolean;
};

/** The button "Plan my week" and related actions. */
export function PlanBar({ next, onPlan, onSelect, history, isFloating }: Props) {
  const { entries, isPlanning, open } = usePlanner();
  const { onUndo, onRedo, undoLabel } = history;
  const id = useId();
  return (
    <fieldset
      aria-label="Plan"
      data-save-bar={isFloating ? '' : undefined}
      style={useAboveCovered()}
      className={cn(
        'flex flex-wrap items-center gap-1',
        isFloating ? [stickyBottom, 'mt-6 rounded-[1.75rem] bg-pop p-1.5 shadow-float'] : 'ml-auto',
      )}
    >
      <IconButton
        label="Undo"
        tooltip={undoLabel === '' ? undefined : `Undo: ${undoLabel}`}
        aria-describedby={undoLabel === '' ? undefined : id}
        aria-disabled={onUndo === null}
        className="aria-disabled:opacity-40"
        onClick={() => onUndo?.()}
      >
        <Undo2 />
      </IconButton>
      <VisuallyHidden id={id}>{undoLabel}</VisuallyHidden>
      {onRedo && (
        <IconButton label="Redo" onClick={onRedo}>
          <Redo2 />
        </IconButton>
      )}
      <IconButton
        label="Select meals"
        tooltip="Select"
        aria-disabled={entries.length === 0}
        className="aria-disabled:opacity-40"
        onClick={() => entries.length > 0 && onSelect()}
      >
        <ListChecks />
      </IconButton>
      <IconButton label="Planning options" tooltip="Options" onClick={() => open({ kind: 'options' })}>
        <SlidersHorizontal />
      </IconButton>
      <Button
        variant={next === 'fill' ? 'primary' : 'secondary'}
        disabled={next === null}
        busy={isPlanning}
        busyText="Planning…"
        icon={<WandSparkles />}
        className={cn(
          isFloating ? 'min-w-0 flex-1 basis-26 px-3 max-[22rem]:[&_svg]:hidden' : 'whitespace-nowrap',
        )}
        onClick={() => onPlan(next === 'again')}
      >
        {next === 'again' ? 'Plan again' : 'Plan my week'}
      </Button>
    </fieldset>
  );
}
