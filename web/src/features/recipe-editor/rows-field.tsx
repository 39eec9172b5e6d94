import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { newRow, type Row, rowsIn } from './recipe-values.ts';

export type RowProps = {
  row: Row;
  index: number;
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

  const rowToFocus = useRef<number | null>(null);

  // A layout effect, so that the focus moves before the next key event and no typed letter is lost.
  useLayoutEffect(() => {
    if (rowToFocus.current === null) return;
    const box = list.current?.querySelectorAll('textarea')[rowToFocus.current];
    rowToFocus.current = null;
    box?.focus();
  });

  function focusRow(index: number) {
    rowToFocus.current = index;
  }

  function insert(index: number, added: Row[]) {
    onChange([...rows.slice(0, index), ...added, ...rows.slice(index)]);
    focusRow(index + added.length - 1);
  }

  function remove(index: number) {
    const remaining = rows.filter((_, rowIndex) => rowIndex !== index);
    onChange(remaining.length > 0 ? remaining : [newRow()]);
    focusRow(Math.max(0, index - 1));
  }

  function move(index: number, by: number) {
    const to = index + by;
    if (to < 0 || to >= rows.length) return;
    const next = [...rows];
    next.splice(to, 0, ...next.splice(index, 1));
    onChange(next);
    focusRow(to);
  }

  function press(index: number, event: KeyboardEvent<HTMLTextAreaElement>) {
    const { currentTarget: box, key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!event.ctrlKey && !event.metaKey) split(index, box.selectionStart, box.selectionEnd);
    } else if (key === 'Backspace' && box.value === '' && rows.length > 1) {
      event.preventDefault();
      remove(index);
    } else if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      move(index, key === 'ArrowUp' ? -1 : 1);
    }
  }

  function split(index: number, from: number, to: number) {
    const row = rows[index]!;
    const [head, tail] = [row.text.slice(0, from).trimEnd(), row.text.slice(to).trimStart()];
    const next = newRow(tail);
    onChange([...rows.slice(0, index), { ...row, text: head }, next, ...rows.slice(index + 1)]);
    focusRow(index + 1);
  }

  function paste(index: number, event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text');
    if (!/\n/.test(text.trim())) return;
    const added = rowsIn(text, isMethod).map((line) => newRow(line));
    if (added.length === 0) return;
    event.preventDefault();
    if (rows[index]!.text.trim() !== '') return insert(index + 1, added);
    onChange([...rows.slice(0, index), ...added, ...rows.slice(index + 1)]);
    focusRow(index + added.length - 1);
  }

  return (
    <ol ref={list} aria-label={label} className="grid gap-2">
      {rows.map((row, index) => (
        <li key={row.key} className="min-w-0">
          {children({
            row,
            index,
            onText: (text) =>
              onChange(
                rows.map((changed, rowIndex) => (rowIndex === index ? { ...changed, text } : changed)),
              ),
            onKeyDown: (event) => press(index, event),
            onPaste: (event) => paste(index, event),
            onRemove: () => remove(index),
            onMove: (by) => move(index, by),
          })}
        </li>
      ))}
    </ol>
  );
}
