import { Switch } from 'radix-ui';
import { type ReactNode, useId } from 'react';

type ConsentSwitchProps = {
  label: string;
  /** What it allows. */
  description: ReactNode;
  isOn: boolean;
  /** Without it the switch is locked. */
  onChange?: (isOn: boolean) => void;
  children?: ReactNode;
};

/** One purpose: its name and switch, which together are the target, and what it is about. */
export function ConsentSwitch({ label, description, isOn, onChange, children }: ConsentSwitchProps) {
  const id = useId();
  const about = `${id}-about`;
  return (
    <div className="border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <label htmlFor={id} className="flex min-h-touch items-center gap-4">
        <span className="min-w-0 flex-1 font-bold text-lg">{label}</span>
        {!onChange && (
          <span aria-hidden="true" className="text-soft text-sm">
            Always on
          </span>
        )}
        <Switch.Root
          id={id}
          aria-describedby={about}
          checked={isOn}
          disabled={!onChange}
          onCheckedChange={onChange}
          className="flex h-7 w-12 shrink-0 items-center rounded-full border-[1.5px] border-edge bg-fill transition-[background-color,border-color] disabled:opacity-60 data-[state=checked]:border-leaf data-[state=checked]:bg-leaf"
        >
          <Switch.Thumb className="ml-1 size-4.5 rounded-full bg-edge transition-[translate,background-color] data-[state=checked]:translate-x-5 data-[state=checked]:bg-card" />
        </Switch.Root>
      </label>
      <p id={about} className="pr-16 text-soft text-sm">
        {description}
      </p>
      {children}
    </div>
  );
}
