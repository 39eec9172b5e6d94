import { randomUUID } from 'node:crypto';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { nutritionOf } from '@plateful/domain/nutrition/nutrition.ts';
import { documentOf } from '@plateful/domain/own-recipes/recipe-document.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { collections, cookedDishes, recipeNotes, recipeVersions } from '#db/tables/own-recipes.ts';
import { photos } from '#db/tables/photos.ts';
import { recipes } from '#db/tables/recipes.ts';
import { photoKey } from '#modules/photos/photos.service.ts';
import type { Chance } from './seeded-random.ts';

type Filling = {
  chance: Chance;
  past: () => Date;
  few: () => number;
  newPhoto: () => Promise<Uint8Array>;
};

/** Documents, notes, cooked dishes and collections for existing recipes. */
export async function fillRecipes(
  { db, fileStore }: Pick<Context, 'db' | 'fileStore'>,
  userId: string,
  { chance, past, few, newPhoto }: Filling,
): Promise<void> {
  const own = await db.select().from(recipes).where(eq(recipes.userId, userId)).orderBy(recipes.id);
  const [first, second = first] = own;
  const link = { text: `1 batch of ${second!.title}`.slice(0, 200).toWellFormed(), recipeId: second!.id };
  const asRead = documentOf({ ...first!, written: null });
  const written = {
    lines: [{ text: 'For the dough:', recipeId: null }, asRead.lines[0]!, link],
    steps: [chance.text()],
  };
  // The ingredients of the part are included in the whole.
  const ingredients = [
    ...first!.ingredients.map((ingredient, index) =>
      index === 0 ? { ...ingredient, section: 'For the dough' } : ingredient,
    ),
    ...(second === first ? [] : second!.ingredients),
  ];
  await db
    .update(recipes)
    .set({
      written,
      parts: [second!.id],
      version: 3,
      updatedAt: past(),
      adaptedFromId: sampleRecipes[0]!.id,
      adaptedFromTitle: sampleRecipes[0]!.title,
      ingredients,
      nutritionInfo: nutritionOf(ingredients, first!.servings).perServing,
    })
    .where(eq(recipes.id, first!.id));
  const shown = Array.from({ length: 2 }, () => ({ id: randomUUID(), userId, createdAt: past() }));
  await db.insert(photos).values(shown);
  for (const photo of shown) {
    const content = await newPhoto();
    for (const size of ['large', 'small'] as const) await fileStore.write(photoKey(photo, size), content);
  }
  await db.update(recipes).set({ photoId: shown[0]!.id }).where(eq(recipes.id, first!.id));
  const document = { ...asRead, lines: [link] };
  await db
    .insert(recipeVersions)
    .values([1, 2].map((version) => ({ userId, recipeId: first!.id, version, document, savedAt: past() })));
  const known = [...own, ...sampleRecipes.slice(0, 3)].map(({ id, title }) => ({ id, title }));
  await db.insert(recipeNotes).values(
    chance.some(known, 1).map(({ id }) => ({
      userId,
      recipeId: id,
      note: chance.oneOf([null, chance.text()]),
      rating: 1 + chance.upTo(4),
      updatedAt: past(),
    })),
  );
  await db.insert(cookedDishes).values(
    Array.from({ length: 1 + few() }, (_, index) => {
      const recipe = chance.oneOf(known);
      return {
        photoId: index === 0 ? shown[1]!.id : null,
        userId,
        recipeId: chance.oneOf([recipe.id, null]),
        title: recipe.title,
        date: '2026-11-18',
        note: chance.oneOf([null, chance.text()]),
        createdAt: past(),
      };
    }),
  );
  await db.insert(collections).values(
    Array.from({ length: 1 + few() }, (_, position) => ({
      userId,
      name: `${chance.text()} ${position}`.slice(-60).toWellFormed().trim(),
      position,
      recipeIds: chance.some(known, 1).map(({ id }) => id),
      createdAt: past(),
    })),
  );
}
