import { type ProfileField, profileFieldNames } from '@plateful/domain/merging/merge-profile.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { ChooseValues, type Side } from '#ui/choose-values.tsx';
import { formatMinutes, formatPeople, spiceWord } from './taste-words.ts';

type Value = TasteProfile[ProfileField];
type Props = {
  conflicts: readonly { field: ProfileField; yours: Value; theirs: Value }[];
  onChoose: (chosen: Record<string, Side>) => void;
  onClose: () => void;
};

export function TasteConflicts({ conflicts, onChoose, onClose }: Props) {
  const values = conflicts.map(({ field, yours, theirs }) => ({
    field,
    label: profileFieldNames[field],
    yours: valueText(field, yours),
    theirs: valueText(field, theirs),
  }));
  return <ChooseValues conflicts={values} onChoose={onChoose} onClose={onClose} />;
}

const numberText: Partial<Record<ProfileField, (value: number) => string>> = {
  timePreference: formatMinutes,
  spiceLevel: spiceWord,
  householdSize: formatPeople,
};

function valueText(field: ProfileField, value: Value): string {
  if (typeof value === 'number') return numberText[field]?.(value) ?? String(value);
  if (typeof value === 'string' && field === 'customInstructions') return value || 'None';
  if (typeof value === 'string') return capitalized(value);
  const names = value ?? [];
  if (names.length > 0) return names.map(capitalized).join(', ');
  return field === 'mealTypes' ? 'All meals' : 'None';
}
