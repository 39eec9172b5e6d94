import type { PlanType } from '@plateful/contract/limits.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useChangePlan } from './billing.queries.ts';
import { focusPlan } from './focus-plan.ts';
import { planChange } from './plan-words.ts';

export function ChangePlan({ planType }: { planType: PlanType | null }) {
  const { mutate, isPending, variables } = useChangePlan();
  const { present, hint, note, offers } = planChange(planType);
  return (
    <Card asChild variant="sunk" className="rounded-xl">
      <section aria-labelledby="change-plan">
        <h3 id="change-plan" className="text-xl">
          Change Plan
        </h3>
        {present !== null && (
          <p className="mt-1 text-soft">
            Current plan: <span className="font-semibold text-ink">{present}</span>
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3 *:max-sm:w-full">
          {offers.map(({ planSlug, label }) => (
            <Button
              key={planSlug}
              variant="secondary"
              busy={isPending && variables === planSlug}
              busyText="Switching..."
              disabled={isPending && variables !== planSlug}
              onClick={() => mutate(planSlug, { onSuccess: focusPlan })}
            >
              {label}
            </Button>
          ))}
        </div>
        <p className="mt-3 font-medium text-sm">{hint}</p>
        <p className="text-soft text-sm">{note}</p>
      </section>
    </Card>
  );
}
