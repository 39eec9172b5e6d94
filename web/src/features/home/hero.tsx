import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Link } from 'react-router';
import { SectionLink } from '#lib/section-link.tsx';
import { Button } from '#ui/button.tsx';
import { HeroTable } from './hero-table.tsx';

const stats = [
  ['AI-Powered', 'Smart Planning'],
  ['Reduce', 'Food Waste'],
  ['Save Time', 'Weekly'],
];

export function Hero() {
  return (
    <section className="page-width grid min-h-[80vh] content-center items-center gap-10 py-10 sm:py-14 lg:grid-cols-2 lg:gap-x-14">
      <div>
        <h1 className="text-display">
          AI That Knows Your Taste, <span className="block text-brand">Perfect Meal Plans</span>
        </h1>
        <p className="mt-5 max-w-[31em] text-lg text-soft sm:mt-6 lg:text-xl">
          Tell us what you love, or show us a grocery receipt. {productName} cooks up recipes that fit your
          taste, your allergies and your week.
        </p>
        <div className="mt-7 flex flex-col gap-3 sm:mt-8 sm:flex-row">
          <Button size="lg" asChild>
            <Link to="/taste-preferences">Start Planning Meals</Link>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <SectionLink section="features">See How It Works</SectionLink>
          </Button>
        </div>
      </div>
      <div className="lg:row-span-2">
        <HeroTable />
      </div>
      <ul className="grid grid-cols-3 gap-3 self-start sm:flex sm:gap-12">
        {stats.map(([what, where]) => (
          <li key={what} className="text-sm text-soft sm:text-base">
            <span className="block font-bold font-display text-ink text-lg tracking-tight sm:text-xl">
              {what}{' '}
            </span>
            {where}
          </li>
        ))}
      </ul>
    </section>
  );
}
