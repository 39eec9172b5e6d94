import { CalendarCheck, Download, Heart, Leaf, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/section-heading.tsx';
import { AllergyDemo, ListDemo, ReceiptDemo, RecipeDemo, WeekDemo } from './demos.tsx';

export function Features() {
  return (
    <section id="features" tabIndex={-1} aria-labelledby="features-title" className="page-width py-section">
      <SectionHeading id="features-title" title="From what you love to what’s for dinner">
        Five minutes to set up. After that, you always know what to cook.
      </SectionHeading>
      <div className="mt-10 grid gap-5 md:grid-cols-2 lg:mt-14 lg:grid-cols-6 lg:gap-6">
        <FeatureCard
          className="lg:col-span-3"
          title="Recipes that match your taste and skill"
          text="Tell us what you like, how spicy, how much time you have and how many you cook for. The AI writes recipes for exactly that."
        >
          <RecipeDemo />
        </FeatureCard>
        <FeatureCard
          className="lg:col-span-3"
          title="Allergies come first"
          text="Every recipe is checked for nine allergens and your diets before you see it, down to what is in the sauce."
        >
          <AllergyDemo />
        </FeatureCard>
        <FeatureCard
          className="md:col-span-2 lg:col-span-6"
          isWide
          title="Your whole week at a glance"
          text="Breakfast, lunch and dinner from Monday to Sunday. Copy a good week to the next one, and see it in your own calendar."
        >
          <WeekDemo />
        </FeatureCard>
        <FeatureCard
          className="lg:col-span-3"
          title="One list, in the order of your store"
          text="Everything the week needs, added up and sorted by section. Two cups and 250 ml of milk become one line."
        >
          <ListDemo />
        </FeatureCard>
        <FeatureCard
          className="lg:col-span-3"
          title="Show it a receipt"
          text="A photo of your grocery receipt shows what you buy, and the next recipes use up what is already at home."
        >
          <ReceiptDemo />
        </FeatureCard>
      </div>
      <SmallFeatures />
    </section>
  );
}

type FeatureCardProps = {
  title: string;
  text: string;
  children: ReactNode;
  className?: string;
  isWide?: boolean;
};

/** A feature and an illustration of it. The illustration is hidden from screen readers, as the text says the same. */
function FeatureCard({ title, text, children, className = '', isWide = false }: FeatureCardProps) {
  return (
    <article
      className={`grid min-w-0 grid-cols-1 content-between gap-6 overflow-hidden rounded-3xl bg-card p-5 shadow-card sm:p-8 ${isWide ? 'lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-10' : ''} ${className}`}
    >
      <div className={isWide ? '' : 'max-w-[30em]'}>
        <h3>{title}</h3>
        <p className="mt-2 text-soft">{text}</p>
      </div>
      <div aria-hidden="true" className="select-none">
        {children}
      </div>
    </article>
  );
}

const features: { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: Leaf,
    title: 'Less food waste',
    text: 'Amounts fit your household, and the list has no more than you need.',
  },
  { Icon: Heart, title: 'Favorites', text: 'Keep what worked, and put it back on the plan in two taps.' },
  {
    Icon: CalendarCheck,
    title: 'Calendar sync',
    text: 'Dinner shows up where the rest of your day already is.',
  },
  {
    Icon: Download,
    title: 'Your data stays yours',
    text: 'Export everything, or delete your account for good.',
  },
];

function SmallFeatures() {
  return (
    <ul className="mt-10 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
      {features.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-bg text-leaf">
            <Icon className="size-5" />
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
