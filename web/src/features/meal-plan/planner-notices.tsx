import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';

export function UncheckedNotice() {
  const { state, retry } = useTasteProfile();
  if (state !== 'error') return null;
  return (
    <Alert
      tone="attention"
      announce
      className="mb-6"
      title="Your allergies could not be loaded"
      action={
        <Button size="sm" variant="secondary" onClick={retry}>
          Try Again
        </Button>
      }
    >
      Until then, meals below are not checked against them.
    </Alert>
  );
}

export function WeekFailure({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  return (
    <LoadFailure
      title={isOffline ? 'You seem to be offline' : 'We could not load this week'}
      onRetry={onRetry}
    >
      {isOffline
        ? 'Your plan is safe with us. Check your connection, then try again.'
        : 'Your plan is safe. Please try again in a moment.'}
    </LoadFailure>
  );
}
