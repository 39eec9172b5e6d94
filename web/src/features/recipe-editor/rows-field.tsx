import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { newRow, type Row, rowsIn } from './recipe-values.ts';

export type RowProps = {
  row: Row;
  at: number;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onRemove: () => void;
  onMove: (by: number) => void;
};

type Props = {
  label: string;
  rows: readonly Row[];
  isMethod: boolean;
  onChange: (rows: Row[]) => void;
  children: (props: RowProps) => ReactNode;
};

/**
 * Editable rows: Enter adds one, Backspace in an empty one removes it, Alt with an arrow key moves it, pasted lines
 * become rows.
 */
export function RowsField({ label, rows, isMethod, onChange, children }: Props) {
  const list = useRef<HTMLOListElement>(null);

  const wanted = useRef<number | null>(null);

  // A layout effect, so that the focus moves before the next key event and no typed letter is lost.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const box = list.current?.querySelectorAll('textarea')[wanted.current];
    wanted.current = null;
    box?.focus();
  });

  function focusRow(at: number) {
    wanted.current = at;
  }

  function insert(at: number, added: Row[]) {
    onChange([...rows.slice(0, at), ...added, ...rows.slice(at)]);
    focusRow(at + added.length - 1);
  }

  function remove(at: number) {
    const left = rows.filter((_, other) => other !== at);
    onChange(left.length > 0 ? left : [newRow()]);
    focusRow(Math.max(0, at - 1));
  }

  function move(at: number, by: number) {
    const to = at + by;
    if (to < 0 || to >= rows.length) return;
    const next = [...rows];
    next.splice(to, 0, ...next.splice(at, 1));
    onChange(next);
    focusRow(to);
  }

  function press(at: number, event: KeyboardEvent<HTMLTextAreaElement>) {
    const { currentTarget: box, key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!event.ctrlKey && !event.metaKey) split(at, box.selectionStart, box.selectionEnd);
    } else if (key === 'Backspace' && box.value === '' && rows.length > 1) {
      event.preventDefault();
      remove(at);
    } else if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      move(at, key === 'ArrowUp' ? -1 : 1);
    }
  }

  function split(at: number, from: number, to: number) {
    const row = rows[at]!;
    const [head, tail] = [row.text.slice(0, from).trimEnd(), row.text.slice(to).trimStart()];
    const next = newRow(tail);
    onChange([...rows.slice(0, at), { ...row, text: head }, next, ...rows.slice(at + 1)]);
    focusRow(at + 1);
  }

  function paste(at: number, event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text');
    if (!/\n/.test(text.trim())) return;
    const added = rowsIn(text, isMethod).map((line) => newRow(line));
    if (added.length === 0) return;
    event.preventDefault();
    if (rows[at]!.text.trim() !== '') return insert(at + 1, added);
    onChange([...rows.slice(0, at), ...added, ...rows.slice(at + 1)]);
    focusRow(at + added.length - 1);
  }

  return (
    <ol ref={list} aria-label={label} className="grid gap-2">
      {rows.map((row, at) => (
        <li key={row.key} className="min-w-0">
          {children({
            row,
            at,
            onText: (text) => onChange(rows.map((one, other) => (other === at ? { ...one, text } : one))),
            onKeyDown: (event) => press(at, event),
            onPaste: (event) => paste(at, event),
            onRemove: () => remove(at),
            onMove: (by) => move(at, by),
          })}
        </li>
      ))}
    </ol>
  );
}
