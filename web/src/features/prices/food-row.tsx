import type { FoodPrices } from '@plateful/contract/prices.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useUnits } from '#lib/units.ts';
import { counted } from '#lib/words.ts';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PriceChart } from './price-chart.tsx';
import { changeWords, directionOf, priceUnit, priceWords, shortDay } from './price-words.ts';

/** A food with its latest price; expands to its price history. */
export function FoodRow({ food }: { food: FoodPrices }) {
  const { name, latest, paid, stores } = food;
  const units = useUnits();
  return (
    <Disclosure
      title={
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 text-ink">
          <span className="min-w-0 flex-1 basis-40">
            <span className="wrap-anywhere block font-semibold">{capitalized(name)}</span>
            <span className="block font-normal text-soft text-sm">
              {[latest.store, shortDay(latest.day)].filter(Boolean).join(', ')}
            </span>
          </span>
          <PriceChart prices={food} width={88} height={32} className="hidden h-8 w-22 shrink-0 sm:block" />
          <Change food={food} />
          <span className="shrink-0 font-semibold tabular-nums sm:min-w-26 sm:text-right">
            {priceWords(latest.price, food, units)}
          </span>
        </span>
      }
    >
      <div className="grid gap-5 pt-1 sm:grid-cols-2">
        <figure>
          <figcaption className="mb-2">
            {food.typical === null
              ? 'The prices are too different to compare'
              : `Usually ${priceWords(food.typical, food, units)}, the dashed line`}
          </figcaption>
          <PriceChart prices={food} width={320} height={96} className="h-24 w-full" />
        </figure>
        {stores.length > 1 && <Stores food={food} />}
        <Paid food={food} />
      </div>
      <p className="mt-3">{counted(paid.length, 'price')} from your receipts.</p>
    </Disclosure>
  );
}

const signs = { higher: TrendingUp, lower: TrendingDown, same: Minus };
const variants = { higher: 'attention', lower: 'safe', same: 'muted' } as const;

function Change({ food }: { food: FoodPrices }) {
  const direction = directionOf(food);
  if (food.latest.isUnusual) return <Badge variant="attention">Unusual price</Badge>;
  if (direction === null) return null;
  const Sign = signs[direction];
  return (
    <Badge variant={variants[direction]} icon={<Sign />}>
      {changeWords(food)}
    </Badge>
  );
}

function Stores({ food }: { food: FoodPrices }) {
  const units = useUnits();
  const [cheapest] = food.stores;
  return (
    <div>
      <p className="mb-2">By store, cheapest first</p>
      <ul className="grid gap-1.5 text-ink">
        {food.stores.map(({ store, price, times }) => (
          <li key={store} className="flex items-baseline justify-between gap-4">
            <span className="wrap-anywhere min-w-0">
              {store} <span className="text-soft">({counted(times, 'time')})</span>
            </span>
            <span className="shrink-0 tabular-nums">
              {priceWords(price, food, units)}
              {price > cheapest!.price && (
                <span className="text-soft"> +{Math.round((price / cheapest!.price - 1) * 100)}%</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The data of the chart as a table. */
function Paid({ food }: { food: FoodPrices }) {
  const units = useUnits();
  return (
    <table className="w-full text-left sm:col-span-2">
      <caption className="mb-2 text-left">Everything you paid, latest first</caption>
      <thead className="text-soft">
        <tr>
          <th scope="col" className="py-1 pr-3 font-medium">
            Day
          </th>
          <th scope="col" className="py-1 pr-3 font-medium">
            Store
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Price per {priceUnit(food.per, units)}
          </th>
        </tr>
      </thead>
      <tbody className="text-ink">
        {food.paid.map(({ receiptId, day, store, price, isUnusual }) => (
          <tr key={receiptId} className="border-line border-t">
            <td className="py-1.5 pr-3">{shortDay(day)}</td>
            <td className="wrap-anywhere py-1.5 pr-3">{store ?? 'Unknown'}</td>
            <td className="py-1.5 text-right tabular-nums">
              {priceWords(price, food, units)}
              {isUnusual && <span className="block text-saffron-ink">Unusual, not counted</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
