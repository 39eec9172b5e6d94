import { pagePaths } from '@plateful/contract/pages.ts';
import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { addDays, mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { Recycle } from 'lucide-react';
import { Link } from 'react-router';

const namedAtMost = 5;

/** Leftover parts of fresh packs, for planning the next week. */
export function LeftoverPacks({ list: { days, items } }: { list: ShoppingList }) {
  const left = items.flatMap(({ left, ingredient, isAtHome, isNeeded }) =>
    left && isNeeded && !isAtHome ? `${formatQuantity(left.amount, left.unit)} ${ingredient}` : [],
  );
  if (!days || left.length === 0) return null;
  const more = left.length - namedAtMost;
  const words = [...left.slice(0, namedAtMost), ...(more > 0 ? [`${more} more`] : [])];
  return (
    <div className="mt-6 flex items-start gap-3 rounded-xl bg-leaf-bg px-4 py-3.5 print:hidden">
      <Recycle className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="min-w-0">
        <p className="text-sm">
          <strong>What will be left:</strong> {words.join(', ')}.
        </p>
        <Link
          // Planning the next week then starts with these foods.
          to={`${pagePaths.mealPlan}?week=${addDays(mondayOf(days.last), 7)}`}
          className="link mt-1 inline-flex min-h-touch items-center text-sm"
        >
          Use it up the week after
        </Link>
      </div>
    </div>
  );
}
