import { pagePaths } from '@plateful/contract/pages.ts';
import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { useNavigate } from 'react-router';
import { useOnline } from '#lib/use-online.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusHeading, listHeadingIdOf } from './focus-heading.ts';
import { useRefreshList } from './list-actions.queries.ts';
import { NeedsNetwork } from './needs-network.tsx';

/** A notice that the plan has changed since the list was created, with an update button. */
export function PlanChanged({ list: { id, days } }: { list: ShoppingList }) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const refresh = useRefreshList(() => void navigate(pagePaths.mealPlan));
  if (!days) return null;
  return (
    <Alert
      className="mt-4 print:hidden"
      title="Your plan has changed"
      action={
        <Button
          size="sm"
          disabled={!isOnline}
          busy={refresh.isPending}
          onClick={() => refresh.mutate(days, { onSuccess: () => focusHeading(listHeadingIdOf(id)) })}
        >
          Update list
        </Button>
      }
    >
      Your check marks, your own items and your changes are kept.
      <NeedsNetwork />
    </Alert>
  );
}
