import { Features } from '#features/home/features.tsx';
import { Hero } from '#features/home/hero.tsx';
import { Pricing } from '#features/home/pricing.tsx';
import { Testimonials } from '#features/home/testimonials.tsx';
import { WhiteLabel } from '#features/home/white-label.tsx';
import { productName } from '#lib/product.ts';

const description =
  'Plan meals that fit your taste, your allergies and your week: AI recipes, a weekly planner and shopping lists sorted for the shop.';

export function HomePage() {
  return (
    <>
      <title>{`${productName}: AI That Knows Your Taste, Perfect Meal Plans`}</title>
      <meta name="description" content={description} />
      <Hero />
      <Features />
      <Pricing />
      <Testimonials />
      <WhiteLabel />
    </>
  );
}
