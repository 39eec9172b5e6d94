import type { Limits } from '../safety/recipe-lines.ts';
import type { Diet } from '../vocabulary/options.ts';
import { joinList } from '../vocabulary/wording.ts';
import type { RecipeFacts } from './recipe-facts.ts';

type Checked = Pick<RecipeFacts, 'contains' | 'mayContain' | 'diets' | 'unknownFoods'>;

/** 'danger' is an allergen of the household, 'warning' a violated diet, 'safe' was verified, 'unsure' could not be. */
export type Claim = { kind: 'danger' | 'warning' | 'safe' | 'unsure'; text: string };

/** 'Peanuts, dairy and soy' as they stand within a sentence. */
export function inWords(names: readonly string[]): string {
  return joinList(names.map((name) => name.toLowerCase()));
}

/** The claims of a recipe card for a household's limits, warnings first. With an unknown food nothing is verified. */
export function safetyClaims(facts: Checked, { allergies, dietaryRestrictions }: Limits): Claim[] {
  const { contains, mayContain, diets, unknownFoods } = facts;
  const inIt = allergies.filter((allergy) => contains.includes(allergy));
  const maybe = allergies.filter((allergy) => !inIt.includes(allergy) && mayContain.includes(allergy));
  const free = allergies.filter((allergy) => !inIt.includes(allergy) && !maybe.includes(allergy));
  const isSure = unknownFoods.length === 0;

  const claims: Claim[] = [];
  if (inIt.length > 0) claims.push({ kind: 'danger', text: `Contains ${inWords(inIt)}` });
  if (maybe.length > 0) claims.push({ kind: 'danger', text: `May contain ${inWords(maybe)}` });
  if (!isSure) claims.push({ kind: 'unsure', text: `Not checked: ${unknownFoods.join(', ')}` });
  if (isSure)
    claims.push(...free.map((allergy): Claim => ({ kind: 'safe', text: `No ${inWords([allergy])}` })));
  claims.push(...dietaryRestrictions.map((diet) => dietClaim(diet, diets)));
  return claims;
}

/** Facts list every satisfied diet, or none if something is uncertain: an empty list does not prove a violation. */
function dietClaim(diet: Diet, kept: readonly Diet[]): Claim {
  if (kept.includes(diet)) return { kind: 'safe', text: diet };
  if (kept.length > 0) return { kind: 'warning', text: `Not ${inDietWords(diet)}` };
  return { kind: 'unsure', text: `${diet} not confirmed` };
}

function inDietWords(diet: Diet): string {
  return diet === 'Mediterranean' ? diet : diet.toLowerCase();
}

/** Claims in the recipe's own text that we could not verify, shown to every reader. */
export function authorClaims(unproven: readonly string[] = []): Claim[] {
  return unproven.length === 0
    ? []
    : [{ kind: 'unsure', text: `Its writer says ${joinList(unproven)}; we cannot confirm it` }];
}

/** Warnings for a household before it cooks a recipe: all claims except 'safe'. */
export function safetyWarnings(facts: Checked, limits: Limits): string[] {
  return safetyClaims(facts, limits)
    .filter(({ kind }) => kind !== 'safe')
    .map(({ text }) => text);
}
