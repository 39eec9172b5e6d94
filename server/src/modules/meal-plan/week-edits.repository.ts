import { planBounds } from '@plateful/contract/bounds.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { and, arrayOverlaps, desc, eq, isNull, lte, max } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import { type StoredEntry, weekEdits } from '#db/tables/meal-plans.ts';

export type { StoredEntry };

type NewEdit = Omit<typeof weekEdits.$inferInsert, 'id' | 'number' | 'userId'>;

/** The caller holds the lock on the user, so that numbers are unique. Only the latest edits are kept. */
export async function insertEdit(db: Database, userId: string, edit: NewEdit): Promise<string> {
  const [latest] = await db
    .select({ number: max(weekEdits.number) })
    .from(weekEdits)
    .where(eq(weekEdits.userId, userId));
  const number = 1 + (latest?.number ?? 0);
  const [row] = await db
    .insert(weekEdits)
    .values({ ...edit, userId, number })
    .returning({ id: weekEdits.id });
  await db
    .delete(weekEdits)
    .where(and(eq(weekEdits.userId, userId), lte(weekEdits.number, number - planBounds.edits)));
  return row!.id;
}

export async function findEdit(db: Database, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(weekEdits)
    .where(and(eq(weekEdits.userId, userId), eq(weekEdits.id, id)));
  return row;
}

/** The latest edit of these days that is not undone and is not itself an undo. */
export const findLastEdit = prepared(
  'find_last_edit',
  (db, { userId, dates }: PlacesOf<{ userId: string; dates: PlainDate[] }>) =>
    db
      .select({ editId: weekEdits.id, label: weekEdits.label })
      .from(weekEdits)
      .where(
        and(
          eq(weekEdits.userId, userId),
          eq(weekEdits.isUndo, false),
          isNull(weekEdits.undoneBy),
          arrayOverlaps(weekEdits.dates, dates),
        ),
      )
      .orderBy(desc(weekEdits.number))
      .limit(1),
);

export async function updateToUndone(db: Database, id: string, undoneBy: string): Promise<void> {
  await db.update(weekEdits).set({ undoneBy }).where(eq(weekEdits.id, id));
}
