import { recipeDocument } from '@plateful/contract/own-recipes.ts';
import {
  changedFields,
  type DocumentField,
  mergeDocuments,
} from '@plateful/domain/own-recipes/recipe-document.ts';
import { sourceLinkIn } from '@plateful/domain/vocabulary/source-line.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call, type Output } from '#lib/api.ts';
import { conflictOf, isNotFound, isUnreachable, serverMessageOf } from '#lib/api-error.ts';
import { newKey } from '#lib/new-key.ts';
import type { Side } from '#ui/choose-values.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { showSaved } from './recipe-editor.queries.ts';
import { documentIn, type RecipeValues, type StoredDocument, valuesOf } from './recipe-values.ts';
import { useRecipeDraft } from './use-recipe-draft.ts';

export type Opened = {
  owner: string;
  /** Null for a new recipe. */
  id: string | null;
  /** The recipe that a new one is copied from. */
  from: string | null;
  /** The document was imported and is not saved yet. */
  isImported?: boolean;
  document: StoredDocument;
  photoId: string | null;
  version: number;
  onSaved: (saved: Output<'PUT /api/own-recipes/{id}'>) => void;
};
type Alike = Output<'POST /api/own-recipes/alike'>['alike'];
type Conflict = { field: DocumentField; yours: unknown; theirs: unknown };

/** State of the editor: values, validation, and saving with conflict resolution. */
export function useRecipeEditor(opened: Opened) {
  const { owner, id, from, isImported = false, document, photoId, version, onSaved } = opened;
  const client = useQueryClient();
  const [base, setBase] = useState({ document, photoId, version });
  const [values, setValues] = useState<RecipeValues>(() => valuesOf(document, photoId));
  const [key, setKey] = useState(newKey);
  const [isTried, setTried] = useState(false);
  const [serverFields, setServerFields] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [alike, setAlike] = useState<Alike>([]);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [current, setCurrent] = useState(base);

  const formDocument = documentIn(values);
  const isDirty =
    !isSaved &&
    (changedFields(base.document, formDocument).length > 0 ||
      values.photoId !== base.photoId ||
      ((from !== null || isImported) && id === null));
  const place = id ?? `new ${isImported ? 'import' : (from ?? '')}`;
  const draft = useMemo(
    () => ({ kind: 'recipe' as const, place, base, values, key }),
    [place, base, values, key],
  );
  const { isRestored } = useRecipeDraft({
    owner,
    draft,
    isDirty,
    restore(stored) {
      setBase({ ...stored.base, photoId: stored.base.photoId ?? null });
      setValues({ ...stored.values, photoId: stored.values.photoId ?? null });
      setKey(stored.key);
    },
  });

  function change(next: Partial<RecipeValues>) {
    setServerFields({});
    setValues((current) => ({ ...current, ...next }));
  }

  const errors = { ...(isTried && errorsOf(formDocument)), ...serverFields };

  async function submit() {
    setTried(true);
    if (Object.keys(errorsOf(formDocument)).length > 0) return focusFirstError();
    if (id !== null) return store(() => save(id, formDocument, base.version));
    await store(async () => {
      const { title, lines, description } = formDocument;
      const sourceUrl = sourceLinkIn(description);
      const found = await call('POST /api/own-recipes/alike', { title, lines: [...lines], sourceUrl });
      // A deliberate copy is expected to resemble its original.
      const others = found.alike.filter((recipe) => recipe.id !== from);
      if (others.length > 0) return setAlike(others);
      await create();
    });
  }

  async function create() {
    setAlike([]);
    const sent = { document: sendable(formDocument), key, adaptedFrom: from, photoId: values.photoId };
    await finish(await call('POST /api/own-recipes', sent));
  }

  async function replace(other: string) {
    setAlike([]);
    const { version: newest } = await call('GET /api/own-recipes/{id}', { id: other });
    await save(other, formDocument, newest);
  }

  async function save(own: string, document: StoredDocument, since: number) {
    const sent = { id: own, document: sendable(document), version: since };
    const isKept = values.photoId === base.photoId;
    await finish(
      await call('PUT /api/own-recipes/{id}', isKept ? sent : { ...sent, photoId: values.photoId }),
    );
  }

  async function finish(saved: Output<'PUT /api/own-recipes/{id}'>) {
    setSaved(true);
    await showSaved(client, saved);
    onSaved(saved);
  }

  async function store(work: () => Promise<void>) {
    setSaving(true);
    setOffline(false);
    try {
      await work();
    } catch (error) {
      const conflict = conflictOf(error);
      if (conflict) {
        setCurrent({ ...base, ...(conflict.current as typeof base) });
        setConflicts(conflict.conflicts as Conflict[]);
      } else if (id !== null && isNotFound(error)) {
        toast(removedElsewhere(() => void bringBack(id)));
      } else {
        const fields = fieldsOf(error);
        setServerFields(fields);
        setOffline(isUnreachable(error));
        if (Object.keys(fields).length > 0) focusFirstError();
        else toastFailure('Error saving the recipe', serverMessageOf(error) ?? reasonOf(error));
      }
    } finally {
      setSaving(false);
    }
  }

  /** The recipe was deleted on another device or in another tab. */
  async function bringBack(own: string) {
    await store(async () => {
      const { version: newest } = await call('POST /api/own-recipes/{id}/bring-back', { id: own });
      await save(own, formDocument, newest);
    });
  }

  /** Resolves each conflict with the chosen value and keeps all other changes of both sides. */
  async function choose(chosen: Record<string, Side>) {
    const merged = mergeDocuments({
      base: base.document,
      stored: current.document,
      sent: formDocument,
    }).document;
    const theirs = conflicts.filter(({ field }) => chosen[field] === 'theirs').map(({ field }) => field);
    const chosenFields = Object.fromEntries(theirs.map((field) => [field, current.document[field]]));
    const document: StoredDocument = { ...merged, ...chosenFields };
    setConflicts([]);
    setBase(current);
    setValues(valuesOf(document, values.photoId));
    if (id !== null) await store(() => save(id, document, current.version));
  }

  return {
    values,
    change,
    formDocument,
    errors,
    isDirty,
    isSaving,
    isOffline,
    isRestored,
    discard: () => setValues(valuesOf(base.document, base.photoId)),
    submit,
    alike,
    keepBoth: () => store(create),
    replace: (other: string) => store(() => replace(other)),
    forgetAlike: () => setAlike([]),
    conflicts,
    choose,
    keepEditing: () => setConflicts([]),
  };
}

/** Keyed by the path of the field: `title`, `lines.3.text`. */
function errorsOf(document: StoredDocument): Record<string, string> {
  const { error } = recipeDocument.safeParse(document);
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

function fieldsOf(error: unknown): Record<string, string> {
  const { body } = (error ?? {}) as { body?: { fields?: Record<string, string> } };
  const fields = Object.entries(body?.fields ?? {});
  return Object.fromEntries(fields.map(([path, message]) => [path.replace(/^document\./, ''), message]));
}

function reasonOf(error: unknown): string {
  return isUnreachable(error)
    ? 'We could not reach the server. Your text is kept here.'
    : 'Something went wrong. Please try again.';
}

const removedElsewhere = (onSelect: () => void) => ({
  title: 'This recipe was removed elsewhere',
  description: 'Your text is still here.',
  variant: 'destructive' as const,
  action: { label: 'Restore and Save', onSelect },
});

/** Deferred until the errors are rendered. */
function focusFirstError() {
  setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0);
}

/** The contract's types expect mutable arrays. */
function sendable(document: StoredDocument) {
  return { ...document, lines: [...document.lines], steps: [...document.steps], tags: [...document.tags] };
}
