import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { generations } from '#db/tables/generations.ts';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { oidcPayloads } from '#db/tables/oidc.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { sessions } from '#db/tables/sessions.ts';

/** How long a composed sample is kept for whoever may still have its link open. */
const sampleDays = 30;

/** A generation counts for its month and answers a repeated click; after two months it is nobody's business. */
const generationDays = 62;

/** Far longer than reading a photo takes. */
const abandonedReadingMs = 3_600_000;

/**
 * Removes what has expired: sessions, the provider's payloads, generations, readings that were cut off, composed samples that
 * nobody planned or saved.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
  const forgotten = new Date(now.getTime() - generationDays * 86_400_000);
  await db.delete(generations).where(lt(generations.createdAt, forgotten));
  const cutOff = new Date(now.getTime() - abandonedReadingMs);
  await db
    .delete(groceryReceipts)
    .where(and(eq(groceryReceipts.status, 'reading'), lt(groceryReceipts.processedAt, cutOff)));
  const planned = db.select({ one: sql`1` }).from(mealPlans).where(eq(mealPlans.recipeId, recipes.id));
  const saved = db.select({ one: sql`1` }).from(favorites).where(eq(favorites.recipeId, recipes.id));
  const before = new Date(now.getTime() - sampleDays * 86_400_000);
  await db
    .delete(recipes)
    .where(
      and(
        isNull(recipes.userId),
        eq(recipes.origin, 'composer'),
        lt(recipes.createdAt, before),
        notExists(planned),
        notExists(saved),
      ),
    );
}
