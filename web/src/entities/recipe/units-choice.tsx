import type { UnitSystem } from '@plateful/domain/quantities/unit-systems.ts';
import { Segmented } from '#ui/segmented.tsx';

const segments = [
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const;

type Props = { units: UnitSystem; onChange: (units: UnitSystem) => void };

/** Metric or US units. */
export function UnitsChoice({ units, onChange }: Props) {
  return (
    <Segmented<UnitSystem>
      label="Units"
      size="sm"
      value={units}
      onValueChange={onChange}
      segments={segments}
    />
  );
}
