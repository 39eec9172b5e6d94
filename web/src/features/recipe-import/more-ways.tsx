import { pagePaths } from '@plateful/contract/pages.ts';
import { Disclosure } from '#ui/disclosure.tsx';

/** React blocks javascript: URLs. This one is ours and only opens this page. */
function asBookmark(element: HTMLAnchorElement | null) {
  element?.setAttribute(
    'href',
    `javascript:location.href='${location.origin}${pagePaths.importRecipe}?url='+encodeURIComponent(location.href)`,
  );
}

export function MoreWays() {
  return (
    <div className="mt-8 grid max-w-text gap-1">
      <Disclosure title="From your phone’s share menu">
        On Android, install Plateful on your home screen. Then share a recipe’s page from your browser and
        choose Plateful. On an iPhone, web apps are not in the share menu: copy the page’s link there and
        paste it above.
      </Disclosure>
      <Disclosure title="From the bookmarks of your browser">
        <p>Drag this to your bookmarks. On a recipe’s page, press it there.</p>
        <p className="mt-3">
          <a
            href={pagePaths.importRecipe}
            ref={asBookmark}
            className="inline-flex min-h-touch items-center rounded-full border border-line px-5 font-medium"
          >
            Save to Plateful
          </a>
        </p>
      </Disclosure>
    </div>
  );
}
