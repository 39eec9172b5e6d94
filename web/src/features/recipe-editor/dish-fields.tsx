import { ownRecipeBounds, recipeBounds } from '@plateful/contract/bounds.ts';
import { type MealType, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { PhotoField } from '#entities/photo/photo-field.tsx';
import { counted } from '#lib/words.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { RecipeValues } from './recipe-values.ts';

type Props = {
  values: RecipeValues;
  change: (next: Partial<RecipeValues>) => void;
  errors: Readonly<Record<string, string>>;
};

/** Title, description and metadata of the dish. */
export function DishFields({ values, change, errors }: Props) {
  const tagError = Object.entries(errors).find(([path]) => path.startsWith('tags'))?.[1];
  return (
    <>
      <Field label="Title" error={errors.title}>
        <Input
          value={values.title}
          maxLength={recipeBounds.title.max}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <PhotoField
        photoId={values.photoId}
        hint="Anyone with the recipe’s link can see it."
        error={errors.photoId}
        onChange={(photoId) => change({ photoId })}
      />
      <Field label="Description" optional error={errors.description}>
        <Textarea
          rows={2}
          value={values.description}
          limit={ownRecipeBounds.description.maxLength}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
        <Field
          label="Time in minutes"
          optional
          hint={`From start to finish.${values.cookingTime.trim() === '' ? ' Without a time, the planner skips it.' : ''}`}
          error={errors.cookingTime}
        >
          <Input
            inputMode="numeric"
            value={values.cookingTime}
            maxLength={4}
            autoComplete="off"
            onChange={(event) => change({ cookingTime: event.target.value })}
          />
        </Field>
        <FieldGroup label="Servings" error={errors.servings}>
          <div className="w-fit">
            <Stepper
              {...recipeBounds.servings}
              label="servings"
              value={values.servings}
              onValueChange={(servings) => change({ servings })}
              format={(count) => counted(count, 'serving')}
            />
          </div>
        </FieldGroup>
        <Field label="Cuisine" optional error={errors.cuisineType}>
          <Input
            value={values.cuisineType}
            maxLength={ownRecipeBounds.cuisineType.maxLength}
            autoComplete="off"
            onChange={(event) => change({ cuisineType: event.target.value })}
          />
        </Field>
        <Field label="Meal" optional>
          <Select
            value={values.mealType}
            onValueChange={(mealType) => change({ mealType: mealType as MealType | '' })}
            options={[
              { value: '', label: 'Any meal' },
              ...mealTypes.map((meal) => ({ value: meal, label: capitalized(meal) })),
            ]}
          />
        </Field>
      </div>
      <Field label="Tags" optional hint="Separated by commas." error={tagError}>
        <Input
          value={values.tags}
          maxLength={400}
          autoComplete="off"
          placeholder="weeknight, freezes well"
          onChange={(event) => change({ tags: event.target.value })}
        />
      </Field>
    </>
  );
}
