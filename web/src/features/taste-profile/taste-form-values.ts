import { maxNames } from '@plateful/contract/bounds.ts';
import { type TasteProfileInput, tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { mergeProfile, type ProfileField } from '@plateful/domain/merging/merge-profile.ts';
import {
  allergens,
  cuisines,
  diets,
  mealTypes,
  nutritionGoals,
} from '@plateful/domain/vocabulary/options.ts';

/** The initial values: the saved ones, else the defaults of docs/product.md. */
export function toFormValues(profile: TasteProfileInput | null): TasteProfileInput {
  const from = profile ?? tasteProfileInput.parse({});
  return {
    cuisinePreferences: inOrder(from.cuisinePreferences, cuisines),
    dietaryRestrictions: inOrder(from.dietaryRestrictions, diets),
    allergies: inOrder(from.allergies, allergens),
    avoidedFoods: from.avoidedFoods,
    nutritionGoals: inOrder(from.nutritionGoals, nutritionGoals),
    cookingSkillLevel: from.cookingSkillLevel,
    timePreference: from.timePreference,
    spiceLevel: from.spiceLevel,
    householdSize: from.householdSize,
    mealTypes: inOrder(from.mealTypes, mealTypes),
    customInstructions: from.customInstructions ?? '',
  };
}

/** Merges `saved` into a form that was changed from `before` to `now`; also returns the conflicting fields. */
export function mergedValues(
  saved: TasteProfileInput,
  before: TasteProfileInput,
  now: TasteProfileInput,
): { values: TasteProfileInput; conflicts: ProfileField[] } {
  const { profile, conflicts } = mergeProfile({
    base: before,
    stored: saved,
    sent: now,
    maxItems: maxNames,
  });
  return { values: toFormValues(profile), conflicts };
}

/** Selected options in display order, then custom ones, so that deselecting restores the original value. */
export function inOrder<T extends string>(chosen: readonly T[], options: readonly T[]): T[] {
  const own = chosen.filter((name) => !options.includes(name));
  return [...options.filter((option) => chosen.includes(option)), ...own];
}

export function toggled<T extends string>(chosen: readonly T[], option: T, options: readonly T[]): T[] {
  const others = chosen.filter((name) => name !== option);
  return inOrder(others.length < chosen.length ? others : [...chosen, option], options);
}

/** The custom cuisines. */
export function ownCuisines(chosen: readonly string[]): string[] {
  return chosen.filter((name) => !(cuisines as readonly string[]).includes(name));
}

/** The preferences to which suggestions can be added. */
export type AddedTaste = 'cuisinePreferences' | 'nutritionGoals';

/** Adds a suggested goal, unless it is already selected. */
export function addGoal(chosen: readonly string[], name: string): string[] {
  return chosen.includes(name) ? [...chosen] : toggled<string>(chosen, name, nutritionGoals);
}

type Addition = { names: string[]; error?: undefined } | { names?: undefined; error: string };
/** The lists that accept custom names. */
export type NamesField = 'cuisinePreferences' | 'avoidedFoods';

const kinds = { cuisinePreferences: 'cuisines', avoidedFoods: 'foods to leave out' } as const;

/** Adds a typed name. Empty and existing ones are ignored; the name of an option selects that option. */
export function addName(field: NamesField, chosen: readonly string[], typed: string): Addition {
  const name = typed.trim().replace(/\s+/gu, ' ');
  const options: readonly string[] = field === 'cuisinePreferences' ? cuisines : [];
  const isSame = (listed: string) => listed.toLowerCase() === name.toLowerCase();
  if (name === '' || chosen.some(isSame)) return { names: [...chosen] };
  if (chosen.length >= maxNames[field]) {
    return { error: `You can choose up to ${maxNames[field]} ${kinds[field]}.` };
  }
  const check = tasteProfileInput.shape[field].safeParse([options.find(isSame) ?? name]);
  if (!check.success) return { error: check.error.issues[0]?.message ?? 'Please try another name.' };
  return { names: inOrder([...chosen, ...check.data], options) };
}

/** Adds comma-separated names, up to the first invalid one; `left` is what remains in the field. */
export function addNames(
  field: NamesField,
  chosen: readonly string[],
  typed: string,
): { names: string[]; left: string; error?: string } {
  const parts = typed.split(',');
  let names = [...chosen];
  for (const [index, part] of parts.entries()) {
    const added = addName(field, names, part);
    if (added.error !== undefined)
      return { names, left: parts.slice(index).join(',').trim(), error: added.error };
    names = added.names;
  }
  return { names, left: '' };
}
