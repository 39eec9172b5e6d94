import { tasteBounds } from '@plateful/contract/limits.ts';
import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { type Control, useController } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { paidWish, usePaid } from './paid-wish.ts';

export function InstructionsField({ control }: { control: Control<TasteProfileInput> }) {
  const paid = usePaid();
  const { field, fieldState } = useController({ control, name: 'customInstructions' });
  return (
    <Field
      label="Custom instructions"
      optional
      hint={`Kitchen tools, dislikes, a habit: what the questions above leave out.${paid ? '' : ` ${paidWish}`}`}
      error={fieldState.error?.message}
    >
      <Textarea
        {...field}
        value={field.value ?? ''}
        limit={tasteBounds.customInstructions.maxLength}
        rows={4}
        placeholder="No cilantro, please. We own a wok, and leftovers are for lunch."
      />
    </Field>
  );
}
