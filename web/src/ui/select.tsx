import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { inputLook } from './input-look.ts';

type Option = { value: string; label: string; icon?: ReactNode; disabled?: boolean | undefined };

type SelectProps = {
  options: readonly Option[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  /** Only where no `Field` names it. */
  'aria-label'?: string | undefined;
  className?: string | undefined;
};

export function Select(props: SelectProps) {
  const { options, placeholder = 'Choose', className, id, 'aria-label': ariaLabel, ...rest } = props;
  const wiring = useFieldWiring({ id });
  // By itself it would be empty until its list has been drawn, which a server never does.
  const chosen = options.find(({ value }) => value === props.value)?.label;
  return (
    <Primitive.Root {...definedOnly(rest)}>
      <Primitive.Trigger
        {...wiring}
        aria-label={ariaLabel}
        className={cn(
          inputLook,
          'group/select flex min-h-12 items-center justify-between gap-2 py-2 text-left data-placeholder:text-soft [&>span]:truncate',
          className,
        )}
      >
        <Primitive.Value placeholder={placeholder}>{chosen}</Primitive.Value>
        <Primitive.Icon asChild>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-soft transition-[rotate] group-data-[state=open]/select:rotate-180"
          />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-44 origin-(--radix-select-content-transform-origin) overflow-hidden rounded-xl bg-pop text-ink shadow-float data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
        >
          <Primitive.Viewport className="p-1.5">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-touch cursor-pointer select-none items-center gap-2.5 rounded-md px-3 py-1.5 outline-none data-disabled:pointer-events-none data-highlighted:bg-fill data-[state=checked]:font-semibold data-disabled:opacity-50 [&_svg]:size-5 [&_svg]:shrink-0"
              >
                {option.icon}
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className="ml-auto text-brand">
                  <Check aria-hidden="true" strokeWidth={2.75} />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Radix reads a `value` of undefined as controlled by nothing; leaving it out says that it is not controlled. */
function definedOnly<Props extends object>(props: Props) {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Props]?: Exclude<Props[Key], undefined> };
}
