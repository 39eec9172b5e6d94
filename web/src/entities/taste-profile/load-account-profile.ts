import type { TasteProfile } from '@plateful/contract/taste-profile.ts';
import { call } from '#lib/api.ts';
import { ApiError, isConflict } from '#lib/api-error.ts';
import { missingLimits } from './local-limits.ts';
import { localProfileText, readLocalProfile, removeLocalProfile } from './local-profile.ts';

/**
 * The account's profile. If there is none, the visitor's local profile is moved to the account in one step, so that no
 * page sees an empty account meanwhile. An existing profile always wins. The local copy is kept for a retry after a
 * failure, and while it has limits that the account lacks: the user is asked about those.
 */
export async function loadAccountProfile(): Promise<TasteProfile | null> {
  const { profile } = await call('GET /api/taste-profile', {});
  const text = localProfileText();
  if (text === null) return profile;
  if (profile) {
    await settleLocalProfile(profile);
    return profile;
  }
  const local = await readLocalProfile(text);
  try {
    const moved = local && (await call('POST /api/taste-profile', { ...local, version: 0 })).profile;
    removeLocalProfile();
    return moved;
  } catch (error) {
    // A rejected profile would be rejected again. The user can still fill in the form.
    if (error instanceof ApiError && error.status === 400) return null;
    // Another device has saved a profile meanwhile.
    if (isConflict(error)) return loadAccountProfile();
    throw error;
  }
}

/** Deletes the local copy once the account has all of its limits. */
export async function settleLocalProfile(account: TasteProfile): Promise<void> {
  const text = localProfileText();
  const local = text === null ? null : await readLocalProfile(text);
  if (!local || !missingLimits(local, account)) removeLocalProfile();
}
