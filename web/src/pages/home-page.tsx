import { CheckoutForm } from '#features/billing/checkout-form.tsx';
import { ProWaitlist } from '#features/billing/pro-waitlist.tsx';
import { useUpgraded } from '#features/billing/use-upgraded.ts';
import { Features } from '#features/home/features.tsx';
import { Hero } from '#features/home/hero.tsx';
import { Pricing } from '#features/home/pricing.tsx';
import { SiteData } from '#features/home/site-data.tsx';
import { Testimonials } from '#features/home/testimonials.tsx';
import { WhiteLabel } from '#features/home/white-label.tsx';
import { productName } from '#lib/product.ts';
import { useUser } from '#lib/session.ts';
import { capitalized } from '#lib/words.ts';

const description =
  'Plan meals that fit your taste, your allergies and your week: AI recipes, a weekly planner and shopping lists sorted for the shop.';

export function HomePage() {
  useUpgraded();
  return (
    <>
      <title>{`${productName}: AI That Knows Your Taste, Perfect Meal Plans`}</title>
      <meta name="description" content={description} />
      <SiteData />
      <Hero />
      <Features />
      <Plans />
      <Testimonials />
      <WhiteLabel />
    </>
  );
}

function Plans() {
  const { user } = useUser();
  return (
    <Pricing
      current={user?.subscriptionTier ?? null}
      checkout={(billing) => (
        <CheckoutForm planSlug={`plus-${billing}`}>{`${capitalized(billing)} Checkout`}</CheckoutForm>
      )}
      waitlist={<ProWaitlist>Join Pro Waitlist</ProWaitlist>}
    />
  );
}
