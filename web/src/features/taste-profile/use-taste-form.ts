import { zodResolver } from '@hookform/resolvers/zod';
import { type TasteProfileInput, tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { changedFields, type ProfileField } from '@plateful/domain/merging/merge-profile.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useForm, useFormState } from 'react-hook-form';
import type { SavedProfile } from '#entities/taste-profile/local-profile.ts';
import { saveFailureText } from '#entities/taste-profile/save-failure.ts';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { isUnreachable } from '#lib/api-error.ts';
import { useHydrated } from '#lib/hydration.tsx';
import type { Side } from '#ui/choose-values.tsx';
import { toastFailure } from '#ui/toast-store.ts';
import { changedLimits } from './changed-limits.ts';
import { type SavedTaste, useSaveTasteProfile } from './save-taste-profile.ts';
import {
  type AddedTaste,
  addGoal,
  addNames,
  mergedValues,
  type NamesField,
  toFormValues,
} from './taste-form-values.ts';
import { isTyped, nothingTyped, type Typed, useTasteDraft } from './use-taste-draft.ts';

// The contract's input type makes fields with a default optional; the form always has them all.
const resolver = zodResolver(tasteProfileInput) as Resolver<TasteProfileInput>;

/** `isAll` is false if more was changed while the save was in flight. */
export type OnSaved = (saved: SavedTaste, isAll: boolean) => void;

/** The text in a field for names that has not been added yet. */
export type TypedNames = { typed: string; onType: (text: string) => void; onAdd: () => void };

/** State of the form: values, names being typed, saving, and changes from other tabs and devices. */
export function useTasteForm(profile: SavedProfile | null, onSaved: OnSaved) {
  const form = useForm<TasteProfileInput>({ resolver, defaultValues: toFormValues(profile) });
  const { isDirty } = useFormState({ control: form.control });
  const [typed, setTypedState] = useState(nothingTyped);
  const latestTyped = useRef(typed);
  const base = useRef(profile);
  /** Conflicting fields, which must be resolved before the next save. */
  const conflicts = useRef<ProfileField[]>([]);
  const [shownConflicts, setShownConflicts] = useState<ProfileField[]>([]);
  const [news, setNews] = useState<string[]>([]);
  const [isOffline, setIsOffline] = useState(false);
  const { mutateAsync, isPending } = useSaveTasteProfile();
  const { state } = useTasteProfile();
  const isHydrated = useHydrated();

  /** Fills the form with the saved profile, keeping changes made since it showed `before`. */
  function fill(saved: SavedProfile | null, before: TasteProfileInput, now = form.getValues()) {
    const stored = toFormValues(saved);
    const merged = mergedValues(stored, before, now);
    base.current = saved;
    form.reset(stored);
    for (const name of Object.keys(merged.values) as ProfileField[]) {
      form.setValue(name, merged.values[name], { shouldDirty: true });
    }
    const open = new Set([...conflicts.current, ...merged.conflicts]);
    conflicts.current = changedFields(merged.values, stored).filter((field) => open.has(field));
  }

  const draft = useTasteDraft({
    form,
    typed,
    base,
    conflicts,
    // A prerendered page shows the defaults until the session is known.
    isSettled: state === 'ready' && isHydrated,
    restore(stored) {
      conflicts.current = stored.conflicts;
      fill(profile, toFormValues(stored.base), stored.values);
      setTyped(stored.typed);
    },
  });

  /** Applies a profile saved in another tab or on another device, or that of an account after sign-in. */
  const follow = useEffectEvent((saved: SavedProfile | null) => {
    const current = base.current;
    if (saved === current || (saved?.version ?? 0) < (current?.version ?? 0)) return;
    // The form's own save arrives here too.
    const isNew = current && saved && changedFields(current, saved).length > 0;
    if (isNew) setNews(changedLimits(current, saved));
    fill(saved, toFormValues(current));
  });
  useEffect(() => follow(profile), [profile]);

  function setTyped(texts: Typed) {
    latestTyped.current = texts;
    setTypedState(texts);
  }

  /** False if a name is invalid. Invalid names stay in the field, unless they came from elsewhere. */
  function addTo(field: NamesField, text: string, isFromBox = true) {
    const { names, left, error } = addNames(field, form.getValues(field), text);
    form.setValue(field, names, { shouldDirty: true });
    if (isFromBox) setTyped({ ...latestTyped.current, [field]: left });
    if (error !== undefined) form.setError(field, { message: error }, { shouldFocus: true });
    return error === undefined;
  }

  function typing(field: NamesField): TypedNames {
    return {
      typed: typed[field],
      onType(text) {
        form.clearErrors(field);
        // A comma completes a name.
        if (text.includes(',')) addTo(field, text);
        else setTyped({ ...latestTyped.current, [field]: text });
      },
      onAdd: () => void addTo(field, typed[field]),
    };
  }

  /** Adds a suggestion, to be saved with the form. */
  function add(kind: AddedTaste, name: string) {
    if (kind === 'cuisinePreferences') addTo(kind, name, false);
    else form.setValue(kind, addGoal(form.getValues(kind), name), { shouldDirty: true });
  }

  function openConflicts(): ProfileField[] {
    const changed = changedFields(form.getValues(), toFormValues(base.current));
    return conflicts.current.filter((field) => changed.includes(field));
  }

  function save(values: TasteProfileInput) {
    const open = openConflicts();
    if (open.length > 0) return setShownConflicts(open);
    const sent = structuredClone(form.getValues());
    const update = { ...values, customInstructions: values.customInstructions || null };
    // Uses a promise, so that the result is reported even after leaving the page.
    mutateAsync({ values: update, base: base.current }).then(
      (answer) => {
        setIsOffline(false);
        if ('current' in answer) {
          fill(answer.current, toFormValues(base.current));
          return setShownConflicts(openConflicts());
        }
        setNews(changedLimits(sent, answer.profile));
        fill(answer.profile, sent);
        const isAll = changedFields(form.getValues(), toFormValues(answer.profile)).length === 0;
        onSaved(answer, isAll && !isTyped(latestTyped.current));
      },
      (error) => {
        setIsOffline(isUnreachable(error));
        toastFailure('Error saving preferences', saveFailureText(error));
      },
    );
  }

  /** Resolves each conflict with the chosen value. */
  function choose(chosen: Record<string, Side>) {
    const stored = toFormValues(base.current);
    for (const field of shownConflicts) {
      if (chosen[field] === 'theirs') form.setValue(field, stored[field], { shouldDirty: true });
    }
    // Another conflict may have occurred while the dialog was open.
    conflicts.current = conflicts.current.filter((field) => !shownConflicts.includes(field));
    setShownConflicts([]);
    void form.handleSubmit(save)();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Also saves names that were typed but not added.
    const isAdded = [
      addTo('cuisinePreferences', typed.cuisinePreferences),
      addTo('avoidedFoods', typed.avoidedFoods),
    ];
    if (!isAdded.includes(false)) void form.handleSubmit(save)();
  }

  function discard() {
    conflicts.current = [];
    form.reset(toFormValues(base.current));
    setTyped(nothingTyped);
  }

  return {
    control: form.control,
    isDirty: isDirty || isTyped(typed),
    isSaving: isPending,
    isOffline,
    isRestored: draft.isRestored,
    discard,
    news,
    forgetNews: () => setNews([]),
    conflicts: shownConflicts.map((field) => ({
      field,
      yours: form.getValues(field),
      theirs: toFormValues(base.current)[field],
    })),
    choose,
    keepEditing: () => setShownConflicts([]),
    typing,
    add,
    submit,
  };
}
