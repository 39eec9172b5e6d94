import type { Suggestions } from '../purchases/suggestions.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { tagsOf } from '../recipes/tags.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import { knownCuisines } from '../vocabulary/cuisine-names.ts';
import { type Cuisine, cookingSkillLevels, type MealType, mealTypes } from '../vocabulary/options.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { Archetype } from './archetypes/archetype.ts';
import { archetypes } from './archetypes/archetypes.ts';
import { type Batch, emptyBatch, likesFor, noteDish, wantsFor } from './batch.ts';
import type { Kitchen } from './fill-slots.ts';
import type { Flavor } from './flavors/flavor.ts';
import { flavors } from './flavors/flavors.ts';
import { tiltOf } from './goals.ts';
import { type MadeRecipe, makeRecipe } from './make-recipe.ts';
import { pantryFor } from './pantry.ts';

export type ComposeRequest = {
  profile: TasteProfile;
  /** How many recipes are wanted. */
  count: number;
  /** Missing: spread over the profile's meals, all four when it names none. */
  mealType?: MealType;
  /** The same request with the same seed gives the same recipes. */
  seed: number;
  /** Titles that the household has had, in any case. */
  avoidTitles?: readonly string[];
  /** Ids of foods that are at home and should be used. */
  atHome?: readonly string[];
  /** Month, 1 to 12: vegetables and fruit of its harvest come first. */
  month?: number;
  /** What receipts suggest: wishes weaker than the profile's. */
  suggestions?: Suggestions;
};

/** A kind of dish in one kitchen. */
type Frame = { archetype: Archetype; flavor: Flavor };

/**
 * Tries for one recipe: at random in the kitchens that the household likes, then in any, and at last every kind of
 * dish in every kitchen so many times.
 */
const tries = { liked: 40, any: 60, each: 3 } as const;

/**
 * What becomes of kitchens that shopping suggests. Ours: beside stated ones they are guests, one dish in six; where none
 * is stated they lead by this factor and hide no other.
 */
const suggested = { guests: 1 / 6, leading: 8 } as const;

/** How much rather who cooks well makes what asks for skill. */
const ambition = 1.8;

/**
 * Recipes for a household from archetypes, flavor profiles and the food table. Every one has passed the safety
 * gate for the profile's allergies and diets and takes no longer than its time. Where the limits leave too few
 * dishes, there are fewer, and `shortfall` says so in a sentence.
 */
export function composeRecipes(request: ComposeRequest): {
  recipes: RecipeDraft[];
  shortfall: string | null;
} {
  // Another meal with the same seed is another choice.
  const random = randomFrom(
    request.seed + (request.mealType ? mealTypes.indexOf(request.mealType) + 1 : 0) * 7919,
  );
  const meals = mealsOf(request);
  const start = Math.floor(random() * meals.length);
  const batch = emptyBatch(request.avoidTitles ?? [], request.atHome ?? [], request.month);
  const recipes: RecipeDraft[] = [];
  const wanted = Math.max(0, Math.floor(request.count));
  for (let index = 0; index < wanted; index += 1) {
    const order = meals.map((_, offset) => meals[(start + index + offset) % meals.length]!);
    for (const meal of order) {
      const recipe = composeOne(request, meal, batch, random);
      if (!recipe) continue;
      recipes.push(recipe);
      break;
    }
  }
  return { recipes, shortfall: recipes.length < wanted ? shortfallOf(request, recipes.length) : null };
}

function mealsOf({ mealType, profile }: ComposeRequest): readonly MealType[] {
  if (mealType) return [mealType];
  return profile.mealTypes.length > 0 ? profile.mealTypes : mealTypes;
}

function composeOne(
  request: ComposeRequest,
  meal: MealType,
  batch: Batch,
  random: () => number,
): RecipeDraft | null {
  if (batch.spent.has(meal)) return null;
  const liked = knownCuisines(request.profile.cuisinePreferences);
  const all = framesFor(request.profile, meal);
  const first = liked.length > 0 ? all.filter(({ flavor }) => liked.includes(flavor.cuisine)) : all;
  const guests = liked.length > 0 ? guestsAmong(all, liked, request) : [];
  const found =
    (guests.length > 0 && random() < suggested.guests
      ? tryFrames(guests, tries.liked, request, meal, batch, random)
      : null) ??
    tryFrames(first, tries.liked, request, meal, batch, random) ??
    tryFrames(all, tries.any, request, meal, batch, random) ??
    tryEach(all, request, meal, batch, random) ??
    tryEach(framesFor(request.profile, meal, true), request, meal, batch, random);
  // What the whole house could not make once, it cannot make with more dishes already taken.
  if (!found) batch.spent.add(meal);
  return found;
}

/** What the household can cook for a meal: its skill, its time, and what each kitchen makes. */
function framesFor(profile: TasteProfile, meal: MealType, isSpare = false): Frame[] {
  const skill = cookingSkillLevels.indexOf(profile.cookingSkillLevel);
  const open = archetypes.filter(
    (one) =>
      (one.meals.includes(meal) || (isSpare && one.spareFor?.includes(meal))) &&
      one.leastMinutes <= profile.timePreference &&
      cookingSkillLevels.indexOf(one.skill) <= skill,
  );
  return open.flatMap((archetype) =>
    flavors
      .filter((flavor) => archetype.everywhere || flavor.dishes[archetype.id] !== undefined)
      .map((flavor) => ({ archetype, flavor })),
  );
}

function tryFrames(
  frames: readonly Frame[],
  most: number,
  request: ComposeRequest,
  meal: MealType,
  batch: Batch,
  random: () => number,
): RecipeDraft | null {
  const { profile } = request;
  const isStated = knownCuisines(profile.cuisinePreferences).length > 0;
  const leading = isStated ? [] : (request.suggestions?.cuisines ?? []);
  const usesHome = (flavor: Flavor) => flavor.mains.some((id) => batch.atHome.has(id) && !batch.used.has(id));
  const isAmbitious = (archetype: Archetype) =>
    profile.cookingSkillLevel === 'advanced' && archetype.skill !== 'beginner';
  const weights = frames.map(
    ({ archetype, flavor }) =>
      batch.freshness(archetype.id, flavor.cuisine) *
      (usesHome(flavor) ? 1.5 : 1) *
      (leading.includes(flavor.cuisine) ? suggested.leading : 1) *
      (isAmbitious(archetype) ? ambition : 1),
  );
  const kitchenOf = kitchensFor(request, meal, batch, random);
  for (let attempt = 0; attempt < most; attempt += 1) {
    const at = pickAt(weights, random);
    const frame = frames[at];
    if (!frame) return null;
    const recipe = tryFrame(frame, kitchenOf(frame.flavor), profile, batch, true);
    if (recipe) return recipe;
    // What failed once is likely to fail again.
    weights[at] = weights[at]! * 0.4;
  }
  return null;
}

/** Dishes of kitchens that shopping suggests and the profile does not state. */
function guestsAmong(
  all: readonly Frame[],
  liked: readonly Cuisine[],
  { suggestions }: ComposeRequest,
): Frame[] {
  return all.filter(
    ({ flavor: { cuisine } }) => suggestions?.cuisines.includes(cuisine) && !liked.includes(cuisine),
  );
}

/** Nothing is called impossible before every kind of dish was tried in every kitchen. */
function tryEach(
  frames: readonly Frame[],
  request: ComposeRequest,
  meal: MealType,
  batch: Batch,
  random: () => number,
): RecipeDraft | null {
  const kitchenOf = kitchensFor(request, meal, batch, random);
  const start = Math.floor(random() * frames.length);
  for (let turn = 0; turn < frames.length * tries.each; turn += 1) {
    const frame = frames[(start + turn) % frames.length]!;
    const recipe = tryFrame(frame, kitchenOf(frame.flavor), request.profile, batch, false);
    if (recipe) return recipe;
  }
  return null;
}

/** All that a household's kitchens share, for one meal. */
function kitchensFor(
  { profile, suggestions }: ComposeRequest,
  meal: MealType,
  batch: Batch,
  random: () => number,
) {
  const tilt = tiltOf(profile.nutritionGoals);
  const shared: Omit<Kitchen, 'flavor'> = {
    pantry: pantryFor(profile),
    tilt,
    random,
    spice: Math.min(profile.spiceLevel, tilt.mostSpice),
    minutes: profile.timePreference,
    meal,
    wants: wantsFor(batch, tilt, suggestions),
    likes: likesFor(batch),
  };
  return (flavor: Flavor): Kitchen => ({ ...shared, flavor });
}

/**
 * One dish, if it comes out new and safe. A strict try also asks for what can be given up when there is little to
 * choose from: that it is not like another, and that it is Mediterranean in spirit, not only by the gate.
 */
function tryFrame(
  { archetype, flavor }: Frame,
  kitchen: Kitchen,
  profile: TasteProfile,
  batch: Batch,
  isStrict: boolean,
): RecipeDraft | null {
  const made = makeRecipe(archetype, kitchen, profile);
  if (!made || batch.has(made.key, made.recipe.title)) return null;
  if (isStrict && batch.isLike(made.recipe.title)) return null;
  if (isStrict && kitchen.pantry.keeps('Mediterranean') && !made.isMediterranean) return null;
  if (!passes(made.recipe, profile)) return null;
  noteDish(batch, archetype.id, flavor.cuisine, made);
  return { ...made.recipe, tags: tagsOf(made.recipe, archetype.tag) };
}

function passes(recipe: MadeRecipe['recipe'], profile: TasteProfile): boolean {
  return checkRecipe(recipe, profile).ok;
}

function pickAt(weights: readonly number[], random: () => number): number {
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
}

/** Why there are fewer recipes than asked for, in a sentence. */
export function shortfallOf(
  {
    profile,
    count,
    mealType,
  }: Pick<ComposeRequest, 'profile' | 'count'> & { mealType?: MealType | undefined },
  found: number,
): string {
  const limits = [
    ...profile.dietaryRestrictions,
    ...profile.allergies.map((one) => `no ${one.toLowerCase()}`),
    `${profile.timePreference} minutes`,
  ];
  const what = `${mealType ? `${mealType} ` : ''}${count === 1 ? 'recipe' : 'recipes'}`;
  const within = `within these limits: ${limits.join(', ')}.`;
  return found === 0 ? `We found no ${what} ${within}` : `We found ${found} of ${count} ${what} ${within}`;
}
