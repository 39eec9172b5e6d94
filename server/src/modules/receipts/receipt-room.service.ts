import { receiptBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { findReceiptBytes } from './receipts.repository.ts';

/**
 * Throws if the account's receipts have reached their total size, because listing them and deriving prices loads all of
 * them.
 */
export async function requireRoomForReceipts({ db, user }: UserContext): Promise<void> {
  if ((await findReceiptBytes(db, user.id)) <= receiptBounds.allBytes) return;
  throw new AppError(
    'limit_reached',
    'Your receipts have reached the storage limit of an account. Please delete some old ones first.',
  );
}
