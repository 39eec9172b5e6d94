import { ReceiptUpload } from './receipt-upload.tsx';
import { ReceiptsSection } from './receipts-section.tsx';

/** The upload and the list of receipts on the account page. */
export function AccountReceipts() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ReceiptUpload title="Upload a receipt" />
      <ReceiptsSection
        title="Grocery receipts"
        hint="Every receipt you uploaded, and what we read. Deleting one also deletes what it told us about your taste."
      />
    </div>
  );
}
