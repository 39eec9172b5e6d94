import { pagePaths } from '@plateful/contract/pages.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Disclosure } from '#ui/disclosure.tsx';

/** React blocks javascript: URLs. This one is ours and only opens this page. */
function asBookmark(element: HTMLAnchorElement | null) {
  element?.setAttribute(
    'href',
    `javascript:location.href='${location.origin}${pagePaths.importRecipe}?url='+encodeURIComponent(location.href)`,
  );
}

export function OtherImportMethods() {
  return (
    <div className="mt-8 grid max-w-text gap-1">
      <Disclosure title="From your phone’s share menu">
        On Android, install {productName} on your home screen. Then share a recipe’s page from your browser
        and choose {productName}. iPhones do not show web apps in the share menu: copy the page’s link and
        paste it above.
      </Disclosure>
      <Disclosure title="From your browser’s bookmarks">
        <p>Drag this to your bookmarks bar, then click it on any recipe page.</p>
        <p className="mt-3">
          <a
            href={pagePaths.importRecipe}
            ref={asBookmark}
            className="inline-flex min-h-touch items-center rounded-full border border-line px-5 font-medium"
          >
            Save to {productName}
          </a>
        </p>
      </Disclosure>
    </div>
  );
}
