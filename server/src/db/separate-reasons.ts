import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { dataMigrations } from '#db/tables/data-migrations.ts';
import { recipes } from '#db/tables/recipes.ts';
import { tasteProfiles } from '#db/tables/taste-profiles.ts';

const name = 'separate reasons';
const pageSize = 200;

/**
 * Data migration for model recipes from before recipes had a separate reason: moves the text about the household out of
 * the description. Parsing sentences needs TypeScript; the composer's recipes are migrated in SQL. Runs under the
 * migration lock.
 */
export async function separateReasons(db: Database): Promise<void> {
  const [finished] = await db.select().from(dataMigrations).where(eq(dataMigrations.name, name));
  if (finished) return;
  await db.transaction(async (tx) => {
    for (let last: string | null = null; ; ) {
      const page = await tx
        .select({ recipe: recipes, profile: tasteProfiles })
        .from(recipes)
        .leftJoin(tasteProfiles, eq(tasteProfiles.userId, recipes.userId))
        .where(and(eq(recipes.origin, 'model'), last === null ? undefined : gt(recipes.id, last)))
        .orderBy(recipes.id)
        .limit(pageSize);
      for (const { recipe, profile } of page) {
        // Imported lazily: it loads the whole food table, and new databases have no such rows.
        const { separateReason } = await import('@plateful/domain/model-recipes/separate-reason.ts');
        const clean = separateReason(recipe, profile);
        const { title, description, reason, cuisineType, instructions, tags } = clean;
        await tx
          .update(recipes)
          .set({ title, description, reason, cuisineType, instructions, tags, storedFacts: null })
          .where(eq(recipes.id, recipe.id));
      }
      if (page.length < pageSize) break;
      last = page.at(-1)!.recipe.id;
    }
    await tx.insert(dataMigrations).values({ name });
  });
}
