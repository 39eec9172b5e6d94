import { SlidersHorizontal, X } from 'lucide-react';
import { counted } from '#lib/words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Conflict } from './plan-week.queries.ts';
import { usePlanner } from './planner-context.ts';

type Props = { conflicts: readonly Conflict[]; onClose: () => void };

/** Slots for which no recipe was found, with the reasons. */
export function PlanConflicts({ conflicts, onClose }: Props) {
  const { open } = usePlanner();
  return (
    <Alert
      tone="attention"
      announce
      className="mt-4"
      title={`${counted(conflicts.length, 'slot')} could not be filled`}
      action={
        <span className="flex items-center gap-1">
          <Button
            size="sm"
            variant="secondary"
            icon={<SlidersHorizontal />}
            onClick={() => open({ kind: 'options' })}
          >
            Options
          </Button>
          <IconButton label="Dismiss" onClick={onClose}>
            <X />
          </IconButton>
        </span>
      }
    >
      <ul className="mt-1 grid gap-1.5">
        {conflicts.map(({ date, mealType, message, help }) => (
          <li key={`${date} ${mealType}`}>
            {message}
            {help.length > 0 && <p className="text-sm">{help.join(' ')}</p>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
