import { Segmented } from '#ui/segmented.tsx';

export type Billing = 'monthly' | 'yearly';

const segments = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

type Props = { billing: Billing; onChange: (billing: Billing) => void };

export function BillingSwitch({ billing, onChange }: Props) {
  return (
    <div className="mt-8 flex justify-center">
      <Segmented<Billing> label="Billing" value={billing} onValueChange={onChange} segments={segments} />
    </div>
  );
}
