import type { TasteInsight } from '@plateful/contract/receipts.ts';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Finding } from './finding.tsx';
import type { Receipt } from './receipt-words.ts';

const most = 4;

type Props = {
  title: string;
  /** The strongest first. */
  insights: readonly TasteInsight[];
  receipts: readonly Receipt[];
  adding?: { chosen: readonly string[]; onAdd: (name: string) => void } | undefined;
};

export function FindingGroup({ title, insights, receipts, adding }: Props) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (insights.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h4 id={id} className="mb-1 font-medium font-sans text-base text-soft tracking-normal">
        {title}
      </h4>
      <ul className="divide-y divide-line">
        {(isWhole ? insights : insights.slice(0, most)).map((insight) => (
          <Finding
            key={insight.name}
            insight={insight}
            receipts={receipts}
            isChosen={adding?.chosen.some((name) => name.toLowerCase() === insight.name.toLowerCase())}
            onAdd={adding && (() => adding.onAdd(insight.name))}
          />
        ))}
      </ul>
      {insights.length > most && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="-ml-3"
        >
          {isWhole ? 'Show Fewer' : `Show ${insights.length - most} More`}
        </Button>
      )}
    </section>
  );
}
