import { pagePaths } from '@plateful/contract/pages.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { matchPath, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useSiteOrigin } from '#lib/site-origin.ts';
import { placeOf, placesKey } from './return-to-place.ts';

/** A new page starts at its top, a page gone back to where it was left; only within a page is scrolling smooth. */
export function ScrollPosition() {
  return (
    <>
      <JumpOnNewPage />
      <ScrollRestoration getKey={placeOf} storageKey={placesKey} />
    </>
  );
}

// Its layout effect runs before the one that scrolls, its effect after it.
function JumpOnNewPage() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page.
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    // Chromium scrolls by the style that was last computed: reading it makes the new one count.
    getComputedStyle(document.documentElement).getPropertyValue('scroll-behavior');
  }, [pathname]);
  useEffect(() => {
    document.documentElement.style.removeProperty('scroll-behavior');
  });
  return null;
}

/** After a change of page, the keyboard and screen readers go on from the linked section or the new heading. */
export function FocusAfterNavigation() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    const target =
      section ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}

/** A thin line along the top while the next page's code is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden print:hidden">
      <div className="h-full w-1/2 animate-travel bg-brand" />
    </div>
  );
}

/** A page has one address for search engines and share sheets, without its query and on one domain. */
export function CanonicalLink() {
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  const isPage = Object.values(pagePaths).some((path) => matchPath(path, pathname));
  return (
    isPage && (
      <>
        <link rel="canonical" href={origin + pathname} />
        <meta property="og:url" content={origin + pathname} />
      </>
    )
  );
}
