import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { changedFields, type ProfileField, profileFields } from '@plateful/domain/merging/merge-profile.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SavedProfile } from '#entities/taste-profile/local-profile.ts';
import { dropDraftOf, keepDraft, readDraft } from '#lib/draft.ts';
import { useUser } from '#lib/session.ts';
import { type NamesField, toFormValues } from './taste-form-values.ts';

type TasteDraft = {
  /** The values that the form was loaded with, so that the draft can be merged with changes saved elsewhere. */
  base: SavedProfile | null;
  values: TasteProfileInput;
  conflicts: ProfileField[];
  typed: Typed;
};

/** Typed names that have not been added yet. */
export type Typed = Record<NamesField, string>;
export const nothingTyped: Typed = { cuisinePreferences: '', avoidedFoods: '' };

export function isTyped(typed: Typed): boolean {
  return Object.values(typed).some((text) => text.trim() !== '');
}

type Options = {
  form: UseFormReturn<TasteProfileInput>;
  typed: Typed;
  base: RefObject<SavedProfile | null>;
  conflicts: RefObject<ProfileField[]>;
  /** Whether the session is known and the form shows the saved profile. */
  isSettled: boolean;
  restore: (draft: TasteDraft) => void;
};

/** Unsaved values survive a reload of the tab. */
export function useTasteDraft(options: Options): { isRestored: boolean } {
  const { form, typed, base, conflicts, isSettled } = options;
  const owner = useUser().user?.id ?? '';
  const [hasLooked, setHasLooked] = useState(false);
  const [isRestored, setIsRestored] = useState(false);

  const restore = useEffectEvent(() => {
    const draft = readDraft(owner);
    if (isTasteDraft(draft)) options.restore(draft);
    setHasLooked(true);
    setIsRestored(isTasteDraft(draft) && keep(draft.typed));
  });
  useEffect(() => {
    if (isSettled) restore();
  }, [isSettled]);

  /** Stores the draft; returns whether there are unsaved changes. */
  function keep(texts: Typed): boolean {
    const values = form.getValues();
    const isUnsaved = changedFields(values, toFormValues(base.current)).length > 0;
    if (isUnsaved || isTyped(texts)) {
      const draft: TasteDraft = {
        base: base.current,
        values,
        conflicts: conflicts.current,
        typed: texts,
      };
      keepDraft(owner, draft);
      return true;
    }
    dropDraftOf(owner);
    return false;
  }

  const onChange = useEffectEvent(() => {
    if (hasLooked && !keep(typed)) setIsRestored(false);
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => onChange() }), [form]);
  useEffect(() => {
    if (typed !== undefined) onChange();
  }, [typed]);

  return { isRestored };
}

/** A draft of an earlier release may have other fields. */
function isTasteDraft(stored: unknown): stored is TasteDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { base, values, conflicts, typed } = stored as Partial<Record<keyof TasteDraft, unknown>>;
  const isWhole = Array.isArray(conflicts) && typeof typed === 'object' && typed !== null;
  return isWhole && isProfile(values) && (base === null || isProfile(base));
}

function isProfile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const usual = toFormValues(null);
  return profileFields.every((field) => {
    const fieldValue: unknown = (value as Record<string, unknown>)[field] ?? '';
    return (
      typeof fieldValue === typeof usual[field] && Array.isArray(fieldValue) === Array.isArray(usual[field])
    );
  });
}
