import type { UnitSystem } from '@plateful/domain/shopping/unit-systems.ts';
import { Segmented } from '#ui/segmented.tsx';

const segments = [
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const;

type UnitsChoiceProps = { units: UnitSystem; onChange: (units: UnitSystem) => void };

/** Grams and millilitres, or pounds and cups. */
export function UnitsChoice({ units, onChange }: UnitsChoiceProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <span aria-hidden="true" className="font-medium">
        Units
      </span>
      <Segmented<UnitSystem>
        label="Units"
        size="sm"
        value={units}
        onValueChange={onChange}
        segments={segments}
      />
    </div>
  );
}
