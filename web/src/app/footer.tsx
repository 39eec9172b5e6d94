import { pagePaths } from '@plateful/contract/pages.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CookiePreferencesButton } from '#features/consent/cookie-preferences.tsx';
import { mailTo } from '#lib/product.ts';
import { SectionLink } from '#lib/section-link.tsx';
import { Logo } from './logo.tsx';

const linkClass =
  'inline-flex min-h-touch items-center rounded-sm text-soft hover:text-ink hover:underline underline-offset-4';

export function Footer() {
  return (
    <footer className="border-line border-t bg-sunk print:hidden">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr] md:py-16">
        <div className="col-span-full max-w-sm md:col-span-1">
          <Logo />
          <p className="mt-3 text-soft">
            Recipes, weeks and shopping lists that know your taste, and your allergies.
          </p>
        </div>
        <FooterGroup title="Product">
          <SectionLink section="features" className={linkClass}>
            Features
          </SectionLink>
          <SectionLink section="pricing" className={linkClass}>
            Pricing
          </SectionLink>
          <SectionLink section="white-label" className={linkClass}>
            White Label
          </SectionLink>
        </FooterGroup>
        <FooterGroup title="Company">
          <Link to={pagePaths.about} className={linkClass}>
            About Us
          </Link>
          <a href={mailTo(`A question about ${productName}`)} className={linkClass}>
            Contact
          </a>
          <Link to={pagePaths.help} className={linkClass}>
            Help Center
          </Link>
          <Link to={pagePaths.developers} className={linkClass}>
            Developers
          </Link>
        </FooterGroup>
        <FooterGroup title="Legal">
          <Link to={pagePaths.privacyPolicy} className={linkClass}>
            Privacy Policy
          </Link>
          <Link to={pagePaths.terms} className={linkClass}>
            Terms of Service
          </Link>
          <Link to={pagePaths.cookiePolicy} className={linkClass}>
            Cookie Policy
          </Link>
          <Link to={pagePaths.legalNotice} className={linkClass}>
            Legal Notice
          </Link>
        </FooterGroup>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t py-6">
        <p className="max-w-text text-sm text-soft">
          GDPR: your data is yours. We use it to plan your meals and never sell it. You can export or delete
          all of it at any time. AI recipes are suggestions only: always check labels if you have an allergy.
        </p>
        <CookiePreferencesButton className={linkClass} />
      </div>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-bold text-base">{title}</h2>
      <ul className="mt-2">
        {children.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the links never change.
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
