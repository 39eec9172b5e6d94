import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { useSignUpPath } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';

/** Shown if the taste profile failed to load: without the allergies, cards show no safety claims. */
export function TasteErrorNotice() {
  const { state, retry } = useTasteProfile();
  if (state !== 'error') return null;
  return (
    <LoadFailure title="Your taste preferences could not be loaded" onRetry={retry}>
      Until they load, we cannot tell you which of these recipes fit your allergies.
    </LoadFailure>
  );
}

export function SignUpNotice() {
  const signUpPath = useSignUpPath();
  return (
    <Alert
      title="These are sample recipes"
      action={
        <Button size="sm" variant="secondary" asChild>
          <a href={signUpPath}>Sign Up</a>
        </Button>
      }
    >
      Sign up to keep your favorites, plan your week and get recipes for your own taste.
    </Alert>
  );
}
