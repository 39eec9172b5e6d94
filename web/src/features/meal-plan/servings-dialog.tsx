import { recipeBounds } from '@plateful/contract/bounds.ts';
import type { WeekEntry } from '@plateful/contract/week.ts';
import { useState } from 'react';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { titlesOf } from './week-entry.ts';

const { min, max } = recipeBounds.servings;

type Props = {
  entries: readonly WeekEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (servings: number) => void;
};

/** The servings of a meal, or of several. */
export function ServingsDialog({ entries, open, onOpenChange, onSave }: Props) {
  const [servings, setServings] = useState(entries[0]?.servings ?? recipeBounds.servings.default);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Servings"
        description={titlesOf(entries)}
        size="sm"
        footer={<Button onClick={() => onSave(servings)}>Save Servings</Button>}
      >
        <div className="flex justify-center py-2">
          <Stepper
            label="servings"
            value={servings}
            onValueChange={setServings}
            min={min}
            max={max}
            format={(count) => counted(count, 'serving')}
          />
        </div>
        <p className="mt-3 text-center text-soft text-sm">Your shopping list uses this number, too.</p>
      </DialogContent>
    </Dialog>
  );
}
