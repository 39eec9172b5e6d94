import type { MealType } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { isSameSet, mergeSet, mergeValue } from './three-way.ts';

export type ProfileField = keyof TasteProfile;

type Owned<T> = T extends readonly (infer Item)[] ? Item[] : T;
export type OwnedProfile = { [Field in ProfileField]: Owned<TasteProfile[Field]> };
/** A missing field is left as it is stored. */
export type ProfileChange = { [Field in ProfileField]?: TasteProfile[Field] | undefined };

/** The names of the fields on screen and in messages. */
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

/** What a person says in a profile, without what else its row has. */
export function onlyProfileFields<P extends TasteProfile>(profile: P): Pick<P, ProfileField> {
  return Object.fromEntries(profileFields.map((field) => [field, profile[field]])) as Pick<P, ProfileField>;
}

/** The lists of names, which have room for so many. */
type NamesField = 'cuisinePreferences' | 'nutritionGoals' | 'avoidedFoods';

type Sides = {
  /** The profile that the sender had been shown; null where that is unknown. */
  base: TasteProfile | null;
  stored: TasteProfile;
  sent: ProfileChange;
  /** Most names that a list of a profile can hold. */
  maxItems: Record<NamesField, number>;
};

/**
 * Merges a change into the stored profile, field by field. An allergy, a diet or a food to avoid is taken out only when the base
 * has it and the change does not. In a conflict `profile` has the value that was sent.
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

  /** Two lists that together are longer than a profile may be are a conflict. */
  function names(field: NamesField, known = base?.[field], wanted = sent[field] ?? stored[field]): string[] {
    const merged = set(known, stored[field], wanted);
    if (merged.length <= maxItems[field] || isSameSet(wanted, stored[field])) return merged;
    conflicts.push(field);
    return [...wanted];
  }

  /** A food in other capitals is the same food, and stays as it is stored. */
  function avoidedFoods() {
    const { avoidedFoods: wanted = stored.avoidedFoods } = sent;
    const known = base?.avoidedFoods ?? [];
    const spellings = new Map(
      [...wanted, ...known, ...stored.avoidedFoods].map((name) => [name.toLowerCase(), name]),
    );
    const spelled = (name: string) => spellings.get(name.toLowerCase())!;
    return names('avoidedFoods', known.map(spelled), wanted.map(spelled));
  }

  /** One choice: none stands for all, so two of them cannot be united. */
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

/** The fields in which two profiles say something else, whatever the order of their lists. */
export function changedFields(one: TasteProfile, other: TasteProfile): ProfileField[] {
  const said = (value: TasteProfile[ProfileField]) =>
    Array.isArray(value) ? [...value].sort().join('\n') : String(value ?? '');
  return profileFields.filter((field) => said(one[field]) !== said(other[field]));
}
