import type { ListedItem, ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { proposeSubstitutions } from '@plateful/domain/shopping/substitutions.ts';
import type { ListRow } from './shopping-lists.repository.ts';

/** Which of two equivalent foods could replace the other, if neither is bought and no choice was made yet. */
export function twinsToPropose(
  { isArchived, firstDate, twins }: ListRow,
  items: readonly ListedItem[],
): ShoppingList['twins'] {
  if (isArchived || !firstDate) return [];
  const open = items.filter(
    ({ checked, isAtHome, isNeeded, isOwn }) => isNeeded && !isOwn && !checked && !isAtHome,
  );
  const lines = open.map(({ foodId, ingredient, meals }) => ({ foodId, ingredient, sources: meals }));
  return proposeSubstitutions(lines).filter(
    (substitution) =>
      !twins.some(
        ({ keep, drop, isAccepted }) =>
          [keep, drop].every((food) => [substitution.keep, substitution.drop].includes(food)) ||
          // Accepted replacements stay.
          (isAccepted && keep === substitution.drop),
      ),
  );
}
