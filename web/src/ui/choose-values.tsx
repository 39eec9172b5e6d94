import { type FormEvent, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';

export type Side = 'yours' | 'theirs';
export type TwoValues = { field: string; label: string; yours: string; theirs: string };

type Props = {
  /** The conflicting fields. The dialog is open while there are any. */
  conflicts: readonly TwoValues[];
  onChoose: (chosen: Record<string, Side>) => void;
  onClose: () => void;
};

/** Shows both values of each field that was changed here and on another device, and asks which one to keep. */
export function ChooseValues({ conflicts, onChoose, onClose }: Props) {
  const formId = useId();
  // Keep them visible during the closing animation.
  const [shown, setShown] = useState(conflicts);
  if (conflicts.length > 0 && conflicts !== shown) setShown(conflicts);
  return (
    <Dialog open={conflicts.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Changed in two places"
        description="This was also changed in another tab or on another device. Nothing is saved yet: choose what to keep."
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Keep Editing
            </Button>
            <Button type="submit" form={formId}>
              Save My Choice
            </Button>
          </>
        }
      >
        <Choices
          key={shown.map(({ field }) => field).join()}
          id={formId}
          conflicts={shown}
          onChoose={onChoose}
        />
      </DialogContent>
    </Dialog>
  );
}

type ChoicesProps = Pick<Props, 'conflicts' | 'onChoose'> & { id: string };

function Choices({ id, conflicts, onChoose }: ChoicesProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through the portal to the page's form.
    event.stopPropagation();
    onChoose(chosen);
  }

  return (
    <form id={id} onSubmit={submit} className="grid grid-cols-1 gap-6">
      {conflicts.map(({ field, label, yours, theirs }) => {
        const option = (side: Side, where: string, value: string) => (
          <Option
            name={`${id}-${field}`}
            where={where}
            value={value}
            isChosen={chosen[field] === side}
            onChoose={() => setChosen({ ...chosen, [field]: side })}
          />
        );
        return (
          <fieldset key={field} className="min-w-0">
            <legend className="font-medium">{label}</legend>
            <div className="mt-2 grid grid-cols-2 gap-3">
              {option('yours', 'Yours, here', yours)}
              {option('theirs', 'Elsewhere', theirs)}
            </div>
          </fieldset>
        );
      })}
    </form>
  );
}

type OptionProps = { name: string; where: string; value: string; isChosen: boolean; onChoose: () => void };

function Option({ name, where, value, isChosen, onChoose }: OptionProps) {
  return (
    <label className="relative flex min-h-touch min-w-0 flex-col gap-1 rounded-xl bg-card px-4 py-3 inset-ring-[1.5px] inset-ring-edge/55 transition-[box-shadow,background-color] hover:inset-ring-edge has-checked:bg-leaf-bg has-checked:inset-ring-2 has-checked:inset-ring-leaf has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <span className="flex items-center gap-2 text-soft text-sm">
        <input
          type="radio"
          name={name}
          required
          checked={isChosen}
          onChange={onChoose}
          className="size-4 shrink-0 accent-leaf"
        />
        {where}
      </span>
      <span className="wrap-anywhere whitespace-pre-line font-medium">{value}</span>
    </label>
  );
}
