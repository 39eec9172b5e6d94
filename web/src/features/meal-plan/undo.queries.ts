import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { settleWeeks, type Week, weekChangeKey } from './week.queries.ts';

/** Edits that were undone here, the latest last: to undo the undoing is to repeat. A new edit forgets them. */
let undone: readonly string[] = [];
const listeners = new Set<() => void>();

function setUndone(next: readonly string[]) {
  undone = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An edit, or the last one of a week. */
type Wish = { editId?: string; startDate?: PlainDate; words: string; isRedo: boolean };

export function useUndo() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: weekChangeKey,
    scope: { id: 'week' },
    mutationFn: async ({ editId, startDate }: Wish) => {
      // The last change may have been on its way when the key was pressed.
      const last = startDate === undefined ? null : (await call('GET /api/week', { startDate })).undo;
      const id = editId ?? last?.editId;
      return id === undefined ? null : call('POST /api/week-edits/{id}/undo', { id });
    },
    onSuccess: (saved, { words, isRedo }) => {
      if (!saved) return;
      const { editId } = saved;
      if (isRedo) setUndone(undone.slice(0, -1));
      else if (editId !== null) setUndone([...undone, editId]);
      toast({ title: words });
    },
    onError: (error, { isRedo }) => {
      if (isRedo) setUndone(undone.slice(0, -1));
      const title = isRedo ? 'Error repeating the change' : 'Error undoing the change';
      toastFailure(title, serverMessageOf(error) ?? 'Please try again.');
    },
    onSettled: () => settleWeeks(client),
  });
  return {
    undo: (editId: string, words = 'Undone') => mutate({ editId, words, isRedo: false }),
    undoLast: (startDate: PlainDate) => mutate({ startDate, words: 'Undone', isRedo: false }),
    redo: (editId: string) => mutate({ editId, words: 'Done again', isRedo: true }),
    forgetRedo: () => setUndone([]),
  };
}

/** Undo and redo of the week in view, by button and by Ctrl or Cmd with Z; null where there is nothing to. */
export function useUndoButtons(monday: PlainDate, week: Week | undefined) {
  const { undoLast, redo } = useUndo();
  const isChanging = useIsMutating({ mutationKey: weekChangeKey }) > 0;
  const lastUndone = useSyncExternalStore(subscribe, () => undone).at(-1);
  const last = week?.undo ?? null;
  const onUndo = last || isChanging ? () => undoLast(monday) : null;
  const onRedo = lastUndone === undefined ? null : () => redo(lastUndone);

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
