import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { useUser } from '#lib/session.ts';
import { loadAccountProfile } from './load-account-profile.ts';
import {
  announceLocalProfile,
  localProfileKey,
  readLocalProfile,
  removeLocalProfile,
  saveLocalProfile,
  useLocalProfileText,
} from './local-profile.ts';

/** Only for signed-in people. */
export const tasteProfileQuery = queryOptions({
  queryKey: ['/api/taste-profile'],
  queryFn: loadAccountProfile,
});

type TasteProfileState = {
  state: 'loading' | 'ready' | 'error';
  /** Null before the first save. */
  profile: TasteProfileInput | null;
  /** Kept in this browser only, as a visitor's is. */
  isLocal: boolean;
  retry: () => void;
};

/** The taste of whoever is looking: from the account, or from this browser for a visitor. */
export function useTasteProfile(): TasteProfileState {
  const session = useUser();
  const text = useLocalProfileText();
  const isLocal = session.state === 'anonymous';
  const account = useQuery({ ...tasteProfileQuery, enabled: session.state === 'user' });
  const local = useQuery({
    queryKey: [localProfileKey, text],
    queryFn: () => readLocalProfile(text ?? ''),
    enabled: isLocal && text !== null,
  });

  if (session.state === 'loading') return { state: 'loading', profile: null, isLocal, retry };
  if (isLocal && text === null) return { state: 'ready', profile: null, isLocal, retry };
  const { data, isFetching } = isLocal ? local : account;
  if (data !== undefined) return { state: 'ready', profile: data, isLocal, retry };
  return { state: isFetching ? 'loading' : 'error', profile: null, isLocal, retry };

  function retry() {
    void (isLocal ? local : account).refetch();
  }
}

export type SavedTaste = { profile: TasteProfileInput; isLocal: boolean };

/** Saves to the account, for a visitor to this browser. */
export function useSaveTasteProfile() {
  const session = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: TasteProfileInput): Promise<SavedTaste> => {
      if (session.state !== 'user') {
        const text = saveLocalProfile(input);
        queryClient.setQueryData([localProfileKey, text], input);
        announceLocalProfile();
        return { profile: input, isLocal: true };
      }
      const { profile } = await call('POST /api/taste-profile', input);
      queryClient.setQueryData(tasteProfileQuery.queryKey, profile);
      removeLocalProfile();
      return { profile, isLocal: false };
    },
    // Samples chosen under the old limits may hold what must not be eaten: not even for a moment.
    onSuccess: () => queryClient.removeQueries({ queryKey: ['/api/sample-recipes'] }),
  });
}
