import { avoidedViolations } from '../cookbook/wishes/avoided-foods.ts';
import { missingEquipment } from '../cookbook/wishes/needed-equipment.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { type RecipeFacts, recipeFacts } from '../recipes/recipe-facts.ts';
import { tagsOf } from '../recipes/tags.ts';
import { unlistedExtras } from '../safety/check-method.ts';
import { checkRecipe, type Violation } from '../safety/check-recipe.ts';
import { mealTypes } from '../vocabulary/options.ts';
import { claimViolations, isClaim } from './claims.ts';
import type { Household } from './household-mentions.ts';
import { plainTextProblem } from './plain-text.ts';
import type { WritingWish } from './prompt.ts';
import { removeHouseholdMentions } from './remove-household-mentions.ts';
import { vagueViolations } from './vague-words.ts';
import { boundViolations, shapeViolation, wordViolations } from './written-bounds.ts';
import type { WrittenDraft } from './written-draft.ts';

export type { WrittenDraft } from './written-draft.ts';

type CheckRequest = Pick<WritingWish, 'profile' | 'mealType' | 'customRequest' | 'withoutEquipment'>;
type CheckResult = { draft: RecipeDraft; violations: [] } | { draft: null; violations: Violation[] };

/** Minimum share of the weight with known nutrition, the same as in the safety gate's check of unknown foods. */
const minCoverage = 0.5;

/**
 * The contract's bound on the length of a tag, and our own values for words and for tags from the model: more than
 * three words are a sentence.
 */
const tagBounds = { length: 40, words: 3, own: 4 } as const;

/**
 * Checks a recipe that a language model wrote against the household's hard limits and request, and completes it with
 * computed nutrition and tags. Since recipes are shared, mentions of the household are removed. Nothing else is
 * corrected: violations are reported, so that the model can be asked again. `usedTitles`: titles in this batch, and
 * titles to avoid. Never throws.
 */
export function judgeWritten(
  written: WrittenDraft,
  wish: CheckRequest,
  usedTitles: readonly string[],
): CheckResult {
  // Text of unlimited length is not searched for foods.
  const broken = boundViolations(written);
  if (broken.length > 0) return { draft: null, violations: broken };
  // Nothing can be computed without valid servings; the safety gate reports them.
  const hasServings = written.servings > 0 && Number.isFinite(written.servings);
  const computed = hasServings ? computeFacts(written) : null;
  const violations = [
    ...wishViolations(written, wish, usedTitles),
    ...wordViolations(written),
    ...checkRecipe(written, wish.profile).violations,
    ...unlistedExtras(written),
    ...avoidedViolations(written, wish.profile.avoidedFoods),
    ...vagueViolations(written, wish.profile),
    ...(computed ? factViolations(written, computed) : []),
  ];
  if (!computed || violations.length > 0) return { draft: null, violations: unique(violations) };
  const household: Household = { ...wish.profile, customRequest: wish.customRequest };
  const { recipe, removed, left } = removeHouseholdMentions(draftOf(written, computed), household);
  if (left.length > 0) return { draft: null, violations: left.map(mentionViolation) };
  return { draft: { ...recipe, reason: reasonOf(written, removed, computed.facts) }, violations: [] };
}

function mentionViolation(where: string): Violation {
  const what = where === 'instructions' ? 'The method speaks' : `The ${where} speaks`;
  return shapeViolation(`${what} of the household, its limits, goals or health; write of the dish alone`);
}

/** Maximum length of a reason in characters. */
const maxReasonLength = 400;

/** The reason why the recipe suits the household; null if it is not plain text, is too long, or makes a false claim. */
function reasonOf(written: WrittenDraft, removed: readonly string[], facts: RecipeFacts): string | null {
  const reason = (written.reason?.trim() || removed.join(' ')).replace(/\s+/g, ' ');
  if (reason === '' || reason.length > maxReasonLength || plainTextProblem(reason) !== null) return null;
  const isWrong = claimViolations({ ...written, title: '', description: reason }, facts).length > 0;
  return isWrong ? null : reason;
}

/** Nutrition and facts from the food table. */
type ComputedFacts = ReturnType<typeof nutritionOf> & { facts: RecipeFacts };

function computeFacts(written: WrittenDraft): ComputedFacts {
  return { ...nutritionOf(written.ingredients, written.servings), facts: recipeFacts(written) };
}

function factViolations(written: WrittenDraft, { coverage, facts }: ComputedFacts): Violation[] {
  const claims = claimViolations(written, facts);
  if (coverage >= minCoverage || written.ingredients.length === 0) return claims;
  return [...claims, shapeViolation('Too little is known of its foods to work out its nutrition')];
}

/** Valid recipes that do not match the request. */
function wishViolations(
  { title, mealType, cookingTime, instructions }: WrittenDraft,
  { profile, mealType: asked, withoutEquipment = [] }: CheckRequest,
  usedTitles: readonly string[],
): Violation[] {
  const meals = asked ? [asked] : profile.mealTypes.length > 0 ? profile.mealTypes : mealTypes;
  const lacking = missingEquipment(instructions, withoutEquipment);
  const found: [boolean, string][] = [
    [lacking.length > 0, `It needs what the kitchen does not have: ${lacking.join(', ')}`],
    [
      cookingTime > profile.timePreference,
      `It takes ${cookingTime} minutes, but the limit is ${profile.timePreference}`,
    ],
    [!meals.includes(mealType), `It is for ${mealType}, but ${meals.join(' or ')} was requested`],
    [
      usedTitles.some((one) => folded(one) === folded(title)),
      `“${title}” was served lately or is in this batch`,
    ],
  ];
  return found.filter(([wrong]) => wrong).map(([, why]) => shapeViolation(why));
}

function draftOf(written: WrittenDraft, { perServing, facts }: ComputedFacts): RecipeDraft {
  const cuisineType = written.cuisineType.trim() || null;
  const recipe = { ...written, cuisineType, nutritionInfo: perServing };
  const tags = [...tagsOf(recipe, null, facts.diets), ...ownTags(written.tags)];
  return { ...recipe, reason: null, tags: distinct(tags) };
}

/**
 * The model's tags that are short and plain. Claims are dropped, since tags on diets, allergens and nutrition are
 * computed.
 */
function ownTags(tags: readonly string[]): string[] {
  return tags
    .map((tag) => tag.trim())
    .filter((tag) => /^[\p{L}\d][\p{L}\d '’&-]*$/u.test(tag) && tag.length <= tagBounds.length)
    .filter(
      (tag) => tag.split(' ').length <= tagBounds.words && plainTextProblem(tag) === null && !isClaim(tag),
    )
    .slice(0, tagBounds.own);
}

function distinct(tags: readonly string[]): string[] {
  const lower = tags.map((tag) => tag.toLowerCase());
  return tags.filter((tag, index) => lower.indexOf(tag.toLowerCase()) === index);
}

function unique(violations: readonly Violation[]): Violation[] {
  return violations.filter(({ why }, index) => violations.findIndex((other) => other.why === why) === index);
}

/** Titles are compared without case, accents and punctuation. */
function folded(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
