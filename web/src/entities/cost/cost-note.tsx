import { pagePaths } from '@plateful/contract/pages.ts';
import type { Cost } from '@plateful/contract/prices.ts';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '#ui/class-names.ts';
import { amountWords, coverageWords, isKnown, unpricedWords } from './cost-words.ts';

type CostNoteProps = {
  cost: Cost | undefined;
  /** The scope of the cost, after the sum: "for 4 servings". */
  of?: string | undefined;
  /** Multiplies the cost. */
  times?: number | undefined;
  /** Appended to the same line. */
  children?: ReactNode;
  className?: string | undefined;
};

/** The estimated cost from receipt prices, marked as an estimate. Renders nothing if no price is known. */
export function CostNote({ cost, of, times, children, className }: CostNoteProps) {
  if (!isKnown(cost)) return null;
  const unpriced = unpricedWords(cost);
  return (
    <div className={cn('flex items-start gap-3', className)}>
      <ReceiptText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
      <div className="min-w-0">
        <p className="tabular-nums">
          <strong>{amountWords(cost, times)}</strong>
          {of && ` ${of}`} <span className="text-soft">(estimate)</span>
        </p>
        <p className="wrap-anywhere text-soft text-sm">
          <Link to={pagePaths.prices} className="underline underline-offset-4">
            {coverageWords(cost)}
          </Link>
          {unpriced && `. ${unpriced}`}.
        </p>
        {children}
      </div>
    </div>
  );
}
