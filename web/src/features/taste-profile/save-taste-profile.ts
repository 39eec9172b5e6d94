import type { TasteProfile, TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { settleLocalProfile } from '#entities/taste-profile/load-account-profile.ts';
import {
  announceLocalProfile,
  localProfileKey,
  localProfileText,
  type SavedProfile,
  saveLocalProfile,
} from '#entities/taste-profile/local-profile.ts';
import { tasteChannel, tasteProfileQuery } from '#entities/taste-profile/taste-profile.queries.ts';
import { call } from '#lib/api.ts';
import { conflictOf } from '#lib/api-error.ts';
import { announce } from '#lib/follow.ts';
import { useUser } from '#lib/session.ts';
import { mergedValues, toFormValues } from './taste-form-values.ts';

export type SavedTaste = { profile: SavedProfile; isLocal: boolean };
/** `current` is stored now, and says something else where the form was changed: nothing was saved. */
type Refused = { current: SavedProfile };
/** `base` is what the form was filled with. */
type Save = { values: TasteProfileInput; base: SavedProfile | null };

/** Saves to the account, for a visitor to this browser, merged with what was saved elsewhere since the form was filled. */
export function useSaveTasteProfile() {
  const session = useUser();
  const queryClient = useQueryClient();

  async function saveToBrowser({ values, base }: Save): Promise<SavedTaste | Refused> {
    const { parseLocalProfile } = await import('#entities/taste-profile/parse-local-profile.ts');
    // Nothing waits from here on, so that no other tab comes between reading and writing.
    const before = localProfileText();
    const current = before === null ? null : parseLocalProfile(before);
    const merged = mergedValues(toFormValues(current), toFormValues(base), values);
    if (current && merged.conflicts.length > 0) return { current };
    const profile = current ? merged.values : values;
    const text = saveLocalProfile(profile);
    queryClient.setQueryData([localProfileKey, text], profile);
    announceLocalProfile();
    return { profile, isLocal: true };
  }

  async function saveToAccount({ values, base }: Save): Promise<SavedTaste | Refused> {
    try {
      const { profile } = await call('POST /api/taste-profile', { ...values, version: base?.version ?? 0 });
      await keepSaved(queryClient, profile);
      return { profile, isLocal: false };
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      await keepProfile(queryClient, conflict.current as TasteProfile);
      return { current: conflict.current as TasteProfile };
    }
  }

  return useMutation({
    mutationFn: (save: Save) => (session.state === 'user' ? saveToAccount(save) : saveToBrowser(save)),
    // Samples chosen under the old limits may hold what must not be eaten: not even for a moment.
    onSuccess: () => queryClient.removeQueries({ queryKey: ['/api/sample-recipes'] }),
  });
}

/** What an account has from now on, here and in other tabs. */
export async function keepSaved(queryClient: QueryClient, profile: TasteProfile): Promise<void> {
  await keepProfile(queryClient, profile);
  announce(tasteChannel);
  await settleLocalProfile(profile);
}

async function keepProfile(queryClient: QueryClient, profile: TasteProfile): Promise<void> {
  // An answer that is still on its way is older.
  await queryClient.cancelQueries(tasteProfileQuery);
  queryClient.setQueryData(tasteProfileQuery.queryKey, profile);
}
