import { ownRecipeBounds as bounds } from '@plateful/contract/bounds.ts';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';
import { nutritionOf } from '@plateful/domain/nutrition/nutrition.ts';
import {
  expandDocument,
  linkedRecipeIds,
  type Subrecipe,
} from '@plateful/domain/own-recipes/expand-document.ts';
import {
  documentOf,
  knownIngredients,
  type RecipeDocument,
  storedForm,
} from '@plateful/domain/own-recipes/recipe-document.ts';
import { nestingProblems } from '@plateful/domain/own-recipes/recipe-nesting.ts';
import type { UserContext } from '#context.ts';
import { storedFactsOf } from '#db/recipe-facts.ts';
import { AppError } from '#errors.ts';
import type { RecipeRow } from '#modules/recipes/recipe.ts';
import {
  findAllParts,
  findContainingRecipes,
  findOwnRecipes,
  updateRecipe,
} from './own-recipes.repository.ts';

/** The caller's recipes that lines refer to. */
export async function loadParts(
  { db, user }: UserContext,
  lines: RecipeDocument['lines'],
): Promise<Map<string, Subrecipe & { id: string }>> {
  const rows = await findOwnRecipes(db, user.id, linkedRecipeIds(lines));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The stored columns of a document: its text, and the ingredients, steps and nutrition derived from it. `id` is that of
 * the recipe itself, which must not be one of its own parts.
 */
export async function columnsOf(
  ctx: UserContext,
  id: string,
  document: RecipeDocument,
  known: ReadonlyMap<string, Ingredient>,
) {
  await rejectCircles(ctx, id, document);
  return writtenOut(ctx, document, known);
}

async function writtenOut(
  ctx: UserContext,
  document: RecipeDocument,
  known: ReadonlyMap<string, Ingredient>,
) {
  const parts = await loadParts(ctx, document.lines);
  if (Buffer.byteLength(JSON.stringify(document)) > bounds.bytes) {
    throw refused('This recipe is too long. Please shorten its steps or its lines.', 'document.steps');
  }
  const { ingredients, instructions, problems } = expandDocument(
    document,
    (recipeId) => parts.get(recipeId),
    known,
  );
  const [problem] = problems;
  if (problem) throw refused(problem.why, `document.lines.${problem.line}`);
  if (ingredients.length === 0) throw refused('Recipe must have at least one ingredient', 'document.lines');
  if (ingredients.length > bounds.lines.max) {
    throw refused(
      `“${document.title}” has more than ${bounds.lines.max} ingredients, including those of the recipes within it`,
      'document.lines',
    );
  }
  if (instructions.length > bounds.steps.max) {
    throw refused(
      `“${document.title}” has more than ${bounds.steps.max} steps, including those of the recipes within it`,
      'document.steps',
    );
  }
  const { lines, steps, ...rest } = document;
  return {
    ...rest,
    tags: [...rest.tags],
    ingredients,
    instructions,
    written: storedForm({ lines, steps }, known),
    parts: linkedRecipeIds(lines).filter((recipeId) => parts.has(recipeId)),
    nutritionInfo: nutritionOf(ingredients, document.servings).perServing,
  };
}

/** Updates the recipes that contain this one, recursively. */
export async function updateContainingRecipes(ctx: UserContext, id: string): Promise<void> {
  let changed = [id];
  let written = 0;
  // Up to the maximum nesting; a recipe on two levels is written twice.
  for (let depth = 0; depth < bounds.partDepth && changed.length > 0; depth += 1) {
    const holders = new Map<string, RecipeRow>();
    for (const changedId of changed) {
      for (const row of await findContainingRecipes(ctx.db, ctx.user.id, changedId)) holders.set(row.id, row);
    }
    written += holders.size;
    if (written > bounds.holders) {
      const message = `This recipe is part of more than ${bounds.holders} others, which would all change with it. Please edit a copy instead.`;
      throw new AppError('limit_reached', message);
    }
    for (const row of holders.values()) {
      // Its references are unchanged, so there can be no new cycles.
      const columns = await writtenOut(ctx, documentOf(row), knownIngredients(row));
      const change = { ...columns, updatedAt: ctx.clock.now() };
      await updateRecipe(ctx.db, row.id, { ...change, storedFacts: storedFactsOf(change) });
    }
    changed = [...holders.keys()];
  }
}

/** The parts of each of the caller's recipes. */
export async function partsByRecipe({ db, user }: UserContext): Promise<Map<string, readonly string[]>> {
  return new Map((await findAllParts(db, user.id)).map((row) => [row.id, row.parts]));
}

/** Rejects cycles and too deep nesting. */
async function rejectCircles(ctx: UserContext, id: string, { lines }: RecipeDocument) {
  const linked = linkedRecipeIds(lines);
  if (linked.length === 0) return;
  const partsById = await partsByRecipe(ctx);
  const holders = [...partsById].filter(([, parts]) => parts.includes(id)).map(([holder]) => holder);
  const partsIn = (recipeId: string) => (recipeId === id ? linked : (partsById.get(recipeId) ?? []));
  const [problem] = nestingProblems([id, ...holders], partsIn, bounds.partDepth + 1).values();
  if (problem === 'circle') throw refused('A recipe cannot be part of itself', 'document.lines');
  if (problem) {
    throw refused(`Recipes can be nested up to ${bounds.partDepth} levels deep`, 'document.lines');
  }
}

function refused(message: string, field: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}
