import type { Recipe } from '@plateful/contract/recipes.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';

/** Amounts in a column of their own, right-aligned beside the names. */
export function IngredientList({ ingredients }: { ingredients: Recipe['ingredients'] }) {
  return (
    <ul className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4">
      {ingredients.map(({ name, amount, unit }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice, and the order never changes.
          key={index}
          className="col-span-2 grid grid-cols-subgrid border-line border-b py-2 last:border-b-0"
        >
          <span className="text-right font-semibold tabular-nums">{formatQuantity(amount, unit)}</span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
