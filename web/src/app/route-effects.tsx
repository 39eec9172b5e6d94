import { pagePaths } from '@plateful/contract/pages.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { matchPath, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useSiteOrigin } from '#lib/site-origin.ts';
import { scrollKeyOf, scrollStorageKey } from './scroll-restoration.ts';

/** A new page starts at the top, Back restores the scroll position; scrolling is smooth only within a page. */
export function ScrollPosition() {
  return (
    <>
      <JumpOnNewPage />
      <ScrollRestoration getKey={scrollKeyOf} storageKey={scrollStorageKey} />
    </>
  );
}

// The layout effect runs before the one that scrolls, the effect after it.
function JumpOnNewPage() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page.
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    // Chromium scrolls with the last computed style: reading it applies the change.
    getComputedStyle(document.documentElement).getPropertyValue('scroll-behavior');
  }, [pathname]);
  useEffect(() => {
    document.documentElement.style.removeProperty('scroll-behavior');
  });
  return null;
}

/** After navigation, moves the focus to the linked section or the heading, for keyboards and screen readers. */
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

/** A thin line at the top while the code of the next page is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden print:hidden">
      <div className="h-full w-1/2 animate-travel bg-brand" />
    </div>
  );
}

/** The one address of a page for search engines and link previews: without query, on one domain. */
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
