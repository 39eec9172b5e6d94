import { built } from 'virtual:built-client';
import type { IdentityPage as Page } from '@plateful/contract/identity-pages.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { IdentityPage } from '#pages/identity-page.tsx';
import { Logo } from './logo.tsx';

const legalLinks = [
  { path: pagePaths.privacyPolicy, name: 'Privacy Policy' },
  { path: pagePaths.terms, name: 'Terms of Service' },
  { path: pagePaths.legalNotice, name: 'Legal Notice' },
];

/**
 * The whole document of a page about signing in: plain forms, which work without JavaScript. The application does not run here;
 * the one script is for passkeys.
 */
export function renderIdentityPage(page: Page): string {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="robots" content="noindex" />
          <script src="/theme.js" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href={built.styles} />
          {(page.page === 'sign-in' || page.page === 'security') && (
            <script type="module" src={built.passkeys} />
          )}
        </head>
        <body className="flex min-h-dvh flex-col">
          <header className="page-width py-2.5">
            <Logo />
          </header>
          <main className="page-width flex flex-1 flex-col items-center pt-4 pb-12 sm:pt-10">
            <IdentityPage {...page} />
          </main>
          <footer className="flex flex-wrap justify-center gap-x-6 px-4 pb-5">
            {legalLinks.map(({ path, name }) => (
              <a
                key={path}
                href={path}
                className="inline-flex min-h-touch items-center rounded-sm text-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </a>
            ))}
          </footer>
        </body>
      </html>
    </StaticRouter>,
  );
  return `<!doctype html>${html}`;
}
