import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import type { Allergen } from '@plateful/domain/vocabulary/options.ts';
import { joinList } from '@plateful/domain/vocabulary/wording.ts';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isForHome } from './group-items.ts';
import { type ItemActions, ItemDetails } from './item-details.tsx';

type ItemRowProps = { item: ListedItem; allergies: readonly Allergen[]; actions: ItemActions };

/** A row with a large target: the whole row checks it off, the arrow at its end shows details. */
export const ItemRow = memo(function ItemRow({ item, allergies, actions }: ItemRowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const [isChecked, check] = useCheckMark(item, actions);
  return (
    // Contained, so that ticking a row lays out that row alone. The padding leaves room for the focus rings inside.
    <li className="group/row -mx-4 contain-content px-4">
      <div className="border-line border-b group-last/row:border-0">
        <div className="flex items-center gap-1">
          <Checkbox
            checked={isChecked}
            onChange={(event) => check(event.target.checked)}
            className={cn(
              'min-h-14 flex-1 items-center print:min-h-9 print:py-1 gap-3.5 rounded-md text-lg',
              // Prevents text selection, which delays a tap by a frame on slow phones.
              'pointer-coarse:select-none',
              // Checks have the color for done. The scroll margin keeps focused rows out from under the sticky bar.
              '[&_input]:scroll-mt-40 [&_input]:scroll-mb-8 [&_input:checked]:border-leaf [&_input:checked]:bg-leaf',
            )}
            label={<ItemLine item={{ ...item, checked: isChecked }} allergies={allergies} />}
          />
          {isForHome(item) && (
            <Button
              variant={item.isAtHome ? 'primary' : 'soft'}
              size="sm"
              aria-pressed={item.isAtHome}
              onClick={() => actions.onHave(item, !item.isAtHome)}
              className="aria-pressed:bg-leaf aria-pressed:text-paper print:hidden"
            >
              Have it
              <VisuallyHidden> {item.ingredient}</VisuallyHidden>
            </Button>
          )}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={`${item.meals.length > 0 ? 'For which meals' : 'More about'}: ${item.ingredient}`}
            onClick={() => setOpen(!isOpen)}
            className="-mr-2.5 grid size-[min(2.75rem,14vw)] shrink-0 place-items-center rounded-full text-soft transition-colors hover:bg-fill hover:text-ink print:hidden"
          >
            <ChevronDown className={cn('size-5 transition-[rotate]', isOpen && 'rotate-180')} />
          </button>
        </div>
        <div id={detailsId} hidden={!isOpen} className="pb-3 pl-9.5">
          {isOpen && <ItemDetails item={item} actions={actions} />}
        </div>
      </div>
    </li>
  );
});

/** In milliseconds, at 60 a second. */
const oneFrame = 17;

/**
 * Shows a tap in the next frame and changes the list after it: both in one frame take a slow phone longer than it may
 * take to answer a finger.
 */
function useCheckMark(item: ListedItem, { onTick }: ItemActions) {
  const [tapped, setTapped] = useState<{ item: ListedItem; isChecked: boolean } | null>(null);
  // The changed list is shown.
  if (tapped && tapped.item !== item) setTapped(null);

  function check(isChecked: boolean) {
    setTapped({ item, isChecked });
    setTimeout(() => onTick(item.id, isChecked), oneFrame);
  }

  return [tapped?.isChecked ?? item.checked, check] as const;
}

/** Name on the left, amount on the right. Ticked items are dimmed. */
export function ItemLine({ item, allergies }: Omit<ItemRowProps, 'actions'>) {
  const quantity = formatQuantity(item.amount, item.unit);
  return (
    <span
      className={cn(
        // The amount moves below where the longest word of the name does not fit beside it.
        'flex flex-wrap items-baseline gap-x-4 transition-colors',
        (item.checked || item.isAtHome) && 'text-soft',
      )}
    >
      <span className="min-w-0 grow basis-[min-content] wrap-break-word">
        <span
          className={cn(
            'inline-block font-medium first-letter:uppercase',
            item.checked && 'line-through decoration-[1.5px]',
          )}
        >
          {item.ingredient}
        </span>
        {item.note && <span className="block text-base text-soft">{item.note}</span>}
        <ItemWarnings item={item} allergies={allergies} />
        {!item.isNeeded && <Badge className="mt-1 block w-fit">No longer needed</Badge>}
      </span>
      {quantity !== '' && <span className="ml-auto shrink-0 text-right tabular-nums">{quantity}</span>}
    </span>
  );
}

/** Allergens of the item that the household avoids. */
function ItemWarnings({
  item: { contains = [], mayContain = [] },
  allergies,
}: Omit<ItemRowProps, 'actions'>) {
  const inIt = allergies.filter((allergy) => contains.includes(allergy));
  const maybe = allergies.filter((allergy) => mayContain.includes(allergy) && !inIt.includes(allergy));
  const warnings = [
    inIt.length > 0 && `Contains ${joinList(inIt).toLowerCase()}`,
    maybe.length > 0 && `May contain ${joinList(maybe).toLowerCase()}`,
  ].filter((warning) => warning !== false);
  return warnings.map((warning) => (
    <Badge key={warning} variant="attention" className="mt-1 mr-1 w-fit">
      {warning}
    </Badge>
  ));
}
