import { Check, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

type ToggleChipProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode };

/** A pill-shaped checkbox for multiple choices from a short list. Its width does not change when it is checked. */
export function ToggleChip({ className, children, ...rest }: ToggleChipProps) {
  return (
    <label
      className={cn(
        'group/chip relative inline-flex min-h-touch max-w-full select-none items-center gap-2 rounded-full bg-card py-2 pr-4.5 pl-3.5 font-medium text-sm',
        'inset-ring-[1.5px] inset-ring-edge/55 transition-[background-color,color,box-shadow,scale] hover:inset-ring-edge active:scale-[0.97]',
        'has-checked:bg-ink has-checked:text-paper has-checked:inset-ring-ink',
        'has-disabled:pointer-events-none has-disabled:opacity-50',
        'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <input {...rest} type="checkbox" className="peer absolute inset-0 z-1 size-full opacity-0" />
      <span
        aria-hidden="true"
        className="relative grid size-4 place-items-center *:col-start-1 *:row-start-1"
      >
        <Plus className="size-4 text-soft transition-[opacity,rotate] group-has-checked/chip:rotate-90 group-has-checked/chip:opacity-0" />
        <Check
          strokeWidth={3}
          className="size-4 scale-50 opacity-0 transition-[opacity,scale] group-has-checked/chip:scale-100 group-has-checked/chip:opacity-100"
        />
      </span>
      <span className="relative min-w-0">{children}</span>
    </label>
  );
}
