import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { useOnline } from '#lib/use-online.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { focusHeading, listHeadingIdOf } from './focus-heading.ts';
import { useChooseTwin } from './list-actions.queries.ts';
import { NeedsNetwork } from './needs-network.tsx';

/** Suggestions to buy one food instead of two similar ones. Nothing changes without a click. */
export function TwinProposals({ list }: { list: ShoppingList }) {
  const choose = useChooseTwin(list.id);
  const isOnline = useOnline();
  const open = new Set(list.items.flatMap((item) => (item.checked || item.isAtHome ? [] : item.foodId)));
  // Excludes items that were checked off or removed since.
  const twins = (list.twins ?? []).filter(({ keep, drop }) => open.has(keep) && open.has(drop));
  if (twins.length === 0) return null;
  const onSuccess = () => focusHeading(listHeadingIdOf(list.id));
  return (
    <div className="mt-4 print:hidden">
      <Disclosure
        title={
          twins.length === 1 ? 'You could buy one item less' : `You could buy ${twins.length} items less`
        }
      >
        <ul className="grid gap-4">
          {twins.map(({ keep, drop, why }) => (
            <li
              key={`${keep} ${drop}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <span>{why}.</span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={!isOnline}
                  busy={
                    choose.isPending && choose.variables.drop === drop && choose.variables.choice === 'one'
                  }
                  onClick={() => choose.mutate({ keep, drop, choice: 'one' }, { onSuccess })}
                >
                  Buy one
                  <VisuallyHidden> since {why}</VisuallyHidden>
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={!isOnline}
                  onClick={() => choose.mutate({ keep, drop, choice: 'both' }, { onSuccess })}
                >
                  Keep both
                  <VisuallyHidden> although {why}</VisuallyHidden>
                </Button>
              </span>
            </li>
          ))}
        </ul>
        <NeedsNetwork className="mt-3" />
      </Disclosure>
    </div>
  );
}
