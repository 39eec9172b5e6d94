import { CircleCheck, ImageOff, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { focusAfterRemoval, receiptHeadingId } from './receipt-focus.ts';
import { checksOf, isBadPhoto, photoProblemTexts, type Receipt } from './receipt-words.ts';
import { useMarkGroceries } from './receipts.queries.ts';
import { ReplacePhoto } from './replace-photo.tsx';

type Props = { receipt: Receipt; onCorrect: () => void; onDelete: () => void };

/**
 * Whether the recognized data is plausible, judged by the receipt's own sums and the photo's quality, and what to do if
 * not.
 */
export function ReceiptChecks({ receipt, onCorrect, onDelete }: Props) {
  const groceries = useMarkGroceries();
  const isBill = receipt.photoProblems.includes('restaurant');
  const checks = isBill ? [] : checksOf(receipt);
  const problems = photoProblemTexts(receipt.photoProblems);
  const { sum, itemCount } = receipt.checks;
  const isDoubtful = !isBill && (sum?.agrees !== true || itemCount?.agrees === false);

  function takeAsGroceries() {
    groceries.mutate({ id: receipt.id, isGroceries: true });
    focusAfterRemoval(receiptHeadingId(receipt.id));
  }

  return (
    <div className="grid gap-3 px-4 pb-3.5 sm:px-5">
      <ul className="grid gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
        {checks.map(({ agrees, text }) => (
          <li key={text} className="flex items-start gap-2">
            {agrees ? <CircleCheck className="text-leaf" /> : <TriangleAlert className="text-saffron-ink" />}
            <span className="tabular-nums">{text}</span>
          </li>
        ))}
        {problems.map((problem) => (
          <li key={problem} className="flex items-start gap-2">
            <ImageOff className="text-saffron-ink" />
            <span>{problem}</span>
          </li>
        ))}
      </ul>
      {isBill && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" busy={groceries.isPending} onClick={takeAsGroceries}>
            These Are Groceries
          </Button>
          <Button variant="quiet" size="sm" onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
      {isBadPhoto(receipt.photoProblems) && <ReplacePhoto receipt={receipt} />}
      {isDoubtful && (
        <Button variant="secondary" size="sm" className="w-fit" onClick={onCorrect}>
          Correct Store, Day or Total
        </Button>
      )}
    </div>
  );
}
