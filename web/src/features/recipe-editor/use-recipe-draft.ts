import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraftOf, keepDraft, readDraft } from '#lib/draft.ts';
import type { RecipeValues, StoredDocument } from './recipe-values.ts';

export type RecipeDraft = {
  kind: 'recipe';
  /** Id of the recipe, or the source of a new one. */
  place: string;
  base: { document: StoredDocument; photoId: string | null; version: number };
  values: RecipeValues;
  /** Idempotency key of a new recipe, so that a repeated submit does not create it twice. */
  key: string;
};

type Options = {
  owner: string;
  draft: RecipeDraft;
  isDirty: boolean;
  restore: (draft: RecipeDraft) => void;
};

/** Unsaved values survive a reload of the tab. */
export function useRecipeDraft({ owner, draft, isDirty, restore }: Options): { isRestored: boolean } {
  const [hasLooked, setHasLooked] = useState(false);
  const [isRestored, setIsRestored] = useState(false);

  const look = useEffectEvent(() => {
    const stored = readDraft(owner);
    const isOurs = isRecipeDraft(stored) && stored.place === draft.place;
    if (isOurs) restore(stored);
    setIsRestored(isOurs);
    setHasLooked(true);
  });
  useEffect(() => look(), []);

  useEffect(() => {
    if (!hasLooked) return;
    if (isDirty) keepDraft(owner, draft);
    else dropDraftOf(owner);
  }, [hasLooked, isDirty, owner, draft]);

  return { isRestored: isRestored && isDirty };
}

function isRecipeDraft(value: unknown): value is RecipeDraft {
  const { kind, values, base } = (value ?? {}) as Partial<RecipeDraft>;
  return kind === 'recipe' && Array.isArray(values?.lines) && Array.isArray(base?.document?.lines);
}
