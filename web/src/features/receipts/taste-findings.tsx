import type { TasteInsights } from '@plateful/contract/receipts.ts';
import { Card } from '#ui/card.tsx';
import { FindingGroup } from './finding-group.tsx';
import type { Receipt } from './receipt-words.ts';

type Kind = 'cuisinePreferences' | 'nutritionGoals';

/** How a suggestion gets into a taste profile that is open for changes. */
export type AddTaste = Record<Kind, readonly string[]> & { onAdd: (kind: Kind, name: string) => void };

type Props = {
  insights: TasteInsights;
  receipts: readonly Receipt[];
  adding: AddTaste | undefined;
};

/** Suggestions, each with the printed lines that speak for it. */
export function TasteFindings({ insights, receipts, adding }: Props) {
  const { cuisines, nutritionGoals, likedFoods, habits } = insights;
  const isEmpty = [cuisines, nutritionGoals, likedFoods, habits].every((group) => group.length === 0);
  return (
    <Card variant="sunk">
      <h3 className="text-2xl">What your receipts say</h3>
      <p className="mt-1 text-soft text-sm">
        {isEmpty
          ? 'Not enough to go by yet. A few more receipts will tell.'
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
