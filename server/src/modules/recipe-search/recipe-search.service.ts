import type { Input, RawOutput } from '@plateful/contract/endpoint.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { isWithinLimits } from '@plateful/domain/recipes/within-limits.ts';
import type { Limits } from '@plateful/domain/safety/check-recipe.ts';
import { librarySearchIndex } from '@plateful/domain/search/library-index.ts';
import { matchIndex, matchWithNamesOf } from '@plateful/domain/search/match-words.ts';
import { lexemeQueries, looseLexemeQueries } from '@plateful/domain/search/query-lexemes.ts';
import { type Match, type Ranking, rankMatched, rankRecipes } from '@plateful/domain/search/rank-recipes.ts';
import { readQuery, type SearchQuery } from '@plateful/domain/search/read-query.ts';
import { suggestQueries } from '@plateful/domain/search/suggest-queries.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import type { VisitorContext } from '#context.ts';
import { getRecipesByIds } from '#modules/recipes/recipes.service.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { findPersonal, type PersonalIndex } from './personal-index.service.ts';

type Search = Input<typeof recipeEndpoints.search>;
type SearchAnswer = RawOutput<typeof recipeEndpoints.search>;

const noLimits: Limits = { allergies: [], dietaryRestrictions: [] };

/** Facts computed between two yields to other requests: some milliseconds. */
const factsPerBatch = 20;

const libraryFacts: ReadonlyMap<string, RecipeFacts> = new Map(
  sampleRecipes.map(({ id, facts }) => [id, facts]),
);

const libraryMeals: ReadonlyMap<string, readonly MealType[]> = new Map(
  sampleRecipes.map(({ id, meals }) => [id, meals]),
);

/** Searches the library, for users also own recipes and favorites; results are within the limits. */
export async function searchRecipes(ctx: VisitorContext, search: Search): Promise<SearchAnswer> {
  const query = readQuery(search.query);
  const household = await limitsOf(ctx, search);
  const library = librarySearchIndex();
  const { ranking, personal } = await rank(ctx, query, search.mealType);

  const queryLimits: Limits = { allergies: query.freeFrom, dietaryRestrictions: query.diets };
  const judge = (matches: readonly Match[]) => {
    const ofMeal = matches.filter(({ recipe }) => isOfMeal(recipe, search.mealType));
    return filterMatches(ctx, ofMeal, { queryLimits, household, personal });
  };
  const full = await judge(ranking.all);
  const partial = full.ids.length === 0 && ranking.some.length > 0 ? await judge(ranking.some) : null;
  const shown = partial && partial.ids.length > 0 ? partial : full;

  const page = shown.ids.slice(search.offset, search.offset + search.limit);
  const allowed = () =>
    [...library.recipes.values()].filter(
      (recipe) =>
        isOfMeal(recipe, search.mealType) && isWithinLimits(libraryFacts.get(recipe.id)!, household),
    );
  return {
    // A dish for lunch and dinner is shown as the requested meal.
    recipes: (await getRecipesByIds(ctx, page)).map((recipe) =>
      search.mealType && libraryMeals.has(recipe.id) ? { ...recipe, mealType: search.mealType } : recipe,
    ),
    total: shown.ids.length,
    isTotalExact: personal?.isComplete ?? true,
    match: shown === partial ? 'some' : 'all',
    understood: { diets: [...query.diets], freeFrom: [...query.freeFrom], maxMinutes: query.maxMinutes },
    leftOut: full.leftOut,
    suggestions: shown.ids.length === 0 ? suggestQueries(library, new Set(allowed()), query) : [],
  };
}

type Ranked = { ranking: Ranking; personal: PersonalIndex | null };

/** Exact matches, or if there are none, matches with typos. */
async function rank(
  ctx: VisitorContext,
  query: SearchQuery,
  mealType: MealType | undefined,
): Promise<Ranked> {
  const user = ctx.user && { ...ctx, user: ctx.user };
  const library = librarySearchIndex();
  const filter = { mealType, maxMinutes: query.maxMinutes };
  if (query.words.length === 0) {
    const personal = user && (await findPersonal(user, [], filter));
    return { ranking: rankRecipes(personal ? [personal.index, library] : [library], query), personal };
  }
  const rankWith = async (withTypos: boolean, queriesOf: typeof lexemeQueries): Promise<Ranked> => {
    const libraryMatches = matchIndex(library, query, withTypos);
    const personal = user && (await findPersonal(user, queriesOf(query, libraryMatches), filter));
    const met = personal
      ? [matchWithNamesOf(personal.index, query, withTypos, libraryMatches), libraryMatches]
      : [libraryMatches];
    return { ranking: rankMatched(met, query), personal };
  };
  const strict = await rankWith(false, lexemeQueries);
  return strict.ranking.all.length > 0 ? strict : rankWith(true, looseLexemeQueries);
}

async function limitsOf(ctx: VisitorContext, { allergies, dietaryRestrictions }: Search): Promise<Limits> {
  const stored = ctx.user ? (await getProfile({ ...ctx, user: ctx.user })).profile : null;
  return (
    stored ?? {
      allergies: allergies ?? noLimits.allergies,
      dietaryRestrictions: dietaryRestrictions ?? noLimits.dietaryRestrictions,
    }
  );
}

/** A recipe without a meal type fits any, as in the planner. */
function isOfMeal(
  { id, mealType }: { id: string; mealType: MealType | null },
  requested: MealType | undefined,
): boolean {
  if (requested === undefined || mealType === null) return true;
  return libraryMeals.get(id)?.includes(requested) ?? mealType === requested;
}

type Judging = { queryLimits: Limits; household: Limits; personal: PersonalIndex | null };

/** Keeps, in order, the recipes that satisfy the query's conditions and the household's limits. */
async function filterMatches(
  ctx: VisitorContext,
  matches: readonly Match[],
  { queryLimits, household, personal }: Judging,
): Promise<{ ids: string[]; leftOut: number }> {
  const ids = matches.map(({ recipe }) => recipe.id);
  if (!isLimited(queryLimits) && !isLimited(household)) return { ids, leftOut: 0 };
  const factsOf = (id: string) => libraryFacts.get(id) ?? personal?.facts.get(id);
  const unknown = ids.filter((id) => !factsOf(id));
  for (let from = 0; personal && from < unknown.length; from += factsPerBatch) {
    // Each batch awaits the database, which lets other requests run.
    for (const { id, facts } of await getRecipesByIds(ctx, unknown.slice(from, from + factsPerBatch))) {
      personal.facts.set(id, facts);
    }
  }
  const judged = ids.flatMap((id) => {
    const facts = factsOf(id);
    return facts ? [{ id, facts }] : [];
  });
  const requested = judged.filter(({ facts }) => isWithinLimits(facts, queryLimits));
  const fit = requested.filter(({ facts }) => isWithinLimits(facts, household));
  return { ids: fit.map(({ id }) => id), leftOut: requested.length - fit.length };
}

function isLimited({ allergies, dietaryRestrictions }: Limits): boolean {
  return allergies.length + dietaryRestrictions.length > 0;
}
