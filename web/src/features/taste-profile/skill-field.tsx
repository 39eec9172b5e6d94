import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { cookingSkillLevels } from '@plateful/domain/vocabulary/options.ts';
import { type Control, useController } from 'react-hook-form';
import { capitalized } from '#lib/words.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { skillHints } from './taste-words.ts';

const options = cookingSkillLevels.map((value) => ({ value, label: capitalized(value) }));

export function SkillField({ control }: { control: Control<TasteProfileInput> }) {
  const { field } = useController({ control, name: 'cookingSkillLevel' });
  return (
    <Field label="Cooking skill" hint={skillHints[field.value]} className="max-w-md">
      <Select options={options} value={field.value} onValueChange={field.onChange} />
    </Field>
  );
}
