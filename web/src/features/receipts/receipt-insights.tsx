import { useUser } from '#lib/session.ts';
import { ReceiptsSection } from './receipts-section.tsx';
import { type AddTaste, TasteFindings } from './taste-findings.tsx';

/** Taste insights and receipts. Renders nothing for visitors. */
export function ReceiptInsights({ adding }: { adding?: AddTaste | undefined }) {
  const { state } = useUser();
  if (state !== 'user') return null;
  return (
    <div className="pt-6">
      <ReceiptsSection
        title="Receipt Insights"
        hint="What your receipts say about your taste. Tap an item to correct it, and we will remember it for next time."
        above={({ insights, receipts }) => (
          <TasteFindings insights={insights} receipts={receipts} adding={adding} />
        )}
      />
    </div>
  );
}
