import { lazy, Suspense } from 'react';
import { useLocalProfileText } from '#entities/taste-profile/local-profile.ts';
import { useUser } from '#lib/session.ts';

const LeftLimitsNotice = lazy(() =>
  import('./local-limits-notice.tsx').then(
    ({ LocalLimitsNotice: LeftLimitsNotice }) => ({ default: LeftLimitsNotice }),
    // If the code cannot be loaded, the question is asked on another page.
    () => ({ default: () => null }),
  ),
);

/** Render once in the app: asks about limits that a visitor set before signing in to an account that lacks them. */
export function AskLocalLimits() {
  const { state } = useUser();
  const text = useLocalProfileText();
  if (state !== 'user' || text === null) return null;
  return (
    <Suspense fallback={null}>
      <LeftLimitsNotice text={text} />
    </Suspense>
  );
}
