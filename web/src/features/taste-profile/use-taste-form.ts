import { zodResolver } from '@hookform/resolvers/zod';
import { type TasteProfileInput, tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useForm, useFormState } from 'react-hook-form';
import { toast } from '#ui/toast-store.ts';
import { saveFailureText } from './save-failure.ts';
import { type AddedTaste, addCuisine, addGoal, mergedValues, toFormValues } from './taste-form-values.ts';
import { type SavedTaste, useSaveTasteProfile } from './taste-profile.queries.ts';

// In the contract fields with a default may be missing; the form always has them all.
const resolver = zodResolver(tasteProfileInput) as Resolver<TasteProfileInput>;

/** Told what is saved, and whether that is all: somebody may have gone on while it was sent. */
export type OnSaved = (saved: SavedTaste, isAll: boolean) => void;

/** The values of the form, the cuisine that is being typed, and saving them. */
export function useTasteForm(profile: TasteProfileInput | null, onSaved: OnSaved) {
  const form = useForm<TasteProfileInput>({ resolver, defaultValues: toFormValues(profile) });
  const { isDirty } = useFormState({ control: form.control });
  const [typedCuisine, setTypedCuisine] = useState('');
  const latestTyped = useRef(typedCuisine);
  const filledWith = useRef(profile);
  const { mutateAsync, isPending } = useSaveTasteProfile();

  /** Fills the form with what is saved now, and keeps what was changed since it showed `before`; whether nothing was. */
  function fill(saved: TasteProfileInput | null, before: TasteProfileInput): boolean {
    const base = toFormValues(saved);
    const values = mergedValues(base, before, form.getValues());
    filledWith.current = saved;
    form.reset(base);
    for (const name of Object.keys(values) as (keyof TasteProfileInput)[]) {
      form.setValue(name, values[name], { shouldDirty: true });
    }
    return JSON.stringify(values) === JSON.stringify(base);
  }

  /** Saved in another tab, or of the account that somebody has signed in to meanwhile. */
  const follow = useEffectEvent((saved: TasteProfileInput | null) => {
    if (saved !== filledWith.current) fill(saved, toFormValues(filledWith.current));
  });
  useEffect(() => follow(profile), [profile]);

  function setTyped(text: string) {
    latestTyped.current = text;
    setTypedCuisine(text);
  }

  function typeCuisine(text: string) {
    setTyped(text);
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
    if (isAdded) setTyped('');
    return isAdded;
  }

  /** Takes over a suggestion, to be saved with the rest. */
  function add(kind: AddedTaste, name: string) {
    if (kind === 'cuisinePreferences') addNamedCuisine(name);
    else form.setValue(kind, addGoal(form.getValues(kind), name), { shouldDirty: true });
  }

  function save(values: TasteProfileInput) {
    const sent = structuredClone(form.getValues());
    // A promise, since whoever leaves meanwhile is told of the outcome too.
    mutateAsync({ ...values, customInstructions: values.customInstructions || null }).then(
      (saved) => {
        const isAll = fill(saved.profile, sent);
        onSaved(saved, isAll && latestTyped.current.trim() === '');
      },
      (error) =>
        toast({
          title: 'Error saving preferences',
          description: saveFailureText(error),
          variant: 'destructive',
        }),
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
