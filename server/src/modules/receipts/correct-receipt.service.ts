import type { Input } from '@plateful/contract/endpoint.ts';
import type { receiptEndpoints } from '@plateful/contract/receipts.ts';
import { withVisibleText } from '@plateful/contract/visible-text.ts';
import { cents } from '@plateful/domain/receipts/self-check.ts';
import { namedStore } from '@plateful/domain/receipts/store-name.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { todayOf, type UserContext } from '#context.ts';
import { changedElsewhere, invalidForm } from '#errors.ts';
import { changeReceipt } from './change-receipt.service.ts';
import type { ReceiptRow } from './receipts.repository.ts';
import { correctedItems, rememberItem } from './resolve-items.service.ts';

type Head = Pick<ReceiptRow, 'store' | 'date' | 'total' | 'currency'>;

/** Corrects store, date, total and currency of a receipt, and whether it is for groceries. */
export function updateReceiptHead(ctx: UserContext, input: Input<typeof receiptEndpoints.update>) {
  const { id, seen, isGroceries, ...change } = input;
  if (change.date && change.date > addDays(todayOf(ctx), 1)) {
    throw invalidForm('The date of a receipt must not be in the future', 'date');
  }
  return changeReceipt(ctx, id, async (tx, receipt) => {
    const head: Head = {
      store: change.store ? namedStore(change.store) : pick(change.store, receipt.store),
      date: pick(change.date, receipt.date),
      total: change.total ? cents(change.total) : pick(change.total, receipt.total),
      currency: pick(change.currency, receipt.currency),
    };
    if (seen) rejectConflict(seen, receipt, head);
    const items = isGroceries === undefined ? {} : markedAs(isGroceries, receipt);
    const changed = { ...receipt, ...head, ...items };
    return head.store === receipt.store ? changed : movedTo(tx, changed);
  });
}

function pick<Value>(corrected: Value | undefined, stored: Value): Value {
  return corrected === undefined ? stored : corrected;
}

const names = { store: 'Store', date: 'Date', total: 'Total', currency: 'Currency' } as const;

function rejectConflict(seen: Head, stored: Head, head: Head): void {
  const fields = (['store', 'date', 'total', 'currency'] as const).filter(
    // As in `correct-items.service.ts`.
    (field) => head[field] !== stored[field] && withVisibleText(stored[field]) !== seen[field],
  );
  if (fields.length === 0) return;
  const conflicts = fields.map((field) => ({ field, yours: head[field], theirs: stored[field] }));
  const { store, date, total, currency } = stored;
  throw changedElsewhere(
    fields.map((field) => names[field]),
    conflicts,
    { store, date, total, currency },
  );
}

/** Includes or removes all items at once: restaurant bills are kept only as a note. */
function markedAs(isGroceries: boolean, { parsedItems, photoProblems }: ReceiptRow) {
  const others = photoProblems.filter((problem) => problem !== 'restaurant');
  return {
    parsedItems: parsedItems.map((item) => ({ ...item, isRemoved: !isGroceries })),
    photoProblems: isGroceries ? others : [...others, 'restaurant' as const],
  };
}

/**
 * Corrections are stored per store: those made on this receipt move to the right store, and those of that store apply
 * here.
 */
async function movedTo(tx: UserContext, receipt: ReceiptRow): Promise<ReceiptRow> {
  const isSaid = (item: ReceiptRow['parsedItems'][number]) => item.isCorrected && !item.isAdded;
  for (const item of receipt.parsedItems.filter(isSaid)) await rememberItem(tx, receipt.store, item);
  return { ...receipt, parsedItems: await correctedItems(tx, receipt) };
}
