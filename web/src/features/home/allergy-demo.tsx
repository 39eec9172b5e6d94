import { Check, ShieldCheck, X } from 'lucide-react';
import { Picture } from '#ui/picture.tsx';

const checks = [
  { name: 'Rice noodles', picture: 'steaming-bowl', fits: true, why: 'no gluten' },
  { name: 'Satay sauce', picture: 'peanuts', fits: false, why: 'contains Peanuts' },
  { name: 'Tahini and lime sauce', picture: 'lime', fits: true, why: 'swapped in' },
];

export function AllergyDemo() {
  return (
    <div className="grid gap-2.5">
      <p className="flex items-center gap-2 font-semibold text-sm">
        <ShieldCheck className="size-5 text-leaf" /> Allergies: Peanuts, Gluten
      </p>
      {checks.map(({ name, picture, fits, why }) => (
        <div
          key={name}
          className="flex items-center gap-3 rounded-lg bg-paper px-4 py-3 inset-ring inset-ring-line"
        >
          <Picture name={picture} size={28} />
          <span className={`font-medium ${fits ? '' : 'text-soft line-through'}`}>{name}</span>
          <span
            className={`ml-auto flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs ${fits ? 'bg-leaf-bg text-leaf' : 'bg-danger-bg text-danger'}`}
          >
            {fits ? <Check className="size-3.5" /> : <X className="size-3.5" />} {why}
          </span>
        </div>
      ))}
    </div>
  );
}
