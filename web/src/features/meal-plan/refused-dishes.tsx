import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { refusedQuery, useAllowDish } from './plan-week.queries.ts';

/** Dishes excluded from suggestions, which can be allowed again. Renders nothing if there are none. */
export function RefusedDishes() {
  const { data } = useQuery(refusedQuery);
  const allow = useAllowDish();
  if (!data || data.refusedDishes.length === 0) return null;
  return (
    <section aria-labelledby="refused-dishes">
      <h4 id="refused-dishes" className="font-medium font-sans text-base tracking-normal">
        Never suggested
      </h4>
      <ul className="mt-1">
        {data.refusedDishes.map(({ id, title }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-line border-b py-1.5 last:border-b-0"
          >
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <Button
              size="sm"
              variant="soft"
              aria-label={`Suggest ${title} again`}
              onClick={() => allow.mutate(id)}
            >
              Suggest again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
