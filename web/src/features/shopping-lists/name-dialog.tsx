import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type NameDialogProps = {
  isOpen: boolean;
  title: string;
  /** The initial name. */
  name: string;
  saveLabel: string;
  isBusy?: boolean;
  returnFocusTo?: () => HTMLElement | null;
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a list. */
export function NameDialog(props: NameDialogProps) {
  const { isOpen, title, saveLabel, isBusy = false, onSave, onClose } = props;
  const formId = useId();
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={title}
        size="sm"
        returnFocusTo={props.returnFocusTo}
        footer={
          <Button type="submit" form={formId} busy={isBusy} busyText="Saving...">
            {saveLabel}
          </Button>
        }
      >
        <NameForm id={formId} name={props.name} onSave={onSave} />
      </DialogContent>
    </Dialog>
  );
}

type NameFormProps = { id: string; name: string; onSave: (name: string) => void };

function NameForm({ id, name, onSave }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (typed.trim() !== '') onSave(typed.trim());
  }

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Field label="Name" error={isTried && typed.trim() === '' && 'Please enter a name.'}>
        <Input
          value={typed}
          maxLength={shoppingBounds.name.maxLength}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </form>
  );
}
