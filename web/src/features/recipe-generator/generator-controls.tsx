import { recipeCount } from '@plateful/contract/limits.ts';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MealFilter, mealOptions } from '#entities/recipe/meal-filter.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { CountField } from './count-field.tsx';
import { recipesInWords } from './recipe-words.ts';

type Props = {
  /** Null while the field is empty. */
  count: number | null;
  onCountChange: (count: number | null) => void;
  meal: MealFilter;
  onMealChange: (meal: string) => void;
  onGenerate: (count: number) => void;
  busy: boolean;
  /** The next step lies elsewhere: generating is not the page's first button. */
  isSecond: boolean;
  /** What stands below: usage, say. */
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
            icon={<Sparkles aria-hidden="true" />}
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
