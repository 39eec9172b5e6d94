import { Check } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { Progress } from '#ui/progress.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { stepAt, steps } from './progress-stages.ts';
import { recipesInWords } from './recipe-words.ts';

const about: Record<(typeof steps)[number], string> = {
  Analyzing: 'your taste preferences',
  Crafting: 'recipes around them',
  Finalizing: 'amounts, steps and checks',
};

type Props = { percent: number; count: number };

/** The step under way as a sentence, also for the page's live region. */
export function progressInWords(percent: number): string {
  const step = steps[stepAt(percent)];
  return step ? `${step} ${about[step]}` : 'Almost done';
}

/** Shown in the place of the results while they are made. */
export function GenerationCard({ percent, count }: Props) {
  const current = stepAt(percent);
  return (
    <Card padding="lg">
      <h2 className="text-2xl">Preparing {recipesInWords(count).toLowerCase()}</h2>
      <p className="mt-1 text-soft">{progressInWords(percent)}</p>
      <Progress className="mt-5" label="Recipe generation" labelHidden value={percent} />
      <ol className="mt-6 grid gap-3 sm:grid-cols-3">
        {steps.map((step, index) => (
          <Step key={step} name={step} isCurrent={index === current} isDone={index < current} />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = { name: string; isCurrent: boolean; isDone: boolean };

function Step({ name, isCurrent, isDone }: StepProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cn(
        'flex min-h-touch items-center gap-3 rounded-lg px-4 font-semibold transition-colors',
        isDone && 'bg-leaf-bg text-leaf',
        isCurrent && 'bg-brand-bg text-brand',
        !isDone && !isCurrent && 'bg-sunk text-soft',
      )}
    >
      <span aria-hidden="true" className="grid size-5 place-items-center">
        {isDone && <Check strokeWidth={2.75} className="size-5" />}
        {isCurrent && <Spinner />}
        {!isDone && !isCurrent && <span className="size-2 rounded-full bg-edge" />}
      </span>
      {name}
    </li>
  );
}
