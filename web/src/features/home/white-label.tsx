import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { mailTo } from '#lib/product.ts';
import { Button } from '#ui/button.tsx';
import { Plate } from '#ui/plate.tsx';

const brands = [
  { name: 'A grocer', tint: '#58a67d', pictures: ['broccoli', 'carrot', 'tomato'] },
  { name: 'A gym', tint: '#6f8fd6', pictures: ['egg', 'avocado', 'banana'] },
  { name: 'A clinic', tint: '#e0654a', pictures: ['green-salad', 'lemon', 'olive'] },
];

export function WhiteLabel() {
  return (
    <section
      id="white-label"
      tabIndex={-1}
      aria-labelledby="white-label-title"
      className="page-width grid items-center gap-10 py-section lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <h2 id="white-label-title" className="text-5xl">
          Your name on the menu
        </h2>
        <p className="mt-4 max-w-[34em] text-lg text-soft">
          {productName} as a white label: the planner, the recipes and the safety checks under your own brand
          and domain, for your shoppers, members or patients.
        </p>
        <Button variant="secondary" className="mt-6" asChild>
          <a href={mailTo('White label')}>Talk About White Label</a>
        </Button>
      </div>
      <ul className="grid grid-cols-3 gap-3 sm:gap-5">
        {brands.map(({ name, tint, pictures }) => (
          <li
            key={name}
            className="grid justify-items-center gap-4 rounded-2xl px-3 py-6 text-center sm:px-5 sm:py-8"
            style={{ background: `color-mix(in oklab, ${tint} 20%, var(--color-paper))` }}
          >
            <Plate pictures={pictures} tint={tint} size="fill" className="max-w-36" />
            <span className="font-bold font-display text-lg tracking-tight">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
