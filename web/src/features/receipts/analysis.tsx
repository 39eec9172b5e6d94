import { Progress } from '#ui/progress.tsx';
import { useAnalysisProgress } from './use-analysis-progress.ts';

type Props = { name: string; place: number; count: number };

/** The bar of one receipt that is being read. */
export function Analysis({ name, place, count }: Props) {
  const value = useAnalysisProgress();
  return (
    <div>
      <p className="font-semibold text-lg">Analyzing your receipt...</p>
      <p className="mt-1 truncate text-soft text-sm">{name}</p>
      <Progress
        label={count > 1 ? `Receipt ${place} of ${count}` : 'Analyzing'}
        value={value}
        className="mt-5 text-left"
      />
    </div>
  );
}
