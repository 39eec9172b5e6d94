import { ChevronDown } from 'lucide-react';
import { cn } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { inputStyles } from './input.tsx';

type SelectProps<Value extends string> = {
  options: readonly { value: Value; label: string }[];
  value: string;
  onValueChange: (value: Value) => void;
};

/** A native select, so that it works without scripts. Its list is styled where browsers allow it (base.css). */
export function Select<Value extends string>({ options, value, onValueChange }: SelectProps<Value>) {
  const wiring = useFieldWiring({});
  return (
    <span className="relative block">
      <select
        {...wiring}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className={cn(inputStyles, 'peer min-h-12 cursor-pointer truncate py-2 pr-11')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-soft transition-[rotate] peer-open:rotate-180" />
    </span>
  );
}
