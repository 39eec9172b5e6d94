import { CircleCheck, ImageOff, TriangleAlert } from 'lucide-react';
import { checksOf, photoProblemText, type Receipt } from './receipt-words.ts';

/** Whether our reading can be trusted, by the receipt's own figures and by its photo. */
export function ReceiptChecks({ receipt }: { receipt: Receipt }) {
  const checks = checksOf(receipt);
  const problem = photoProblemText(receipt.photoProblems);
  if (checks.length === 0 && problem === null) return null;
  return (
    <ul className="grid gap-1.5 px-4 pb-3.5 text-sm sm:px-5 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
      {checks.map(({ agrees, text }) => (
        <li key={text} className="flex items-start gap-2">
          {agrees ? (
            <CircleCheck aria-hidden="true" className="text-leaf" />
          ) : (
            <TriangleAlert aria-hidden="true" className="text-saffron-ink" />
          )}
          <span className="tabular-nums">{text}</span>
        </li>
      ))}
      {problem !== null && (
        <li className="flex items-start gap-2">
          <ImageOff aria-hidden="true" className="text-saffron-ink" />
          <span>{problem}</span>
        </li>
      )}
    </ul>
  );
}
