import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { mailTo } from '#lib/product.ts';
import { Button } from '#ui/button.tsx';
import { Plate } from '#ui/plate.tsx';

export function Testimonials() {
  return (
    <section
      id="testimonials"
      tabIndex={-1}
      aria-labelledby="testimonials-title"
      className="bg-sunk py-section"
    >
      <div className="page-width grid items-center gap-10 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <div>
          <h2 id="testimonials-title" className="text-5xl">
            No made-up reviews
          </h2>
          <p className="mt-4 text-lg text-soft">
            {productName} is new, and we do not invent customers. Cook with it for a week, tell us how it
            went, and yours can be the first review here.
          </p>
          <Button variant="secondary" className="mt-6" asChild>
            <a href={mailTo(`My review of ${productName}`)}>Write the First Review</a>
          </Button>
        </div>
        <figure className="rounded-3xl bg-card p-6 shadow-card sm:p-10">
          <blockquote className="font-display font-semibold text-2xl leading-snug tracking-tight">
            <p>
              “Every evening at six I stood in front of a full fridge with no idea what to cook. There are
              millions of recipes, but none of them knew who sits at our table. So I am building one that
              does.”
            </p>
          </blockquote>
          <figcaption className="mt-6 flex items-center gap-4">
            <Plate pictures={['carrot']} tint="#f6b93b" size={52} />
            <span className="text-soft">
              <span className="block font-semibold text-ink">The founder</span>
              one person, who answers every email
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
