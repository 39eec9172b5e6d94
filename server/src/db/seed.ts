import { sampleRecipes } from '@plateful/domain/recipes/sample-recipes.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { recipes } from '#db/tables/recipes.ts';

/** Puts the sample library into the database, and what changed in it since the last start. */
export async function seedSamples(db: Database): Promise<void> {
  const rows: (typeof recipes.$inferInsert)[] = sampleRecipes.map((sample) => ({
    ...sample,
    ingredients: [...sample.ingredients],
    instructions: [...sample.instructions],
    tags: [...sample.tags],
    userId: null,
    isGenerated: false,
    origin: 'library',
  }));
  const changed = (column: string) => sql.raw(`excluded."${column}"`);
  await db
    .insert(recipes)
    .values(rows)
    .onConflictDoUpdate({
      target: recipes.id,
      set: {
        title: changed('title'),
        description: changed('description'),
        ingredients: changed('ingredients'),
        instructions: changed('instructions'),
        cookingTime: changed('cookingTime'),
        servings: changed('servings'),
        cuisineType: changed('cuisineType'),
        mealType: changed('mealType'),
        nutritionInfo: changed('nutritionInfo'),
        tags: changed('tags'),
      },
    });
}
