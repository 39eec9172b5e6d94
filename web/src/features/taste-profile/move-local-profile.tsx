import { useQuery } from '@tanstack/react-query';
import { useLocalProfileText } from '#entities/taste-profile/local-profile.ts';
import { tasteProfileQuery } from '#entities/taste-profile/taste-profile.queries.ts';
import { useUser } from '#lib/session.ts';

/** Once in the app: whatever page somebody lands on after signing in, what they set up as a visitor comes along. */
export function MoveLocalProfile() {
  const { state } = useUser();
  const hasLocal = useLocalProfileText() !== null;
  useQuery({ ...tasteProfileQuery, enabled: state === 'user' && hasLocal });
  return null;
}
