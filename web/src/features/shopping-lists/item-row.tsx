import type { ShoppingItem } from '@plateful/contract/shopping-lists.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { ItemMeals } from './item-meals.tsx';

type ItemRowProps = { item: ShoppingItem; onTick: (checked: boolean) => void };

/** Big enough for a thumb on the move: the whole row ticks, only the arrow at its end tells about meals. */
export function ItemRow({ item, onTick }: ItemRowProps) {
  const [isOpen, setOpen] = useState(false);
  const mealsId = useId();
  return (
    <li className="border-line border-b last:border-0">
      <div className="flex items-center gap-1">
        <Checkbox
          checked={item.checked}
          onChange={(event) => onTick(event.target.checked)}
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
            <ChevronDown
              aria-hidden="true"
              className={cn('size-5 transition-[rotate]', isOpen && 'rotate-180')}
            />
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
export function ItemLine({ item }: { item: ShoppingItem }) {
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
