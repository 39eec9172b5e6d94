import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { refetchActive } from '#lib/refetch-active.ts';
import { useUser } from '#lib/session.ts';
import { useOnStale } from '#lib/tab-sync.ts';
import { loadAccountProfile } from './load-account-profile.ts';
import {
  localProfileKey,
  readLocalProfile,
  type SavedProfile,
  useLocalProfileText,
} from './local-profile.ts';

export const tasteChannel = 'taste-profile';

/** Only for signed-in people. */
export const tasteProfileQuery = queryOptions({
  queryKey: ['/api/taste-profile'],
  queryFn: loadAccountProfile,
});

type TasteProfileState = {
  state: 'loading' | 'ready' | 'error';
  /** Null before the first save. */
  profile: SavedProfile | null;
  /** True for visitors, whose profile is stored in this browser. */
  isLocal: boolean;
  retry: () => void;
};

/** The taste profile of the account, or a visitor's local one. */
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

/** Use once in the app: updates open pages after a save in another tab or on another device. */
function useLiveTasteProfile() {
  const { state } = useUser();
  const client = useQueryClient();
  useOnStale(tasteChannel, () => {
    if (state === 'user') void look();
  });

  async function look() {
    const { queryKey } = tasteProfileQuery;
    const before = client.getQueryData(queryKey);
    await refetchActive(client, queryKey);
    if (client.getQueryData(queryKey)?.version === before?.version) return;
    // As after a save: no page may show samples that the new limits exclude.
    client.removeQueries({ queryKey: ['/api/sample-recipes'], type: 'inactive' });
    await client.invalidateQueries({ queryKey: ['/api/sample-recipes'] });
  }
}

/** Render once in the app: updates open pages after a save in another tab or on another device. */
export function FollowTasteProfile() {
  useLiveTasteProfile();
  return null;
}

/** Render once in the app: moves a visitor's profile to the account on the first page after sign-in. */
export function MoveLocalProfile() {
  const { state } = useUser();
  const hasLocal = useLocalProfileText() !== null;
  useQuery({ ...tasteProfileQuery, enabled: state === 'user' && hasLocal });
  return null;
}

export type VisitorTaste = Pick<
  TasteProfileInput,
  'allergies' | 'avoidedFoods' | 'dietaryRestrictions' | 'cuisinePreferences' | 'timePreference' | 'mealTypes'
>;

/** The taste that a visitor's requests for samples include, because the server has no profile for visitors. */
export function visitorTasteOf({ profile, isLocal }: TasteProfileState): VisitorTaste | null {
  if (!profile || !isLocal) return null;
  const { allergies, avoidedFoods, dietaryRestrictions, cuisinePreferences, timePreference, mealTypes } =
    profile;
  return { allergies, avoidedFoods, dietaryRestrictions, cuisinePreferences, timePreference, mealTypes };
}
