import { pagePaths } from '@plateful/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { generatePath, Link } from 'react-router';
import { useBringBack } from '#entities/recipe/remove-recipe.tsx';
import { call, type Output } from '#lib/api.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

type Removed = Output<'GET /api/own-recipes/removed'>['recipes'];

/** Recently deleted recipes, which can be restored. */
export function RemovedRecipes() {
  const { data } = useQuery({
    queryKey: ['/api/own-recipes', 'removed'],
    queryFn: ({ signal }) => call('GET /api/own-recipes/removed', {}, signal),
  });
  if (!data || data.recipes.length === 0) return null;
  return (
    <section aria-label="Removed recipes" className="mt-10 max-w-text border-edge/25 border-t pt-3">
      <Disclosure title={`Removed recipes (${data.recipes.length})`}>
        <RemovedList recipes={data.recipes} />
      </Disclosure>
    </section>
  );
}

function RemovedList({ recipes }: { recipes: Removed }) {
  const { mutate, isPending, variables } = useBringBack();
  const list = useRef<HTMLUListElement>(null);

  function bringBack(id: string) {
    // The row disappears, so move the focus to the summary.
    list.current?.closest('details')?.querySelector('summary')?.focus();
    mutate(id);
  }

  return (
    <ul ref={list} className="divide-y divide-edge/25">
      {recipes.map(({ id, title, until }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <Link
              to={generatePath(pagePaths.recipe, { id })}
              className="wrap-anywhere font-medium text-base text-ink underline underline-offset-4"
            >
              {title}
            </Link>
            <p>
              Permanently deleted on <time dateTime={until}>{formatDate(until)}</time>
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            icon={<Undo2 />}
            busy={isPending && variables === id}
            busyText="Restoring..."
            onClick={() => bringBack(id)}
            aria-label={`Restore ${title}`}
          >
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}
