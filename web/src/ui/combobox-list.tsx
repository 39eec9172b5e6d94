import { Check } from 'lucide-react';
import { Fragment, type Ref } from 'react';
import { cn } from './class-names.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Options of the same group stand together under its name. */
  group?: string | undefined;
};

type Props = {
  /** The box finds an option as `{id}-{place}`. */
  id: string;
  ref: Ref<HTMLDivElement>;
  value: string;
  options: readonly ComboboxOption[];
  active: number;
  onActivate: (place: number) => void;
  onChoose: (option: ComboboxOption) => void;
};

export function ComboboxList({ id, ref, value, options, active, onActivate, onChoose }: Props) {
  return (
    <div
      id={`${id}-list`}
      ref={ref}
      role="listbox"
      aria-label="Options"
      className="max-h-64 overflow-y-auto overscroll-contain"
    >
      {byGroup(options).map(({ group, first, members }) => {
        const rows = members.map((option, index) => (
          <OptionRow
            key={option.value}
            id={`${id}-${first + index}`}
            option={option}
            isActive={first + index === active}
            isChosen={option.value === value}
            onActivate={() => onActivate(first + index)}
            onChoose={() => onChoose(option)}
          />
        ));
        if (group === undefined) return <Fragment key={first}>{rows}</Fragment>;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a list box.
          <div key={first} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-soft text-xs">
              {group}
            </p>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

type RowProps = {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  isChosen: boolean;
  onActivate: () => void;
  onChoose: () => void;
};

function OptionRow({ id, option, isActive, isChosen, onActivate, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which says what is active.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The focus stays in the box.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onActivate}
      onClick={onChoose}
      className={cn(
        'flex min-h-touch cursor-pointer select-none items-center gap-2.5 rounded-md px-3 py-1.5',
        isActive && 'bg-fill',
      )}
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.hint !== undefined && <span className="text-soft text-sm">{option.hint}</span>}
      {isChosen && <Check aria-label="chosen" strokeWidth={2.75} className="size-5 shrink-0 text-brand" />}
    </div>
  );
}

/** Runs of neighbours of the same group, each with its first one's place among all. */
function byGroup(options: readonly ComboboxOption[]) {
  const runs: { group: string | undefined; first: number; members: ComboboxOption[] }[] = [];
  for (const [place, option] of options.entries()) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else runs.push({ group: option.group, first: place, members: [option] });
  }
  return runs;
}
