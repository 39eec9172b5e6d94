import { pagePaths } from '@plateful/contract/pages.ts';
import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { dayInWords } from './date-range.ts';

type ItemRowProps = { item: ListedItem; onTick: (id: string, checked: boolean) => void };

/** Big enough for a thumb on the move: the whole row ticks, only the arrow at its end tells about meals. */
export function ItemRow({ item, onTick }: ItemRowProps) {
  const [isOpen, setOpen] = useState(false);
  const mealsId = useId();
  return (
    <li className="border-line border-b last:border-0">
      <div className="flex items-center gap-1">
        <Checkbox
          checked={item.checked}
          onChange={(event) => onTick(item.id, event.target.checked)}
          className={cn(
            'min-h-14 flex-1 items-center print:min-h-9 print:py-1 gap-3.5 rounded-md text-lg',
            // A tick here means done, which is leaf; a focused row must not hide under the sticky bar.
            '[&_input]:scroll-mt-40 [&_input]:scroll-mb-8 [&_input:checked]:border-leaf [&_input:checked]:bg-leaf',
          )}
          label={<ItemLine item={item} />}
        />
        {item.meals.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={mealsId}
            aria-label={`For which meals: ${item.ingredient}`}
            onClick={() => setOpen(!isOpen)}
            className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-full text-soft transition-colors hover:bg-fill hover:text-ink print:hidden"
          >
            <ChevronDown className={cn('size-5 transition-[rotate]', isOpen && 'rotate-180')} />
          </button>
        )}
      </div>
      <div id={mealsId} hidden={!isOpen} className="pb-3 pl-9.5">
        {isOpen && <ItemMeals meals={item.meals} />}
      </div>
    </li>
  );
}

/** Name on the left, amount on the right; what is done steps back but stays where it is. */
export function ItemLine({ item }: { item: ListedItem }) {
  const quantity = formatQuantity(item.amount, item.unit);
  return (
    <span
      className={cn(
        'flex items-baseline justify-between gap-4 transition-colors',
        item.checked && 'text-soft',
      )}
    >
      <span
        className={cn(
          'inline-block min-w-0 font-medium wrap-anywhere first-letter:uppercase',
          item.checked && 'line-through decoration-[1.5px]',
        )}
      >
        {item.ingredient}
      </span>
      {quantity !== '' && <span className="shrink-0 text-right tabular-nums">{quantity}</span>}
    </span>
  );
}

type Meal = ListedItem['meals'][number];

/** The planned meals that an item is bought for, in the order of eating. */
function ItemMeals({ meals }: { meals: readonly Meal[] }) {
  return (
    <ul className="grid gap-0.5">
      {meals.toSorted(byTime).map((meal) => (
        <li key={`${meal.date} ${meal.mealType} ${meal.recipeId}`}>
          <Link
            to={pagePaths.recipe.replace(':id', meal.recipeId)}
            className="flex min-h-touch flex-col justify-center py-1.5"
          >
            <span className="link w-fit">{meal.title}</span>
            <span className="text-soft text-sm tabular-nums">
              {dayInWords(meal.date)}, {meal.mealType}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function byTime(one: Meal, other: Meal): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return plannedMealTypes.indexOf(one.mealType) - plannedMealTypes.indexOf(other.mealType);
}
