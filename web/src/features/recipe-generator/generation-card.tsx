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

/** The step under way as a sentence, also for the page's live region. */
export function progressInWords(percent: number): string {
  const step = steps[stepAt(percent)];
  return step ? `${step} ${about[step]}` : 'Almost done';
}

type Props = { percent: number; startedAt: number | null; count: number; ready: number };

/** Stands above the recipes while they come. */
export function GenerationCard({ percent, startedAt, count, ready }: Props) {
  const step = steps[stepAt(percent)] ?? 'Almost done';
  return (
    <Card padding="lg">
      <h2 className="text-2xl">Preparing {recipesInWords(count).toLowerCase()}</h2>
      <p className="mt-1 text-soft tabular-nums">
        {ready === 0 ? progressInWords(percent) : `${step}: ${ready} of ${count} ready`}
      </p>
      {/* A new bar for a new generation: the old one would travel back first. */}
      <GenerationSteps key={startedAt} percent={percent} />
    </Card>
  );
}

/** The bar and the steps; all of them ticked at 100 percent. */
export function GenerationSteps({ percent }: { percent: number }) {
  const current = stepAt(percent);
  return (
    <>
      <Progress className="mt-5" label="Recipe generation" labelHidden value={percent} />
      <ol className="mt-6 grid grid-cols-3 gap-2 sm:gap-3">
        {steps.map((step, index) => (
          <Step key={step} name={step} isCurrent={index === current} isDone={index < current} />
        ))}
      </ol>
    </>
  );
}

type StepProps = { name: string; isCurrent: boolean; isDone: boolean };

function Step({ name, isCurrent, isDone }: StepProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cn(
        'flex min-h-touch items-center gap-1 rounded-lg px-2 py-2.5 font-semibold transition-colors max-sm:flex-col max-sm:text-sm sm:gap-3 sm:px-4 sm:py-0',
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
