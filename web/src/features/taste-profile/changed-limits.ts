import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';

type Limits = Pick<TasteProfile, 'allergies' | 'avoidedFoods' | 'dietaryRestrictions'>;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Describes changes of limits made elsewhere: "Peanuts was added." Changes of other fields are not reported. */
export function changedLimits(before: Limits, after: Limits): string[] {
  const names = (limits: Limits): string[] => [
    ...limits.allergies,
    ...limits.avoidedFoods.map(capitalized),
    ...limits.dietaryRestrictions,
  ];
  const isMissingIn = (limits: Limits) => (name: string) => !names(limits).includes(name);
  return [
    sentence(names(after).filter(isMissingIn(before)), 'added'),
    sentence(names(before).filter(isMissingIn(after)), 'removed'),
  ].filter((text) => text !== '');
}

function sentence(names: readonly string[], deed: string): string {
  if (names.length === 0) return '';
  return `${list.format(names)} ${names.length === 1 ? 'was' : 'were'} ${deed}.`;
}
