import { CookingPot, Heading, Plus, Replace } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { DropdownMenuItem } from '#ui/popover.tsx';
import { LineHint } from './line-hint.tsx';
import type { ReadLine } from './recipe-editor.queries.ts';
import { newRow, type Row } from './recipe-values.ts';
import { newSection, RowBox } from './row-box.tsx';
import { RowMenuItems } from './row-menu-items.tsx';
import { type RowProps, RowsField } from './rows-field.tsx';

type Props = {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** The server's interpretation of lines, by their text. */
  read: ReadonlyMap<string, ReadLine> | undefined;
  errorOf: (text: string) => string | undefined;
  onSwap: (index: number) => void;
  onLink: (index: number) => void;
};

/** The ingredients of a recipe, one free-text line each. */
export function LinesField({ rows, onChange, read, errorOf, onSwap, onLink }: Props) {
  const [focusKey, setFocusKey] = useState<string | null>(null);

  function add(text: string) {
    const row = newRow(text);
    setFocusKey(row.key);
    onChange([...rows, row]);
  }

  return (
    <div className="grid gap-3">
      <RowsField label="Ingredients" rows={rows} isMethod={false} onChange={onChange}>
        {(props) => (
          <LineRow
            {...props}
            hasFocus={props.row.key === focusKey}
            isLast={props.index === rows.length - 1}
            line={read?.get(props.row.text.trim())}
            error={errorOf(props.row.text)}
            onSwap={() => onSwap(props.index)}
            onLink={() => onLink(props.index)}
            onUnlink={() =>
              onChange(rows.map((row, index) => (index === props.index ? { ...row, recipeId: null } : row)))
            }
          />
        )}
      </RowsField>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="sm" icon={<Plus />} onClick={() => add('')}>
          Add Line
        </Button>
        <Button variant="soft" size="sm" icon={<Heading />} onClick={() => add(newSection)}>
          Add Section
        </Button>
        <Button variant="soft" size="sm" icon={<CookingPot />} onClick={() => onLink(rows.length)}>
          Use Your Recipe
        </Button>
      </div>
    </div>
  );
}

type LineRowProps = RowProps & {
  hasFocus: boolean;
  isLast: boolean;
  line: ReadLine | undefined;
  error: string | undefined;
  onSwap: () => void;
  onLink: () => void;
  onUnlink: () => void;
};

function LineRow(props: LineRowProps) {
  const { row, index, onText, onKeyDown, onPaste, onRemove, onMove, isLast, line, error } = props;
  const hintId = useId();
  const name = row.text.trim() || `line ${index + 1}`;
  const isHeading = row.recipeId === null && row.text.trim().endsWith(':');
  return (
    <>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <RowBox
            aria-label={`Ingredient ${index + 1}`}
            aria-describedby={hintId}
            aria-invalid={error !== undefined || undefined}
            autoFocus={props.hasFocus}
            value={row.text}
            placeholder={index === 0 ? '500 g flour' : undefined}
            isHeading={isHeading}
            onChange={(event) => onText(event.target.value.replaceAll('\n', ' '))}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <MoreMenu of={name} className="mt-0.5">
          {(line?.swaps.length ?? 0) > 0 && (
            <DropdownMenuItem onSelect={props.onSwap}>
              <Replace />
              Swap for Something Else
            </DropdownMenuItem>
          )}
          {row.recipeId === null ? (
            <DropdownMenuItem onSelect={props.onLink}>
              <CookingPot />
              Use One of Your Recipes
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={props.onUnlink}>
              <CookingPot />
              Turn Into Plain Text
            </DropdownMenuItem>
          )}
          <RowMenuItems isFirst={index === 0} isLast={isLast} onMove={onMove} onRemove={onRemove} />
        </MoreMenu>
      </div>
      <LineHint id={hintId} line={row.text.trim() === '' ? undefined : line} error={error} />
    </>
  );
}
