import { nameItem } from '@plateful/domain/receipts/name-item.ts';
import type { PrintedItem } from '@plateful/domain/receipts/receipt.ts';
import { wordsKey } from '@plateful/domain/receipts/words-key.ts';
import type { UserContext } from '#context.ts';
import { findCorrections, type StoredItem, upsertCorrection } from './receipts.repository.ts';

/** Items with what their words mean: what the user said of the same words at this store, else what the lexicons say. */
export async function nameItems(
  ctx: UserContext,
  store: string | null,
  items: readonly PrintedItem[],
): Promise<StoredItem[]> {
  const corrections = await findCorrections(ctx.db, ctx.user.id, storeKey(store));
  return items.map(({ text, amount, unit, price, heading, plu, taxedAsFood }, id) => {
    const printed = { id, text, amount, unit, price };
    const said = corrections.get(wordsKey(text));
    if (said) {
      const { name, food, category, isFood, isRemoved, isGuess } = said;
      return { ...printed, name, food, category, isFood, isGuess, isCorrected: !isGuess, isRemoved };
    }
    const named = nameItem(text, { store, heading, plu, taxedAsFood });
    return { ...printed, ...named, isCorrected: false, isRemoved: false };
  });
}

/** Builds what the first name of a process would wait for, a third of a second in which nobody else is served. */
export function warmUpItemNames(): void {
  nameItem('srcstrshre', { store: null, heading: null, plu: '4011', taxedAsFood: null });
}

/** For the next receipt of this store. Words that are nothing but marks are not remembered: they may mean anything. */
export async function rememberItem(ctx: UserContext, store: string | null, item: StoredItem): Promise<void> {
  const text = wordsKey(item.text);
  if (text === '') return;
  const { name, food, category, isFood, isRemoved, isGuess } = item;
  await upsertCorrection(
    ctx.db,
    { userId: ctx.user.id, store: storeKey(store), text },
    { name, food, category, isFood, isRemoved, isGuess, updatedAt: ctx.clock.now() },
  );
}

/** Empty for a receipt whose store is not known. */
function storeKey(store: string | null): string {
  return (store ?? '').toLowerCase();
}
