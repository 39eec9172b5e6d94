import { pagePaths } from '@plateful/contract/pages.ts';
import type { FoodPrices } from '@plateful/contract/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Picture } from '#ui/picture.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { FoodRow } from './food-row.tsx';
import { arranged, directionOf, type Order, orders } from './price-words.ts';
import { pricesQuery } from './prices.queries.ts';

/** Food prices from the user's receipts, and those that have risen. */
export function PriceBook() {
  return (
    <Loaded
      query={useQuery(pricesQuery)}
      skeleton={
        <Loading label="Loading your prices" className="grid gap-4">
          <Skeleton className="h-16 rounded-2xl" />
          <Skeleton className="h-96 rounded-2xl" />
        </Loading>
      }
      failure="Your prices could not be loaded"
    >
      {({ foods }) => (foods.length === 0 ? <NoPrices /> : <Foods foods={foods} />)}
    </Loaded>
  );
}

function NoPrices() {
  return (
    <EmptyState
      picture={<Picture name="receipt" size={96} />}
      title="No prices yet"
      action={
        <Button asChild>
          <Link to={`${pagePaths.account}?tab=profile`}>Upload a Receipt</Link>
        </Button>
      }
    >
      Upload a photo of a grocery receipt, and its prices show up here.
    </EmptyState>
  );
}

const step = 40;

function Foods({ foods }: { foods: readonly FoodPrices[] }) {
  const [order, setOrder] = useState<Order>('higher');
  const [search, setSearch] = useState('');
  const [max, setMost] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  const found = arranged(foods, order, search);
  const countOf = (direction: string) => foods.filter((food) => directionOf(food) === direction).length;
  return (
    <>
      <StatList>
        <Stat label={foods.length === 1 ? 'food' : 'foods'} value={foods.length} />
        <Stat label="more expensive" value={countOf('higher')} />
        <Stat label="cheaper" value={countOf('lower')} />
      </StatList>
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <SearchField
            aria-label="Search foods"
            placeholder="Search foods"
            value={search}
            onType={setSearch}
          />
        </div>
        <Segmented
          label="Order"
          value={order}
          onValueChange={setOrder}
          segments={(Object.keys(orders) as Order[]).map((value) => ({ value, label: orders[value] }))}
          size="sm"
        />
      </div>
      <p role="status" className="sr-only">
        {counted(found.length, 'food')}
      </p>
      {found.length === 0 ? (
        <p className="py-6 text-soft">No food on your receipts matches “{search.trim()}”.</p>
      ) : (
        <Card asChild className="py-2">
          <ul ref={list}>
            {found.slice(0, max).map((food) => (
              <li key={`${food.food} ${food.currency}`} className="border-line border-b last:border-0">
                <FoodRow food={food} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ShowMore
        list={list}
        focusOn="summary"
        step={step}
        shown={Math.min(max, found.length)}
        total={found.length}
        noun="foods"
        hasMore={found.length > max}
        onMore={() => setMost(max + step)}
      />
    </>
  );
}
