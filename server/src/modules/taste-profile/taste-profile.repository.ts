import { tasteBounds } from '@plateful/contract/bounds.ts';
import { type OwnedProfile, onlyProfileFields } from '@plateful/domain/merging/merge-profile.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import { tasteProfiles, tasteProfileVersions } from '#db/tables/taste-profiles.ts';

export type ProfileRow = typeof tasteProfiles.$inferSelect;

export async function findProfile(db: Database, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await findOfUser(db, { userId });
  return row;
}

const findOfUser = prepared('find_profile', (db, { userId }: PlacesOf<{ userId: string }>) =>
  db.select().from(tasteProfiles).where(eq(tasteProfiles.userId, userId)),
);

export async function insertProfile(
  db: Database,
  userId: string,
  profile: OwnedProfile,
  updatedAt: Date,
): Promise<ProfileRow> {
  const [row] = await db
    .insert(tasteProfiles)
    .values({ ...onlyProfileFields(profile), updatedAt, userId, version: 1 })
    .returning();
  return row!;
}

export async function updateProfile(
  db: Database,
  { userId, version }: ProfileRow,
  profile: OwnedProfile,
  updatedAt: Date,
): Promise<ProfileRow> {
  const [row] = await db
    .update(tasteProfiles)
    .set({ ...onlyProfileFields(profile), updatedAt, version: version + 1 })
    .where(eq(tasteProfiles.userId, userId))
    .returning();
  return row!;
}

export async function findFormerVersion(
  db: Database,
  userId: string,
  version: number,
): Promise<TasteProfile | undefined> {
  const [row] = await db
    .select({ fields: tasteProfileVersions.fields })
    .from(tasteProfileVersions)
    .where(and(eq(tasteProfileVersions.userId, userId), eq(tasteProfileVersions.version, version)));
  return row?.fields;
}

/** Stores the profile as a former version, and keeps only the latest ones. */
export async function insertFormerVersion(db: Database, row: ProfileRow, replacedAt: Date): Promise<void> {
  const { userId, version } = row;
  await db
    .insert(tasteProfileVersions)
    .values({ fields: onlyProfileFields(row), replacedAt, userId, version });
  await db
    .delete(tasteProfileVersions)
    .where(
      and(
        eq(tasteProfileVersions.userId, userId),
        lte(tasteProfileVersions.version, version - tasteBounds.formerVersions),
      ),
    );
}
