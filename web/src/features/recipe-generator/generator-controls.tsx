import { recipeCount } from '@plateful/contract/bounds.ts';
import { Minus, Plus, Sparkles } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type MealFilter, mealOptions } from '#entities/recipe/meal-filter.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { useTypedBeforeHydration } from '#ui/use-typed-before-hydration.ts';
import { toastTooMany } from './generation-toasts.ts';
import { recipesInWords } from './recipe-words.ts';
import { RequestField } from './request-field.tsx';

type Props = {
  /** Null while the field is empty. */
  count: number | null;
  onCountChange: (count: number | null) => void;
  request: string;
  onRequestChange: (request: string) => void;
  meal: MealFilter;
  onMealChange: (meal: string) => void;
  onGenerate: (count: number) => void;
  busy: boolean;
  /** Generating is not the page's primary action now. */
  isSecond: boolean;
  /** Content below the controls, such as the usage. */
  children?: ReactNode;
};

export function GeneratorControls(props: Props) {
  const count = props.count ?? recipeCount.min;
  return (
    <Card asChild>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onCountChange(count);
          props.onGenerate(count);
        }}
      >
        <RequestField value={props.request} onValueChange={props.onRequestChange} />
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
          <CountField value={props.count} onValueChange={props.onCountChange} />
          <Field label="Meal type">
            <Select options={mealOptions} value={props.meal} onValueChange={props.onMealChange} />
          </Field>
          <Button
            type="submit"
            size="lg"
            variant={props.isSecond ? 'secondary' : 'primary'}
            busy={props.busy}
            busyText="Generating..."
            icon={<Sparkles />}
            className="sm:col-span-2 lg:col-span-1"
          >
            {`Generate ${recipesInWords(count)}`}
          </Button>
        </div>
        {props.children}
      </form>
    </Card>
  );
}

type CountFieldProps = {
  /** Null while the field is empty. */
  value: number | null;
  onValueChange: (count: number | null) => void;
};

const { min, max } = recipeCount;

/** The number of recipes. Values above the limit are rejected with a message (docs/product.md, Validation). */
function CountField({ value, onValueChange }: CountFieldProps) {
  function change(text: string) {
    const count = Math.floor(Number(text));
    if (text === '' || Number.isNaN(count)) return onValueChange(null);
    if (count > max) toastTooMany();
    onValueChange(Math.max(min, Math.min(max, count)));
  }

  const step = (by: number) => change(String((value ?? min) + by));
  return (
    <Field label="Number of recipes">
      <div className="flex items-center gap-2">
        <IconButton
          label="Fewer recipes"
          variant="soft"
          aria-disabled={value === min}
          onClick={() => step(-1)}
        >
          <Minus />
        </IconButton>
        <CountInput value={value} onChange={change} onLeave={() => onValueChange(value ?? min)} />
        <IconButton label="More recipes" variant="soft" onClick={() => step(1)}>
          <Plus />
        </IconButton>
      </div>
    </Field>
  );
}

type InputProps = { value: number | null; onChange: (text: string) => void; onLeave: () => void };

function CountInput({ value, onChange, onLeave }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  useTypedBeforeHydration(input, String(value ?? ''), onChange);
  return (
    <Input
      ref={input}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      className="flex-1 text-center font-semibold tabular-nums [appearance:textfield] sm:min-w-16 [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
    />
  );
}
