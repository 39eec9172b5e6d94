import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { acceptAll, decide, rejectAll, useConsent } from '#lib/consent.ts';
import type { ConsentChoice } from '#lib/parse-consent.ts';
import { Button } from '#ui/button.tsx';
import { setCoveredBottom } from '#ui/covered-bottom.ts';
import { openPreferences } from './cookie-preferences.tsx';

/** Shown on every page until there is a decision. Early in the DOM, so that it comes first in the tab order. */
export function ConsentBanner() {
  return useConsent() === null && <Banner />;
}

function Banner() {
  const banner = useRef<HTMLElement>(null);
  useCovering(banner);

  function choose(choice: ConsentChoice) {
    // The clicked button disappears, so move the focus to the page.
    if (banner.current?.contains(document.activeElement)) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
    decide(choice);
  }

  return (
    <section
      ref={banner}
      aria-label="Cookie consent"
      className="fixed inset-x-0 bottom-0 z-30 max-h-[60dvh] animate-rise-in overflow-y-auto overscroll-contain border-line border-t bg-pop pb-[env(safe-area-inset-bottom)] shadow-float print:hidden"
    >
      <div className="page-width grid gap-x-8 gap-y-3 py-3.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <p className="max-w-3xl text-sm">
          {productName} stores what it needs to work and what you set yourself. May it also remember small
          choices for next time? There are no ads, and nothing is shared with others.{' '}
          <Link to="/cookie-policy" className="link">
            Cookie Policy
          </Link>
        </p>
        {/* Equal buttons: rejecting must be as easy as accepting. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5.625rem,1fr))] gap-2 sm:max-lg:w-96 lg:grid-cols-3">
          <Button variant="secondary" className="px-1 lg:px-5" onClick={() => choose(rejectAll)}>
            Reject All
          </Button>
          <Button variant="secondary" className="px-1 lg:px-5" onClick={() => void openPreferences()}>
            Customize
          </Button>
          <Button variant="secondary" className="px-1 lg:px-5" onClick={() => choose(acceptAll)}>
            Accept All
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Notes the height that `element` covers at the bottom of the window. */
function useCovering(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const covering = element.current;
    if (!covering) return;
    // It reports the first height too, before the next paint and without a layout of its own.
    const observer = new ResizeObserver(() => setCoveredBottom(covering.offsetHeight));
    observer.observe(covering);
    return () => {
      observer.disconnect();
      setCoveredBottom(0);
    };
  }, [element]);
}
