import type { TasteProfile } from '@plateful/contract/taste-profile.ts';
import { call } from '#lib/api.ts';
import { ApiError, isConflict } from '#lib/api-error.ts';
import { leftLimits } from './left-limits.ts';
import { localProfileText, readLocalProfile, removeLocalProfile } from './local-profile.ts';

/**
 * The account's profile. An account without one takes over what the person had set up as a visitor, in one step, so that no
 * page ever sees an account without taste while it is moving in; what is in an account always wins. A failure leaves the local
 * copy where it is, for the next time, and so do limits that the account lacks: the person is asked about them.
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
    // Refused is not to be mended by asking again at once; the person can still fill in the form.
    if (error instanceof ApiError && error.status === 400) return null;
    // It has got a profile meanwhile, on another device.
    if (isConflict(error)) return loadAccountProfile();
    throw error;
  }
}

/** The local copy goes once the account has every limit of it. */
export async function settleLocalProfile(account: TasteProfile): Promise<void> {
  const text = localProfileText();
  const local = text === null ? null : await readLocalProfile(text);
  if (!local || !leftLimits(local, account)) removeLocalProfile();
}
