import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  description?: ReactNode;
};

/** The whole row is the click target. */
export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cn(
        'group/check relative flex min-h-touch items-start gap-3 py-2.5 has-disabled:opacity-50',
        className,
      )}
    >
      <span className="mt-px grid size-6 shrink-0 place-items-center *:[grid-area:1/1]">
        <input
          {...rest}
          type="checkbox"
          className="peer size-6 appearance-none rounded-sm border-[1.5px] border-edge bg-card transition-[background-color,border-color] checked:border-brand checked:bg-brand group-hover/check:not-checked:not-disabled:border-ink aria-invalid:not-checked:border-danger"
        />
        {/* Not rendered while unchecked: hundreds of transparent layers make scrolling a long list slow. */}
        <Check
          strokeWidth={3.25}
          className="pointer-events-none hidden size-4 text-brand-ink peer-checked:block"
        />
      </span>
      <span className="min-w-0 flex-1">
        {label}
        {description !== undefined && <span className="block text-soft text-sm">{description}</span>}
      </span>
    </label>
  );
}
