import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';

export type LimitFields = Pick<TasteProfileInput, 'allergies' | 'dietaryRestrictions' | 'avoidedFoods'>;

/** Limits of a visitor's local profile that the account lacks; null if there are none. */
export function missingLimits(local: LimitFields, account: LimitFields): LimitFields | null {
  const foods = account.avoidedFoods.map((food) => food.toLowerCase());
  const missing = {
    allergies: local.allergies.filter((allergy) => !account.allergies.includes(allergy)),
    dietaryRestrictions: local.dietaryRestrictions.filter(
      (diet) => !account.dietaryRestrictions.includes(diet),
    ),
    avoidedFoods: local.avoidedFoods.filter((food) => !foods.includes(food.toLowerCase())),
  };
  return Object.values(missing).some((names) => names.length > 0) ? missing : null;
}
