import { correctedChecks } from '@plateful/domain/receipts/corrected-checks.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { lockReceipt, type ReceiptRow, type StoredItem, updateReceipt } from './receipts.repository.ts';
import { presentReceipt } from './receipts.service.ts';

type Change = Partial<Omit<ReceiptRow, 'checks'>>;

/** Changes a receipt of the user, and checks its sums again. */
export function changeReceipt(
  ctx: UserContext,
  id: string,
  change: (tx: UserContext, receipt: ReceiptRow) => Promise<Change>,
) {
  return inTransaction(ctx, async (tx) => {
    const receipt = await lockReceipt(tx.db, tx.user.id, id);
    if (!receipt) throw notFound('Receipt');
    const changed = { ...receipt, ...(await change(tx, receipt)) };
    const checks = correctedChecks(checkedOf(receipt), checkedOf(changed));
    return { receipt: presentReceipt(await updateReceipt(tx.db, id, { ...changed, checks })) };
  });
}

/** A removed item is still printed; one that the user added and removed is not. */
function checkedOf({ parsedItems, total, checks }: ReceiptRow) {
  return { total, checks, rows: parsedItems.filter(isPrinted) };
}

function isPrinted({ isAdded, isRemoved }: StoredItem): boolean {
  return !(isAdded && isRemoved);
}
