import type { TasteInsight, TasteInsights } from '@plateful/contract/receipts.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type Receipt, storeOf } from './receipt-words.ts';

type Kind = 'cuisinePreferences' | 'nutritionGoals';

/** Adds a suggestion to a taste profile that is being edited. */
export type AddTaste = Record<Kind, readonly string[]> & { onAdd: (kind: Kind, name: string) => void };

type Props = {
  insights: TasteInsights;
  receipts: readonly Receipt[];
  adding: AddTaste | undefined;
};

/** Suggestions, each with the receipt lines as evidence. */
export function TasteFindings({ insights, receipts, adding }: Props) {
  const { cuisines, nutritionGoals, likedFoods, habits } = insights;
  const isEmpty = [cuisines, nutritionGoals, likedFoods, habits].every((group) => group.length === 0);
  return (
    <Card variant="sunk">
      <h3 className="text-2xl">What your receipts say</h3>
      <p className="mt-1 text-soft text-sm">
        {isEmpty
          ? 'Not enough to go on yet. A few more receipts will help.'
          : 'Suggestions from what you bought lately. Your profile only changes when you add one and save.'}
      </p>
      {!isEmpty && (
        <div className="mt-5 grid items-start gap-x-10 gap-y-7 sm:grid-cols-2">
          <FindingGroup
            title="Cuisines"
            insights={cuisines}
            receipts={receipts}
            adding={addingOf('cuisinePreferences')}
          />
          <FindingGroup
            title="Nutrition goals"
            insights={nutritionGoals}
            receipts={receipts}
            adding={addingOf('nutritionGoals')}
          />
          <FindingGroup title="Foods you like" insights={likedFoods} receipts={receipts} />
          <FindingGroup title="Habits" insights={habits} receipts={receipts} />
        </div>
      )}
    </Card>
  );

  function addingOf(kind: Kind) {
    return adding && { chosen: adding[kind], onAdd: (name: string) => adding.onAdd(kind, name) };
  }
}

const max = 4;

type FindingGroupProps = {
  title: string;
  /** The strongest first. */
  insights: readonly TasteInsight[];
  receipts: readonly Receipt[];
  adding?: { chosen: readonly string[]; onAdd: (name: string) => void } | undefined;
};

function FindingGroup({ title, insights, receipts, adding }: FindingGroupProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (insights.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h4 id={id} className="mb-1 font-medium font-sans text-base text-soft tracking-normal">
        {title}
      </h4>
      <ul className="divide-y divide-line">
        {(isWhole ? insights : insights.slice(0, max)).map((insight) => (
          <Finding
            key={insight.name}
            insight={insight}
            receipts={receipts}
            isChosen={adding?.chosen.some((name) => name.toLowerCase() === insight.name.toLowerCase())}
            onAdd={adding && (() => adding.onAdd(insight.name))}
          />
        ))}
      </ul>
      {insights.length > max && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="-ml-3"
        >
          {isWhole ? 'Show Fewer' : `Show ${insights.length - max} More`}
        </Button>
      )}
    </section>
  );
}

type FindingProps = {
  insight: TasteInsight;
  receipts: readonly Receipt[];
  /** Whether the profile includes it, saved or not. */
  isChosen?: boolean | undefined;
  /** Unset if there is no profile to add to. */
  onAdd?: (() => void) | undefined;
};

/** One insight; expands to the receipt lines that support it. */
function Finding({ insight, receipts, isChosen = false, onAdd }: FindingProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name = capitalized(insight.name);
  return (
    <li>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-md py-2 text-left font-medium"
        >
          <span className="wrap-anywhere min-w-0">
            {name}
            <VisuallyHidden> because</VisuallyHidden>
          </span>
          <ChevronDown
            className={cn('size-4.5 shrink-0 text-soft transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
        {onAdd && (
          <Button
            size="sm"
            variant={isChosen ? 'quiet' : 'secondary'}
            aria-disabled={isChosen || undefined}
            onClick={isChosen ? undefined : onAdd}
            icon={isChosen ? <Check className="text-leaf" /> : <Plus />}
            className={cn('min-w-26', isChosen && 'cursor-default! text-soft hover:bg-transparent')}
          >
            {isChosen ? 'Added' : 'Add'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="animate-fade-in pb-3.5 text-sm">
        <p className="text-soft">Because you bought</p>
        <ul className="mt-1 grid gap-1">
          {insight.because.map(({ receiptId, itemId, text }) => (
            <li key={`${receiptId} ${itemId}`} className="wrap-anywhere">
              <span className="font-medium">{text}</span>
              <Source receipt={receipts.find(({ id }) => id === receiptId)} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Source({ receipt }: { receipt: Receipt | undefined }) {
  if (!receipt) return null;
  return (
    <span className="text-soft">
      {` · ${storeOf(receipt)}`}
      {receipt.date !== null && (
        <span className="whitespace-nowrap">
          {`, ${formatDay(receipt.date, { month: 'short', day: 'numeric' })}`}
        </span>
      )}
    </span>
  );
}
