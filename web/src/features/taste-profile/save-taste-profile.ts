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
import { useUser } from '#lib/session.ts';
import { announce } from '#lib/tab-sync.ts';
import { mergedValues, toFormValues } from './taste-form-values.ts';

export type SavedTaste = { profile: SavedProfile; isLocal: boolean };
/** A conflict: `current` is the stored profile, which differs in fields changed here. Nothing was saved. */
type Refused = { current: SavedProfile };
/** `base` has the initial values of the form. */
type Save = { values: TasteProfileInput; base: SavedProfile | null };

/**
 * Saves to the account or, for visitors, to this browser, merged with changes saved elsewhere since the form was
 * loaded.
 */
export function useSaveTasteProfile() {
  const session = useUser();
  const queryClient = useQueryClient();

  async function saveToBrowser({ values, base }: Save): Promise<SavedTaste | Refused> {
    const { parseLocalProfile } = await import('#entities/taste-profile/parse-local-profile.ts');
    // Synchronous from here on, so that no other tab can write between the read and the write.
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
    // Samples selected with the old limits may contain allergens and must not be shown, even briefly.
    onSuccess: () => queryClient.removeQueries({ queryKey: ['/api/sample-recipes'] }),
  });
}

/** Updates the cached profile here and in other tabs. */
export async function keepSaved(queryClient: QueryClient, profile: TasteProfile): Promise<void> {
  await keepProfile(queryClient, profile);
  announce(tasteChannel);
  await settleLocalProfile(profile);
}

async function keepProfile(queryClient: QueryClient, profile: TasteProfile): Promise<void> {
  // A response in flight may be older.
  await queryClient.cancelQueries(tasteProfileQuery);
  queryClient.setQueryData(tasteProfileQuery.queryKey, profile);
}
