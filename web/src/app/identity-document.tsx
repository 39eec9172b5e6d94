import type { IdentityPage as Page } from '@plateful/contract/identity-pages.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { IdentityPage } from '#pages/identity-page.tsx';
import { fillTemplate } from './fill-template.ts';
import { Logo } from './logo.tsx';

const legalLinks = [
  { path: pagePaths.privacyPolicy, name: 'Privacy Policy' },
  { path: pagePaths.terms, name: 'Terms of Service' },
  { path: pagePaths.legalNotice, name: 'Legal Notice' },
];

type RenderInput = {
  /** The built `identity.html`. */
  template: string;
  page: Page;
};

/**
 * Renders the document of a sign-in page: plain forms that work without JavaScript. The application does not run here;
 * the only script is for passkeys.
 */
export function renderIdentityPage({ template, page }: RenderInput): string {
  const body = renderToStaticMarkup(
    <StaticRouter location="/">
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
    </StaticRouter>,
  );
  return fillTemplate(template, body);
}
