import { setImmediate as nextTurn } from 'node:timers/promises';
import { receiptBounds } from '@plateful/contract/bounds.ts';
import { loadItemNames } from '@plateful/domain/receipts/load-names.ts';
import { nameItem } from '@plateful/domain/receipts/name-item.ts';
import type { PrintedReceipt } from '@plateful/domain/receipts/receipt.ts';
import { wordsKey } from '@plateful/domain/receipts/words-key.ts';
import type { UserContext } from '#context.ts';
import {
  type Correction,
  deleteOldCorrections,
  findCorrections,
  upsertCorrection,
} from './corrections.repository.ts';
import type { ReceiptRow, StoredItem } from './receipts.repository.ts';

/** Determines the food of each item: by the user's correction of the same text at this store, else by the lexicons. */
export async function resolveItems(
  ctx: UserContext,
  { store, language, items }: Pick<PrintedReceipt, 'store' | 'language' | 'items'>,
): Promise<StoredItem[]> {
  const corrections = await findCorrections(ctx.db, ctx.user.id, storeKey(store));
  await loadItemNames(language, nextTurn);
  const resolved: StoredItem[] = [];
  for (const [id, { text, amount, unit, price, heading, plu, taxedAsFood }] of items.entries()) {
    if (id % itemsAtOnce === 0) await nextTurn();
    const printed = { id, text, amount, unit, price };
    const correction = corrections.get(wordsKey(text));
    const named = correction
      ? saidIn(correction)
      : {
          ...nameItem(text, { store, heading, plu, taxedAsFood, language }),
          isCorrected: false,
          isRemoved: false,
        };
    resolved.push({ ...printed, ...named });
  }
  return resolved;
}

/** Some milliseconds of work. */
const itemsAtOnce = 10;

function saidIn({ name, food, category, isFood, isRemoved, isGuess }: Correction) {
  return { name, food, category, isFood, isGuess, isCorrected: !isGuess, isRemoved };
}

/** Resolves the items of a receipt again after its store was corrected. */
export async function correctedItems(
  ctx: UserContext,
  { store, parsedItems }: Pick<ReceiptRow, 'store' | 'parsedItems'>,
): Promise<StoredItem[]> {
  const corrections = await findCorrections(ctx.db, ctx.user.id, storeKey(store));
  return parsedItems.map((item) => {
    const correction = item.isCorrected ? undefined : corrections.get(wordsKey(item.text));
    return correction ? { ...item, ...saidIn(correction) } : item;
  });
}

/**
 * Stores a correction for later receipts of this store. Text without letters is not stored, because it may mean
 * anything.
 */
export async function rememberItem(ctx: UserContext, store: string | null, item: StoredItem): Promise<void> {
  const text = wordsKey(item.text);
  if (text === '') return;
  const { name, food, category, isFood, isRemoved, isGuess } = item;
  await upsertCorrection(
    ctx.db,
    { userId: ctx.user.id, store: storeKey(store), text },
    { name, food, category, isFood, isRemoved, isGuess, updatedAt: ctx.clock.now() },
  );
  await deleteOldCorrections(ctx.db, ctx.user.id, receiptBounds.corrections);
}

/** Empty for a receipt with an unknown store. */
function storeKey(store: string | null): string {
  return (store ?? '').toLowerCase();
}
