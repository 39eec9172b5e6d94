import { planBounds } from '@plateful/contract/bounds.ts';
import { and, eq, inArray, isNull, lt, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { checkoutIntents, paymentDeliveries, paymentEvents, subscriptions } from '#db/tables/billing.ts';
import { generations } from '#db/tables/generations.ts';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { mealPlans, weekEdits } from '#db/tables/meal-plans.ts';
import { oidcMailLinks, oidcPayloads } from '#db/tables/oidc.ts';
import { collections, cookedDishes, recipeNotes } from '#db/tables/own-recipes.ts';
import { throttles } from '#db/tables/rate-limits.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { sessions } from '#db/tables/sessions.ts';
import { formerShoppingItems } from '#db/tables/shopping-lists.ts';
import { tasteProfileVersions } from '#db/tables/taste-profiles.ts';

/** Composed samples may still be open in a browser. */
const sampleDays = 30;

/** A generation counts towards its month and answers repeated requests; after two months it is not needed. */
const generationDays = 62;

/** Much longer than uploading and reading a photo takes. */
const abandonedUploadMs = 3_600_000;

/** Kept this long after an unfinished checkout expired, for late events. */
const unpaidDays = 30;
/** Payment records are kept for seven years (docs/product.md, plans). */
const paidDays = 7 * 365.25;

/** Twice as long as Stripe lists events (30 days), so that no event can be delivered again. */
const eventDays = 60;

/** The lifetime of a session: no page that loaded an older version can save after that. */
const formerVersionDays = 90;

/** Advisory lock key; all Plateful servers on one database must use the same, and nothing else may. */
const deleteExpiredLock = 7_528_349;

/**
 * Deletes expired rows: sessions and unfinished sign-ins, provider payloads and links, throttles, generations, former
 * versions of profiles and list items, edits of weeks, cancelled or interrupted uploads, checkouts, payment records,
 * and composed samples that were neither planned, saved, noted, cooked nor collected. Of several servers, one runs it
 * at a time.
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${deleteExpiredLock}) as mine`,
    );
    if (rows[0]?.mine) await deleteAllExpired(tx, now);
  });
}

async function deleteAllExpired(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
  await db.delete(oidcMailLinks).where(lt(oidcMailLinks.expiresAt, now));
  await db.delete(throttles).where(lt(throttles.expiresAt, now));
  await db.delete(generations).where(lt(generations.createdAt, daysAgo(generationDays)));
  await db
    .delete(tasteProfileVersions)
    .where(lt(tasteProfileVersions.replacedAt, daysAgo(formerVersionDays)));
  await db.delete(formerShoppingItems).where(lt(formerShoppingItems.replacedAt, daysAgo(formerVersionDays)));
  await db.delete(weekEdits).where(lt(weekEdits.createdAt, daysAgo(planBounds.undoDays)));
  const cutOff = new Date(now.getTime() - abandonedUploadMs);
  await db
    .delete(groceryReceipts)
    .where(and(ne(groceryReceipts.status, 'done'), lt(groceryReceipts.processedAt, cutOff)));
  await db
    .delete(checkoutIntents)
    // A pending one may have been paid while the server was down; reconciliation closes it.
    .where(
      and(
        inArray(checkoutIntents.status, ['expired', 'cancelled']),
        lt(checkoutIntents.expiresAt, daysAgo(unpaidDays)),
      ),
    );
  await db.delete(checkoutIntents).where(lt(checkoutIntents.createdAt, daysAgo(paidDays)));
  await db.delete(subscriptions).where(lt(subscriptions.endedAt, daysAgo(paidDays)));
  await db.delete(paymentDeliveries).where(lt(paymentDeliveries.takenAt, daysAgo(1)));
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, daysAgo(eventDays)));
  const planned = db.select({ one: sql`1` }).from(mealPlans).where(eq(mealPlans.recipeId, recipes.id));
  // Recipes that an undo may restore.
  const undoable = db
    .select({ id: sql`(change -> 'before' ->> 'recipeId')::uuid` })
    .from(sql`${weekEdits}, jsonb_array_elements(${weekEdits.changes}) change`)
    .where(sql`change -> 'before' ->> 'recipeId' is not null`);
  const saved = db.select({ one: sql`1` }).from(favorites).where(eq(favorites.recipeId, recipes.id));
  const noted = db.select({ one: sql`1` }).from(recipeNotes).where(eq(recipeNotes.recipeId, recipes.id));
  const cooked = db.select({ one: sql`1` }).from(cookedDishes).where(eq(cookedDishes.recipeId, recipes.id));
  const collected = db.select({ id: sql`unnest(${collections.recipeIds})` }).from(collections);
  await db
    .delete(recipes)
    .where(
      and(
        isNull(recipes.userId),
        eq(recipes.origin, 'composer'),
        lt(recipes.createdAt, daysAgo(sampleDays)),
        notExists(planned),
        notExists(saved),
        notExists(noted),
        notExists(cooked),
        notInArray(recipes.id, collected),
        notInArray(recipes.id, undoable),
      ),
    );
}
