import { Check } from 'lucide-react';
import { Switch as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

type SwitchProps = Omit<ComponentProps<typeof Primitive.Root>, 'children' | 'asChild'> & {
  /** Left out only where the switch stands between two words that say it; then give an `aria-label`. */
  label?: ReactNode;
  description?: ReactNode;
};

/** A setting that holds at once, on the right of what it is about. The knob shows a tick: not colour alone. */
export function Switch({ label, description, className, id, ...rest }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const descriptionId = `${switchId}-description`;
  return (
    <div className={cn('flex min-h-touch items-center justify-between gap-4', className)}>
      <span className="min-w-0 empty:hidden">
        {label !== undefined && (
          <label htmlFor={switchId} className="block cursor-pointer font-medium">
            {label}
          </label>
        )}
        {description !== undefined && (
          <span id={descriptionId} className="block text-soft text-sm">
            {description}
          </span>
        )}
      </span>
      <Primitive.Root
        aria-describedby={description === undefined ? undefined : descriptionId}
        {...rest}
        id={switchId}
        className={cn(
          'touch-area h-8 w-13 shrink-0 rounded-full border-[1.5px] border-edge bg-sunk transition-colors',
          'data-[state=checked]:border-leaf data-[state=checked]:bg-leaf disabled:opacity-60 disabled:[cursor:not-allowed]',
        )}
      >
        <Primitive.Thumb className="group/knob grid size-6 translate-x-[2.5px] place-items-center rounded-full bg-edge text-leaf transition-[translate,background-color] duration-200 data-[state=checked]:translate-x-[22.5px] data-[state=checked]:bg-card">
          <Check
            aria-hidden="true"
            strokeWidth={3.5}
            className="size-3.5 opacity-0 transition-opacity group-data-[state=checked]/knob:opacity-100"
          />
        </Primitive.Thumb>
      </Primitive.Root>
    </div>
  );
}
