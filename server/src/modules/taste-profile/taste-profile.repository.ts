import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { tasteProfiles } from '#db/tables/taste-profiles.ts';

export async function findProfile(db: Database, userId: string) {
  const [row] = await db.select().from(tasteProfiles).where(eq(tasteProfiles.userId, userId));
  return row;
}

export async function upsertProfile(db: Database, userId: string, profile: TasteProfileInput) {
  const [row] = await db
    .insert(tasteProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: tasteProfiles.userId, set: { ...profile, updatedAt: new Date() } })
    .returning();
  return row!;
}
