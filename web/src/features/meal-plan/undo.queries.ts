import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { createListeners } from '#lib/listeners.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { refetchWeeksWhenSettled, type Week, weekChangeKey } from './week.queries.ts';

/** Ids of edits undone on this page, the latest last; redo undoes their undo. Cleared by a new edit. */
let undone: readonly string[] = [];
const { subscribe, notify } = createListeners();

function setUndone(next: readonly string[]) {
  undone = next;
  notify();
}

type Wish =
  | { kind: 'undo'; editId: string; words: string }
  | { kind: 'undoLast'; startDate: PlainDate; words: string }
  | { kind: 'redo'; words: string };

/** The edit to undo or redo, resolved after pending ones have settled, since the shortcut may be pressed faster. */
async function editOf(wish: Wish): Promise<string | undefined> {
  if (wish.kind === 'undo') return wish.editId;
  if (wish.kind === 'redo') return undone.at(-1);
  return (await call('GET /api/week', { startDate: wish.startDate })).undo?.editId;
}

export function useUndo() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: weekChangeKey,
    scope: { id: 'week' },
    mutationFn: async (wish: Wish) => {
      const id = await editOf(wish);
      return id === undefined ? null : call('POST /api/week-edits/{id}/undo', { id });
    },
    onSuccess: (saved, { words, kind }) => {
      if (!saved) return;
      const { editId } = saved;
      if (kind === 'redo') setUndone(undone.slice(0, -1));
      else if (editId !== null) setUndone([...undone, editId]);
      toast({ title: words });
    },
    onError: (error, { kind }) => {
      if (kind === 'redo') setUndone(undone.slice(0, -1));
      const title = kind === 'redo' ? 'Error repeating the change' : 'Error undoing the change';
      toastFailure(title, serverMessageOf(error) ?? 'Please try again.');
    },
    onSettled: () => refetchWeeksWhenSettled(client),
  });
  const undo = (editId: string, words = 'Undone') => mutate({ kind: 'undo', editId, words });
  return {
    /** Shows the toast with Undo after an edit, and clears the redo stack. */
    offerUndo(editId: string | null, words?: string) {
      setUndone([]);
      return editId === null ? undefined : { label: 'Undo', onSelect: () => undo(editId, words) };
    },
    undoLast: (startDate: PlainDate) => mutate({ kind: 'undoLast', startDate, words: 'Undone' }),
    redo: () => mutate({ kind: 'redo', words: 'Done again' }),
  };
}

/** Undo and redo of the visible week, by button and by Ctrl or Cmd with Z; null if unavailable. */
export function useUndoButtons(monday: PlainDate, week: Week | undefined) {
  const { undoLast, redo } = useUndo();
  const isChanging = useIsMutating({ mutationKey: weekChangeKey }) > 0;
  const canRedo = useSyncExternalStore(subscribe, () => undone.length > 0);
  const last = week?.undo ?? null;
  const onUndo = last || isChanging ? () => undoLast(monday) : null;
  const onRedo = canRedo ? redo : null;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]');
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping) return;
    const key = event.key.toLowerCase();
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? onRedo : key === 'z' ? onUndo : null;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { onUndo, undoLabel: last?.label ?? '', onRedo };
}
