import { useFollowTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';

/** Once in the app: every open page shows what is saved in another tab or on another device. */
export function FollowTasteProfile() {
  useFollowTasteProfile();
  return null;
}
