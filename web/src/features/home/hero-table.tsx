import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Plate } from '#ui/plate.tsx';
import { type Dish, tastes } from './tastes.ts';

/** The product in one picture: choose a taste, and what is on the table changes. */
export function HeroTable() {
  const [chosen, setChosen] = useState(tastes[0]!);
  const [breakfast, dinner, lunch] = chosen.dishes;
  return (
    <div className="rounded-3xl bg-sunk p-4 sm:p-7">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-3 font-semibold text-sm">What do you like?</legend>
        {tastes.map((taste) => (
          <button
            key={taste.name}
            type="button"
            aria-pressed={taste === chosen}
            onClick={() => setChosen(taste)}
            className="touch-area rounded-full bg-card px-3.5 py-1.5 font-medium text-ink text-sm inset-ring inset-ring-line transition-colors hover:inset-ring-edge aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:inset-ring-ink"
          >
            {taste.name}
          </button>
        ))}
      </fieldset>
      <div aria-live="polite" className="mt-7 grid grid-cols-[1fr_1.7fr_1fr] items-end gap-3 sm:gap-5">
        <TableDish dish={breakfast} />
        <TableDish dish={dinner} />
        <TableDish dish={lunch} />
      </div>
      <p className="mt-4 flex items-center gap-2.5 border-line border-t pt-4 text-sm text-soft sm:mt-5 sm:pt-5">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
        Checked against your allergies before it reaches the table.
      </p>
    </div>
  );
}

function TableDish({ dish }: { dish: Dish }) {
  return (
    <figure className="grid content-end gap-3 text-center">
      <Plate pictures={dish.pictures} tint={dish.tint} size="fill" />
      <figcaption className="min-h-19 sm:min-h-16">
        <span className="block font-semibold text-sm leading-tight sm:text-base">{dish.title}</span>
        <span className="mt-1 block text-soft text-xs">{dish.facts}</span>
      </figcaption>
    </figure>
  );
}
