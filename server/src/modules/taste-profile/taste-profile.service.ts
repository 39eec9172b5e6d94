import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import type { UserContext } from '#context.ts';
import { findProfile, upsertProfile } from './taste-profile.repository.ts';

/** Null before the first save. */
export async function getProfile(ctx: UserContext) {
  return { profile: (await findProfile(ctx.db, ctx.user.id)) ?? null };
}

export async function saveProfile(ctx: UserContext, profile: TasteProfileInput) {
  return { profile: await upsertProfile(ctx.db, ctx.user.id, profile) };
}
