import type { TasteProfile } from '@plateful/contract/taste-profile.ts';
import { call } from '#lib/api.ts';
import { ApiError, isConflict } from '#lib/api-error.ts';
import { localProfileText, readLocalProfile, removeLocalProfile } from './local-profile.ts';

/**
 * The account's profile. An account without one takes over what the person had set up as a visitor; what is in the
 * account always wins. Both in one step, so that no page ever sees an account without taste while it is moving in.
 * A failure leaves the local copy where it is, for the next time.
 */
export async function loadAccountProfile(): Promise<TasteProfile | null> {
  const { profile } = await call('GET /api/taste-profile', {});
  const text = localProfileText();
  if (text === null) return profile;
  const local = profile ? null : await readLocalProfile(text);
  try {
    const moved = local && { ...local, version: 0 };
    const settled = moved ? (await call('POST /api/taste-profile', moved)).profile : profile;
    removeLocalProfile();
    return settled;
  } catch (error) {
    // Refused is not to be mended by asking again at once; the person can still fill in the form.
    if (error instanceof ApiError && error.status === 400) return null;
    // It has got a profile meanwhile, on another device.
    if (isConflict(error)) return loadAccountProfile();
    throw error;
  }
}
