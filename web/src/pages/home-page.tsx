import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Pricing } from '#features/billing/pricing.tsx';
import { useUpgraded } from '#features/billing/use-return-parameter.ts';
import { Features } from '#features/home/features.tsx';
import { Hero } from '#features/home/hero.tsx';
import { SiteData } from '#features/home/site-data.tsx';
import { Testimonials } from '#features/home/testimonials.tsx';
import { WhiteLabel } from '#features/home/white-label.tsx';
import { PageTitle } from '#lib/page-title.tsx';

const description =
  'Plan meals that fit your taste, your allergies and your week: AI recipes, a weekly planner and shopping lists sorted for the store.';

export function HomePage() {
  useUpgraded();
  return (
    <>
      <PageTitle isWhole description={description}>
        {`${productName}: AI That Knows Your Taste, Perfect Meal Plans`}
      </PageTitle>
      <SiteData />
      <Hero />
      <Features />
      <Pricing />
      <Testimonials />
      <WhiteLabel />
    </>
  );
}
