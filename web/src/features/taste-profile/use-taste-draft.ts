import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { changedFields, type ProfileField, profileFields } from '@plateful/domain/merging/merge-profile.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SavedProfile } from '#entities/taste-profile/local-profile.ts';
import { dropDraftOf, keepDraft, readDraft } from '#lib/draft.ts';
import { useUser } from '#lib/session.ts';
import { toFormValues } from './taste-form-values.ts';

type TasteDraft = {
  /** What the form was filled with, so that the draft is merged with what is saved elsewhere until it comes back. */
  base: SavedProfile | null;
  values: TasteProfileInput;
  conflicts: ProfileField[];
  typedCuisine: string;
};

type Options = {
  form: UseFormReturn<TasteProfileInput>;
  typedCuisine: string;
  base: RefObject<SavedProfile | null>;
  conflicts: RefObject<ProfileField[]>;
  /** Whether it is known who is looking, and the form shows what they have saved. */
  isSettled: boolean;
  restore: (draft: TasteDraft) => void;
};

/** Unsaved values survive a reload of the tab. */
export function useTasteDraft(options: Options): { isRestored: boolean } {
  const { form, typedCuisine, base, conflicts, isSettled } = options;
  const owner = useUser().user?.id ?? '';
  const [hasLooked, setHasLooked] = useState(false);
  const [isRestored, setIsRestored] = useState(false);

  const restore = useEffectEvent(() => {
    const draft = readDraft(owner);
    if (isTasteDraft(draft)) options.restore(draft);
    setHasLooked(true);
    setIsRestored(isTasteDraft(draft) && keep(draft.typedCuisine));
  });
  useEffect(() => {
    if (isSettled) restore();
  }, [isSettled]);

  /** Whether there is anything to keep. */
  function keep(typed: string): boolean {
    const values = form.getValues();
    const isUnsaved = changedFields(values, toFormValues(base.current)).length > 0;
    if (isUnsaved || typed.trim() !== '') {
      const draft: TasteDraft = {
        base: base.current,
        values,
        conflicts: conflicts.current,
        typedCuisine: typed,
      };
      keepDraft(owner, draft);
      return true;
    }
    dropDraftOf(owner);
    return false;
  }

  const onChange = useEffectEvent(() => {
    if (hasLooked && !keep(typedCuisine)) setIsRestored(false);
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => onChange() }), [form]);
  useEffect(() => {
    if (typedCuisine !== undefined) onChange();
  }, [typedCuisine]);

  return { isRestored };
}

/** One of an earlier release may have other fields. */
function isTasteDraft(kept: unknown): kept is TasteDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { base, values, conflicts, typedCuisine } = kept as Partial<Record<keyof TasteDraft, unknown>>;
  const isWhole = Array.isArray(conflicts) && typeof typedCuisine === 'string';
  return isWhole && isProfile(values) && (base === null || isProfile(base));
}

function isProfile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const usual = toFormValues(null);
  return profileFields.every((field) => {
    const given: unknown = (value as Record<string, unknown>)[field] ?? '';
    return typeof given === typeof usual[field] && Array.isArray(given) === Array.isArray(usual[field]);
  });
}
