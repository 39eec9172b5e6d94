import { Outlet } from 'react-router';
import { SaveWishedFavorite } from '#entities/recipe/wished-favorite.tsx';
import { FollowTasteProfile, MoveLocalProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { CookiePreferences } from '#features/consent/cookie-preferences.tsx';
import { RecordConsent } from '#features/consent/record-consent.tsx';
import { AskLocalLimits } from '#features/taste-profile/ask-local-limits.tsx';
import { useAboveCovered } from '#ui/covered-bottom.ts';
import { Toaster } from '#ui/toaster.tsx';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { CanonicalLink, FocusAfterNavigation, NavigationProgress, ScrollPosition } from './route-effects.tsx';

/** The elements around every page. */
export function Layout() {
  return (
    // The cookie banner makes the page longer instead of moving the footer of a short page.
    <div
      style={useAboveCovered()}
      className="flex min-h-[calc(100dvh+var(--covered-bottom,0px))] flex-col pb-[var(--covered-bottom,0px)] print:min-h-0 print:pb-0"
    >
      <a
        href="#content"
        className="sr-only print:hidden z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <ConsentBanner />
      <NavigationProgress />
      <NavBar />
      <AskLocalLimits />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <Toaster />
      <CookiePreferences />
      <RecordConsent />
      <MoveLocalProfile />
      <SaveWishedFavorite />
      <FollowTasteProfile />
      <CanonicalLink />
      <ScrollPosition />
      <FocusAfterNavigation />
    </div>
  );
}
