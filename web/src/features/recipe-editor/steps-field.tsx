import { stepHeading } from '@plateful/domain/recipes/method.ts';
import { Heading, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { newRow, type Row } from './recipe-values.ts';
import { newSection, RowBox } from './row-box.tsx';
import { RowMenuItems } from './row-menu-items.tsx';
import { RowsField } from './rows-field.tsx';

type Props = {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  errorOf: (text: string) => string | undefined;
};

function isHeading({ text }: Row): boolean {
  return stepHeading(text) !== null;
}

/** The steps. One that ends with a colon is a heading for those below it. */
export function StepsField({ rows, onChange, errorOf }: Props) {
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const numberOf = (index: number) => rows.slice(0, index + 1).filter((row) => !isHeading(row)).length;
  const nameOf = (row: Row, index: number) =>
    isHeading(row) ? `Section ${index + 1 - numberOf(index)}` : `Step ${numberOf(index)}`;

  function add(text: string) {
    const row = newRow(text);
    setFocusKey(row.key);
    onChange([...rows, row]);
  }

  return (
    <div className="grid gap-3">
      <RowsField label="Steps" rows={rows} isMethod onChange={onChange}>
        {({ row, index, onText, onKeyDown, onPaste, onRemove, onMove }) => (
          <>
            <div className="flex items-start gap-2">
              <span
                aria-hidden="true"
                className={cn(
                  'mt-2 grid size-8 shrink-0 place-items-center rounded-full font-bold font-display text-brand tabular-nums',
                  !isHeading(row) && 'bg-brand-bg',
                )}
              >
                {isHeading(row) ? <Heading className="size-4" /> : numberOf(index)}
              </span>
              <div className="min-w-0 flex-1">
                <RowBox
                  aria-label={nameOf(row, index)}
                  isHeading={isHeading(row)}
                  autoFocus={row.key === focusKey}
                  aria-invalid={errorOf(row.text) !== undefined || undefined}
                  value={row.text}
                  placeholder={index === 0 ? 'Mix flour and water to a dough.' : undefined}
                  onChange={(event) => onText(event.target.value.replaceAll('\n', ' '))}
                  onKeyDown={onKeyDown}
                  onPaste={onPaste}
                />
              </div>
              <MoreMenu of={nameOf(row, index).toLowerCase()} className="mt-0.5 -ml-1">
                <RowMenuItems
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  onMove={onMove}
                  onRemove={onRemove}
                />
              </MoreMenu>
            </div>
            {errorOf(row.text) && <p className="px-12 pt-1 text-danger text-sm">{`${errorOf(row.text)}.`}</p>}
          </>
        )}
      </RowsField>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="sm" icon={<Plus />} onClick={() => add('')}>
          Add Step
        </Button>
        <Button variant="soft" size="sm" icon={<Heading />} onClick={() => add(newSection)}>
          Add Section
        </Button>
      </div>
    </div>
  );
}
