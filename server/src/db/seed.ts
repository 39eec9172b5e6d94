import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { recipes } from '#db/tables/recipes.ts';

/** What may change in a sample from one version of the library to the next. */
const changing = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'cookingTime',
  'servings',
  'cuisineType',
  'mealType',
  'nutritionInfo',
  'tags',
  'goesWith',
] as const;

/** Puts the sample library into the database, and what changed in it since the last start; nothing else is written. */
export async function seedSamples(db: Database): Promise<void> {
  const rows: (typeof recipes.$inferInsert)[] = sampleRecipes.map(
    ({ facts: _facts, meals: _meals, ...sample }) => ({
      ...sample,
      ingredients: [...sample.ingredients],
      instructions: [...sample.instructions],
      tags: [...sample.tags],
      goesWith: [...(sample.goesWith ?? [])],
      userId: null,
      isGenerated: false,
      origin: 'library',
    }),
  );
  const columnsOf = (table: string) =>
    changing.map((column) => `${table}."${recipes[column].name}"`).join(', ');
  await db
    .insert(recipes)
    .values(rows)
    .onConflictDoUpdate({
      target: recipes.id,
      set: {
        ...Object.fromEntries(
          changing.map((column) => [column, sql.raw(`excluded."${recipes[column].name}"`)]),
        ),
        storedFacts: null,
      },
      setWhere: sql.raw(`(${columnsOf('recipes')}) is distinct from (${columnsOf('excluded')})`),
    });
}
