import type { MealType } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { isSameSet, mergeSet, mergeValue } from './three-way.ts';

export type ProfileField = keyof TasteProfile;

type Owned<T> = T extends readonly (infer Item)[] ? Item[] : T;
export type OwnedProfile = { [Field in ProfileField]: Owned<TasteProfile[Field]> };
/** A missing field is not changed. */
export type ProfileChange = { [Field in ProfileField]?: TasteProfile[Field] | undefined };

/** Display names of the fields, also used in messages. */
export const profileFieldNames: Record<ProfileField, string> = {
  cuisinePreferences: 'Favorite cuisines',
  dietaryRestrictions: 'Dietary restrictions',
  allergies: 'Allergies',
  avoidedFoods: 'Foods never to put in',
  nutritionGoals: 'Nutrition goals',
  cookingSkillLevel: 'Cooking skill',
  timePreference: 'Max cooking time',
  spiceLevel: 'Spice level',
  householdSize: 'Household size',
  mealTypes: 'Meal types',
  customInstructions: 'Custom instructions',
};
export const profileFields = Object.keys(profileFieldNames) as ProfileField[];

/** Only the profile fields, without the other columns of its row. */
export function onlyProfileFields<P extends TasteProfile>(profile: P): Pick<P, ProfileField> {
  return Object.fromEntries(profileFields.map((field) => [field, profile[field]])) as Pick<P, ProfileField>;
}

/** The lists of names with a maximum length. */
type NamesField = 'cuisinePreferences' | 'nutritionGoals' | 'avoidedFoods';

type Sides = {
  /** The profile that the sender started from; null if unknown. */
  base: TasteProfile | null;
  stored: TasteProfile;
  sent: ProfileChange;
  /** Maximum length of each list. */
  maxItems: Record<NamesField, number>;
};

/**
 * Merges a change into the stored profile, field by field. An allergy, diet or avoided food is removed only if the base
 * has it and the change does not. In a conflict `profile` has the sent value.
 */
export function mergeProfile({ base, stored, sent, maxItems }: Sides): {
  profile: OwnedProfile;
  conflicts: ProfileField[];
} {
  const conflicts: ProfileField[] = [];

  function value<Field extends 'cookingSkillLevel' | 'timePreference' | 'spiceLevel' | 'householdSize'>(
    field: Field,
  ): TasteProfile[Field] {
    const merged = mergeValue<TasteProfile[Field]>(
      base?.[field],
      stored[field],
      sent[field] ?? stored[field],
    );
    if (merged.isConflict) conflicts.push(field);
    return merged.value;
  }

  function set<Item extends string>(known: readonly Item[] | undefined, now: readonly Item[], wanted = now) {
    const merged = mergeSet(known, now, wanted);
    return isSameSet(merged, now) ? [...now] : merged;
  }

  /** A merged list that exceeds the maximum length is a conflict. */
  function names(field: NamesField, known = base?.[field], wanted = sent[field] ?? stored[field]): string[] {
    const merged = set(known, stored[field], wanted);
    if (merged.length <= maxItems[field] || isSameSet(wanted, stored[field])) return merged;
    conflicts.push(field);
    return [...wanted];
  }

  /** Compared case-insensitively; the stored spelling is kept. */
  function avoidedFoods() {
    const { avoidedFoods: wanted = stored.avoidedFoods } = sent;
    const known = base?.avoidedFoods ?? [];
    const spellings = new Map(
      [...wanted, ...known, ...stored.avoidedFoods].map((name) => [name.toLowerCase(), name]),
    );
    const spelled = (name: string) => spellings.get(name.toLowerCase())!;
    return names('avoidedFoods', known.map(spelled), wanted.map(spelled));
  }

  /** Merged as a single value: an empty list means all meals, so a union would be wrong. */
  function mealTypes() {
    const key = (meals: readonly MealType[]) => [...meals].sort().join();
    const { mealTypes: wanted = stored.mealTypes } = sent;
    const merged = mergeValue(base ? key(base.mealTypes) : undefined, key(stored.mealTypes), key(wanted));
    if (merged.isConflict) conflicts.push('mealTypes');
    return [...(merged.value === key(stored.mealTypes) ? stored.mealTypes : wanted)];
  }

  function customInstructions() {
    const text = (instructions: string | null) => instructions ?? '';
    const { customInstructions: wanted = stored.customInstructions } = sent;
    const known = base ? text(base.customInstructions) : undefined;
    const merged = mergeValue(known, text(stored.customInstructions), text(wanted));
    if (merged.isConflict) conflicts.push('customInstructions');
    return merged.value === text(stored.customInstructions) ? stored.customInstructions : wanted;
  }

  const profile = {
    cuisinePreferences: names('cuisinePreferences'),
    dietaryRestrictions: set(base?.dietaryRestrictions, stored.dietaryRestrictions, sent.dietaryRestrictions),
    allergies: set(base?.allergies, stored.allergies, sent.allergies),
    avoidedFoods: avoidedFoods(),
    nutritionGoals: names('nutritionGoals'),
    cookingSkillLevel: value('cookingSkillLevel'),
    timePreference: value('timePreference'),
    spiceLevel: value('spiceLevel'),
    householdSize: value('householdSize'),
    mealTypes: mealTypes(),
    customInstructions: customInstructions(),
  };
  return { profile, conflicts };
}

/** The fields that differ between two profiles, ignoring the order of lists. */
export function changedFields(one: TasteProfile, other: TasteProfile): ProfileField[] {
  const said = (value: TasteProfile[ProfileField]) =>
    Array.isArray(value) ? [...value].sort().join('\n') : String(value ?? '');
  return profileFields.filter((field) => said(one[field]) !== said(other[field]));
}
