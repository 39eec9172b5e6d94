import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { RecipeDocument } from '@plateful/domain/own-recipes/recipe-document.ts';
import { and, arrayContains, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { accountFigures } from '#db/tables/account-figures.ts';
import { recipeVersions } from '#db/tables/own-recipes.ts';
import { recipes } from '#db/tables/recipes.ts';

type RecipeRow = typeof recipes.$inferSelect;
type NewRecipe = typeof recipes.$inferInsert;

/** Excludes removed recipes. */
function isOwn(userId: string) {
  return and(eq(recipes.userId, userId), isNull(recipes.deletedAt));
}

export async function findOwnRecipe(
  db: Database,
  userId: string,
  id: string,
): Promise<RecipeRow | undefined> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(isOwn(userId), eq(recipes.id, id)));
  return row;
}

/** Includes removed ones: their ids are still in use. */
export async function findRecipeOrRemoved(
  db: Database,
  userId: string,
  id: string,
): Promise<RecipeRow | undefined> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.userId, userId), eq(recipes.id, id)));
  return row;
}

export function findOwnRecipes(db: Database, userId: string, ids: readonly string[]): Promise<RecipeRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(recipes)
    .where(and(isOwn(userId), inArray(recipes.id, [...ids])));
}

/** As an index has it: few recipes contain others. */
const hasParts = sql`cardinality(${recipes.parts}) > 0`;

/** The user's recipes whose lines refer to this one. */
export function findContainingRecipes(db: Database, userId: string, id: string): Promise<RecipeRow[]> {
  return db
    .select()
    .from(recipes)
    .where(and(isOwn(userId), hasParts, arrayContains(recipes.parts, [id])));
}

/** The parts of all of the user's recipes. */
export function findAllParts(db: Database, userId: string): Promise<{ id: string; parts: string[] }[]> {
  return db
    .select({ id: recipes.id, parts: recipes.parts })
    .from(recipes)
    .where(and(isOwn(userId), hasParts));
}

export async function countOwnRecipes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ recipes: accountFigures.recipes })
    .from(accountFigures)
    .where(eq(accountFigures.userId, userId));
  return row?.recipes ?? 0;
}

export async function insertRecipe(db: Database, row: NewRecipe): Promise<RecipeRow> {
  const [inserted] = await db.insert(recipes).values(row).returning();
  return inserted!;
}

export async function updateRecipe(db: Database, id: string, change: Partial<NewRecipe>): Promise<RecipeRow> {
  const [row] = await db.update(recipes).set(change).where(eq(recipes.id, id)).returning();
  return row!;
}

/** Latest first. */
export function findVersions(db: Database, recipeId: string) {
  const { version, document, savedAt } = recipeVersions;
  return db
    .select({ version, document, savedAt })
    .from(recipeVersions)
    .where(eq(recipeVersions.recipeId, recipeId))
    .orderBy(desc(version));
}

export async function findVersion(
  db: Database,
  recipeId: string,
  version: number,
): Promise<RecipeDocument | undefined> {
  const [row] = await db
    .select({ document: recipeVersions.document })
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, recipeId), eq(recipeVersions.version, version)));
  return row?.document;
}

/** Stores a former version, and keeps only the latest ones. */
export async function insertVersion(db: Database, row: typeof recipeVersions.$inferInsert): Promise<void> {
  await db.insert(recipeVersions).values(row);
  await deleteVersionsBeyond(db, row.userId);
  await db
    .delete(recipeVersions)
    .where(
      and(
        eq(recipeVersions.recipeId, row.recipeId),
        lte(recipeVersions.version, row.version - ownRecipeBounds.formerVersions),
      ),
    );
}

const { versionBytes: max } = ownRecipeBounds;

/** Deletes the oldest former versions of an account that exceeds its bytes. */
export async function deleteVersionsBeyond(db: Database, userId: string): Promise<void> {
  const [figures] = await db
    .select({ bytes: accountFigures.versionBytes })
    .from(accountFigures)
    .where(eq(accountFigures.userId, userId));
  if (!figures || figures.bytes <= max) return;
  const { id, document, savedAt } = recipeVersions;
  const sized = db
    .select({
      id,
      newer: sql<number>`sum(octet_length(${document}::text)) over (order by ${savedAt} desc, ${id})`.as(
        'newer',
      ),
    })
    .from(recipeVersions)
    .where(eq(recipeVersions.userId, userId))
    .as('sized');
  const beyond = db
    .select({ id: sized.id })
    .from(sized)
    // Deletes down to 90 %, so that not every save deletes.
    .where(gt(sized.newer, Math.floor(max * 0.9)));
  await db.delete(recipeVersions).where(inArray(id, beyond));
}
