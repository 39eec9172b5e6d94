import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { recipes } from '#db/tables/recipes.ts';

/** Columns of a sample that may change with a new version of the library. */
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

/** Adds and updates the sample library; unchanged rows are not written. */
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
