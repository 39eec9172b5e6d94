import { zodResolver } from '@hookform/resolvers/zod';
import { type TasteProfileInput, tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { type FormEvent, useState } from 'react';
import { type Resolver, useForm, useFormState } from 'react-hook-form';
import { toast } from '#ui/toast-store.ts';
import { saveFailureText } from './save-failure.ts';
import { type AddedTaste, addCuisine, addGoal, toFormValues } from './taste-form-values.ts';
import { type SavedTaste, useSaveTasteProfile } from './taste-profile.queries.ts';

// In the contract fields with a default may be missing; the form always has them all.
const resolver = zodResolver(tasteProfileInput) as Resolver<TasteProfileInput>;

/** The values of the form, the cuisine that is being typed, and saving them. */
export function useTasteForm(profile: TasteProfileInput | null, onSaved: (saved: SavedTaste) => void) {
  const form = useForm<TasteProfileInput>({ resolver, defaultValues: toFormValues(profile) });
  const { isDirty } = useFormState({ control: form.control });
  const [typedCuisine, setTypedCuisine] = useState('');
  const { mutate, isPending } = useSaveTasteProfile();

  function typeCuisine(text: string) {
    setTypedCuisine(text);
    form.clearErrors('cuisinePreferences');
  }

  /** False when it cannot be a cuisine. */
  function addNamedCuisine(name: string) {
    const { cuisines, error } = addCuisine(form.getValues('cuisinePreferences'), name);
    if (error !== undefined) {
      form.setError('cuisinePreferences', { message: error }, { shouldFocus: true });
      return false;
    }
    form.setValue('cuisinePreferences', cuisines, { shouldDirty: true });
    return true;
  }

  function addTypedCuisine() {
    const isAdded = addNamedCuisine(typedCuisine);
    if (isAdded) setTypedCuisine('');
    return isAdded;
  }

  /** Takes over a suggestion, to be saved with the rest. */
  function add(kind: AddedTaste, name: string) {
    if (kind === 'cuisinePreferences') addNamedCuisine(name);
    else form.setValue(kind, addGoal(form.getValues(kind), name), { shouldDirty: true });
  }

  function save(values: TasteProfileInput) {
    mutate(
      { ...values, customInstructions: values.customInstructions || null },
      {
        onSuccess: (saved) => {
          form.reset(toFormValues(saved.profile));
          onSaved(saved);
        },
        onError: (error) =>
          toast({
            title: 'Error saving preferences',
            description: saveFailureText(error),
            variant: 'destructive',
          }),
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A name still in the box was meant.
    if (addTypedCuisine()) void form.handleSubmit(save)();
  }

  return {
    control: form.control,
    isDirty: isDirty || typedCuisine.trim() !== '',
    isSaving: isPending,
    typedCuisine,
    typeCuisine,
    addTypedCuisine,
    add,
    submit,
  };
}
