import { maxNames } from '@plateful/contract/bounds.ts';
import { type TasteProfileChange, tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { changedFields, mergeProfile, profileFieldNames } from '@plateful/domain/merging/merge-profile.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { changedElsewhere } from '#errors.ts';
import {
  findFormerVersion,
  findProfile,
  insertFormerVersion,
  insertProfile,
  type ProfileRow,
  updateProfile,
} from './taste-profile.repository.ts';

const noLimits = { allergies: [], dietaryRestrictions: [], avoidedFoods: [] };

/** Null before the first save. */
export async function getProfile(ctx: UserContext) {
  return { profile: (await findProfile(ctx.db, ctx.user.id)) ?? null };
}

/** The household's allergies and diets. */
export async function getLimits(ctx: UserContext) {
  return (await getProfile(ctx)).profile ?? noLimits;
}

/**
 * Saves a change, merged with what was saved since the caller loaded `version` (decision 034). Without a version,
 * `shownVersion` is assumed and the caller wins every conflict; without either, limits can be added but not removed.
 */
export function saveProfile(
  ctx: UserContext,
  { version, ...sent }: TasteProfileChange,
  shownVersion?: number,
): Promise<{ profile: ProfileRow }> {
  return inTransaction(ctx, async (tx) => {
    const { db, user, clock } = tx;
    await lockUser(db, user.id);
    const now = clock.now();
    const stored = await findProfile(db, user.id);
    if (!stored) {
      const profile = tasteProfileInput.parse(sent);
      return { profile: await insertProfile(db, user.id, profile, now) };
    }
    const base = await findVersion(tx, stored, version ?? shownVersion);
    const { profile, conflicts } = mergeProfile({
      base: base ?? (version === undefined ? { ...stored, ...noLimits } : null),
      stored,
      sent,
      maxItems: maxNames,
    });
    // Avoided foods are never dropped silently, even for a client without a version.
    if (conflicts.includes('avoidedFoods') || (version !== undefined && conflicts.length > 0)) {
      const values = conflicts.map((field) => ({ field, yours: sent[field], theirs: stored[field] }));
      const names = conflicts.map((field) => profileFieldNames[field]);
      throw changedElsewhere(names, values, stored);
    }
    if (changedFields(profile, stored).length === 0) return { profile: stored };
    await insertFormerVersion(db, stored, now);
    return { profile: await updateProfile(db, stored, profile, now) };
  });
}

/** Adds limits to an existing profile, removes none, and returns the new ones. */
export async function addLimits(
  ctx: UserContext,
  limits: Pick<TasteProfileChange, 'allergies' | 'dietaryRestrictions' | 'avoidedFoods'>,
): Promise<string[]> {
  const { allergies, dietaryRestrictions, avoidedFoods } = await getLimits(ctx);
  const before: string[] = [...allergies, ...dietaryRestrictions, ...avoidedFoods];
  const { profile } = await saveProfile(ctx, limits);
  const after: string[] = [...profile.allergies, ...profile.dietaryRestrictions, ...profile.avoidedFoods];
  return after.filter((limit) => !before.includes(limit));
}

/** Whether the profile equals what was sent; fields that were not sent are ignored, unless they are limits. */
export function isAsSent(sent: TasteProfileChange, profile: ProfileRow): boolean {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined);
  const shown = { ...profile, ...noLimits, ...Object.fromEntries(entries) };
  return changedFields(shown, profile).length === 0;
}

async function findVersion(
  { db, user }: UserContext,
  stored: ProfileRow,
  version = Number.POSITIVE_INFINITY,
): Promise<TasteProfile | undefined> {
  if (version === stored.version) return stored;
  // A page without a profile shows the defaults.
  if (version === 0) return tasteProfileInput.parse({});
  return version < stored.version ? findFormerVersion(db, user.id, version) : undefined;
}
