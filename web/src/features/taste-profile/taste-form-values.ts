import { mostNames } from '@plateful/contract/bounds.ts';
import { type TasteProfileInput, tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { mergeProfile, type ProfileField } from '@plateful/domain/merging/merge-profile.ts';
import {
  allergens,
  cuisines,
  diets,
  mealTypes,
  nutritionGoals,
} from '@plateful/domain/vocabulary/options.ts';

/** The values that the form starts from: those saved, else the defaults of docs/product.md. */
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

/** What the form shows when `saved` comes while `before` was changed into `now`, and the fields of which one of two must be chosen. */
export function mergedValues(
  saved: TasteProfileInput,
  before: TasteProfileInput,
  now: TasteProfileInput,
): { values: TasteProfileInput; conflicts: ProfileField[] } {
  const { profile, conflicts } = mergeProfile({
    base: before,
    stored: saved,
    sent: now,
    maxItems: mostNames,
  });
  return { values: toFormValues(profile), conflicts };
}

/** Chosen options in the order of the screen, then a person's own: choosing and taking back leaves no trace. */
export function inOrder<T extends string>(chosen: readonly T[], options: readonly T[]): T[] {
  const own = chosen.filter((name) => !options.includes(name));
  return [...options.filter((option) => chosen.includes(option)), ...own];
}

export function toggled<T extends string>(chosen: readonly T[], option: T, options: readonly T[]): T[] {
  const others = chosen.filter((name) => name !== option);
  return inOrder(others.length < chosen.length ? others : [...chosen, option], options);
}

/** The cuisines that a person has added to the options. */
export function ownCuisines(chosen: readonly string[]): string[] {
  return chosen.filter((name) => !(cuisines as readonly string[]).includes(name));
}

/** The soft wishes that suggestions can be added to. */
export type AddedTaste = 'cuisinePreferences' | 'nutritionGoals';

/** Adds a suggested goal; one that is chosen already changes nothing. */
export function addGoal(chosen: readonly string[], name: string): string[] {
  return chosen.includes(name) ? [...chosen] : toggled<string>(chosen, name, nutritionGoals);
}

type Addition = { names: string[]; error?: undefined } | { names?: undefined; error: string };
/** The lists to which a person adds names of their own. */
export type NamesField = 'cuisinePreferences' | 'avoidedFoods';

const kinds = { cuisinePreferences: 'cuisines', avoidedFoods: 'foods to leave out' } as const;

/** Adds a typed name. Empty and present ones change nothing; the name of an option chooses that option. */
export function addName(field: NamesField, chosen: readonly string[], typed: string): Addition {
  const name = typed.trim().replace(/\s+/gu, ' ');
  const options: readonly string[] = field === 'cuisinePreferences' ? cuisines : [];
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  if (name === '' || chosen.some(isSame)) return { names: [...chosen] };
  if (chosen.length >= mostNames[field]) {
    return { error: `You can choose up to ${mostNames[field]} ${kinds[field]}.` };
  }
  const check = tasteProfileInput.shape[field].safeParse([options.find(isSame) ?? name]);
  if (!check.success) return { error: check.error.issues[0]?.message ?? 'Please try another name.' };
  return { names: inOrder([...chosen, ...check.data], options) };
}

/** Adds what was typed between commas, up to the first name that is refused; `left` is what stays in the box. */
export function addNames(
  field: NamesField,
  chosen: readonly string[],
  typed: string,
): { names: string[]; left: string; error?: string } {
  const parts = typed.split(',');
  let names = [...chosen];
  for (const [at, part] of parts.entries()) {
    const added = addName(field, names, part);
    if (added.error !== undefined)
      return { names, left: parts.slice(at).join(',').trim(), error: added.error };
    names = added.names;
  }
  return { names, left: '' };
}
