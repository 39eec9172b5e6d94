import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { rangeFromAddress } from '#features/shopping-lists/date-range.ts';
import { goToList } from '#features/shopping-lists/focus-heading.ts';
import { GeneratorCard } from '#features/shopping-lists/generator-card.tsx';
import { NewList } from '#features/shopping-lists/new-list.tsx';
import { prefetchLists, useShoppingLists } from '#features/shopping-lists/shopping-lists.queries.ts';
import { ListsSkeleton, ShoppingLists } from '#features/shopping-lists/shopping-lists.tsx';
import { useLiveOwnLists } from '#features/shopping-lists/use-live-own-lists.ts';
import { VisitorInvitation } from '#features/shopping-lists/visitor-invitation.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { useToday } from '#lib/use-today.ts';

/** Asks for the page's data. */
export function prefetchShoppingListPage(queryClient: QueryClient): Promise<void> {
  return prefetchLists(queryClient);
}

export function ShoppingListPage() {
  const { state } = useUser();
  const signInPath = useSignInPath();
  return (
    <div className="page-width pt-6 pb-16 sm:pt-10">
      <PageTitle>Smart Shopping Lists</PageTitle>
      <header className="print:hidden">
        <h1>Smart Shopping Lists</h1>
        <p className="mt-2 max-w-text text-lg text-soft">
          From your planned meals to one list, sorted for the store.
        </p>
      </header>
      <div className="mt-6 sm:mt-8">
        {state === 'anonymous' && <VisitorInvitation signInPath={signInPath} />}
        {state === 'loading' && <ListsSkeleton />}
        {state === 'user' && <Lists />}
      </div>
    </div>
  );
}

function Lists() {
  const [search] = useSearchParams();
  const today = useToday();
  const isWide = useMediaQuery('(min-width: 64rem)');
  // Once for the page: a check-off computes the lists each time.
  const lists = useShoppingLists();
  useLiveOwnLists();
  const hasDates = search.has('startDate') || search.has('endDate');
  const isShopping = lists.state === 'loading' || lists.active.length > 0;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-10">
      <div className="min-w-0 lg:sticky lg:top-26 print:hidden">
        <GeneratorCard
          // Remount if another link to this page changes the dates.
          key={search.toString()}
          isCompact={!isWide && !hasDates && isShopping}
          initialRange={rangeFromAddress(search, today)}
          today={today}
          onGenerated={(list) => goToList(list.id)}
        />
        <NewList />
      </div>
      <ShoppingLists lists={lists} />
    </div>
  );
}
