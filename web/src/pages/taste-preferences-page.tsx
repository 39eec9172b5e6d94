import { pagePaths } from '@plateful/contract/pages.ts';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { ReceiptInsights } from '#features/receipts/receipt-insights.tsx';
import { ReceiptUpload } from '#features/receipts/receipt-upload.tsx';
import { ProfileCompleteCard } from '#features/taste-profile/profile-complete-card.tsx';
import type { SavedTaste } from '#features/taste-profile/save-taste-profile.ts';
import { TasteForm } from '#features/taste-profile/taste-form.tsx';
import { TasteFormSkeleton } from '#features/taste-profile/taste-form-skeleton.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { toast } from '#ui/toast-store.ts';

export function TastePreferencesPage() {
  const { state, profile, isLocal, retry } = useTasteProfile();
  const [saves, setSaves] = useState(0);
  const [shown, setShown] = useState<{ profile: typeof profile } | null>(null);
  // Keep the form while the profile reloads, after a change of account or in another tab.
  if (state === 'ready' && (!shown || shown.profile !== profile)) setShown({ profile });
  const heading = useRef<HTMLHeadingElement>(null);

  function tryAgain() {
    retry();
    // The button disappears, so move the focus.
    heading.current?.focus();
  }

  function celebrate(saved: SavedTaste) {
    toast({
      title: 'Taste preferences saved!',
      description: saved.isLocal
        ? 'Your preferences are saved locally. Sign up to sync across devices and get personalized recipes!'
        : "Your personalized meal recommendations are ready. Let's generate some recipes!",
    });
    setSaves(saves + 1);
  }

  return (
    <div className="page-width max-w-[64rem] pt-4 pb-16 sm:pt-6">
      <PageTitle>Set Up Your Taste Profile</PageTitle>
      <BackToHome />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-5xl">
        Set Up Your Taste Profile
      </h1>
      <p className="mt-3 max-w-text text-lg text-soft">
        It takes two minutes, and then every recipe fits your taste, your household and your allergies. You
        can change it at any time.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-5">
        {state !== 'error' && shown?.profile && (
          <ProfileCompleteCard recipesPath={pagePaths.recipes} isLocal={isLocal} saves={saves} />
        )}
        {/* Shown together, so that the card above does not push the form down. */}
        {state === 'loading' && !shown ? <TasteFormSkeleton /> : <ReceiptUpload />}
        {state === 'error' && (
          <>
            <LoadFailure title="We could not load your taste profile" onRetry={tryAgain} />
            <ReceiptInsights />
          </>
        )}
        {shown && (
          <div hidden={state === 'error'}>
            <TasteForm
              profile={shown.profile}
              onSaved={celebrate}
              below={(draft) => <ReceiptInsights adding={draft} />}
            />
          </div>
        )}
      </div>
      <div className="mt-8 flex justify-center">
        <BackToHome />
      </div>
    </div>
  );
}

function BackToHome() {
  return (
    <Button asChild variant="quiet" className="-ml-3 px-3.5">
      <Link to={pagePaths.home}>
        <ArrowLeft />
        Back to Home
      </Link>
    </Button>
  );
}
