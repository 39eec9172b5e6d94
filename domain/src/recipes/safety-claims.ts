import type { Allergen, Diet } from '../vocabulary/options.ts';
import type { RecipeFacts } from './recipe-facts.ts';

/** British, for "a, b and c" without a comma before the last. */
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
type Checked = Pick<RecipeFacts, 'contains' | 'mayContain' | 'diets' | 'unknownFoods'>;

/** What a household may not or does not eat. */
export type Limits = { allergies: readonly Allergen[]; dietaryRestrictions: readonly Diet[] };

/** 'danger' is an allergen of the household, 'warning' a diet broken; 'safe' was checked, 'unsure' is not claimed. */
export type Claim = { kind: 'danger' | 'warning' | 'safe' | 'unsure'; text: string };

/** 'Peanuts, dairy and soy' as they stand within a sentence. */
export function inWords(names: readonly string[]): string {
  return list.format(names.map((name) => name.toLowerCase()));
}

/** What a card says about a household's limits: warnings first. An unknown food leaves nothing certain. */
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

/** Facts name every diet kept, or none at all where something is uncertain: none does not prove that one is broken. */
function dietClaim(diet: Diet, kept: readonly Diet[]): Claim {
  if (kept.includes(diet)) return { kind: 'safe', text: diet };
  if (kept.length > 0) return { kind: 'warning', text: `Not ${inDietWords(diet)}` };
  return { kind: 'unsure', text: `${diet} not confirmed` };
}

function inDietWords(diet: Diet): string {
  return diet === 'Mediterranean' ? diet : diet.toLowerCase();
}

/** What a recipe's own words promise and we did not find, for everybody who reads them. */
export function authorClaims(unproven: readonly string[] = []): Claim[] {
  return unproven.length === 0
    ? []
    : [{ kind: 'unsure', text: `Its writer says ${list.format(unproven)}; we cannot confirm it` }];
}

/** What a household has to be told of a recipe before it cooks: the claims that are no promise. */
export function safetyWarnings(facts: Checked, limits: Limits): string[] {
  return safetyClaims(facts, limits)
    .filter(({ kind }) => kind !== 'safe')
    .map(({ text }) => text);
}
