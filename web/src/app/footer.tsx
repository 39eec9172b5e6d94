import type { ReactNode } from 'react';
import { CookiePreferencesButton } from '#features/consent/cookie-preferences.tsx';
import { mailTo, productName } from '#lib/product.ts';
import { SectionLink } from '#lib/section-link.tsx';
import { Logo } from './logo.tsx';

const linkClass =
  'inline-flex min-h-touch items-center rounded-sm text-soft hover:text-ink hover:underline underline-offset-4';

export function Footer() {
  return (
    <footer className="border-line border-t bg-sunk">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-8 py-12 md:grid-cols-[1.4fr_1fr_1fr] md:py-16">
        <div className="col-span-2 max-w-sm md:col-span-1">
          <Logo />
          <p className="mt-3 text-soft">
            Recipes, weeks and shopping lists that know your taste, and your allergies.
          </p>
        </div>
        <FooterGroup title="Product">
          <li>
            <SectionLink section="features" className={linkClass}>
              Features
            </SectionLink>
          </li>
          <li>
            <SectionLink section="pricing" className={linkClass}>
              Pricing
            </SectionLink>
          </li>
          <li>
            <SectionLink section="white-label" className={linkClass}>
              White Label
            </SectionLink>
          </li>
        </FooterGroup>
        <FooterGroup title="Company">
          <li>
            <a href={mailTo(`A question about ${productName}`)} className={linkClass}>
              Contact
            </a>
          </li>
        </FooterGroup>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t py-6">
        <p className="max-w-text text-sm text-soft">
          GDPR: your data is yours. It is used to cook for you, stays on our own server, and is never sold. AI
          recipes are suggestions only: always check labels if you have an allergy.
        </p>
        <CookiePreferencesButton className={linkClass} />
      </div>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-bold text-base">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </nav>
  );
}
