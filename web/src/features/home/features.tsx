import { AllergyDemo } from './allergy-demo.tsx';
import { FeatureCard } from './feature-card.tsx';
import { ListDemo } from './list-demo.tsx';
import { ReceiptDemo } from './receipt-demo.tsx';
import { RecipeDemo } from './recipe-demo.tsx';
import { SectionHeading } from './section-heading.tsx';
import { SmallFeatures } from './small-features.tsx';
import { WeekDemo } from './week-demo.tsx';

export function Features() {
  return (
    <section id="features" tabIndex={-1} aria-labelledby="features-title" className="page-width py-section">
      <SectionHeading id="features-title" title="From what you love to what’s for dinner">
        Five minutes to set up. After that, the question of what to cook has an answer.
      </SectionHeading>
      <div className="mt-10 grid gap-5 md:grid-cols-2 lg:mt-14 lg:grid-cols-6 lg:gap-6">
        <FeatureCard
          className="lg:col-span-3"
          title="Recipes that match your taste and skill"
          text="Say what you like, how hot, how long, for how many. The AI writes recipes for exactly that kitchen."
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
          title="A week you can see at once"
          text="Breakfast, lunch and dinner from Monday to Sunday. Copy a good week to the next, and follow it in your own calendar."
        >
          <WeekDemo />
        </FeatureCard>
        <FeatureCard
          className="lg:col-span-3"
          title="One list, in the order of the shop"
          text="Everything the week needs, added up and sorted by section. Two cups and 250 ml of milk are one line."
        >
          <ListDemo />
        </FeatureCard>
        <FeatureCard
          className="lg:col-span-3"
          title="Show it a receipt"
          text="A photo of your groceries teaches it what you buy, and the next recipes use up what is already at home."
        >
          <ReceiptDemo />
        </FeatureCard>
      </div>
      <SmallFeatures />
    </section>
  );
}
