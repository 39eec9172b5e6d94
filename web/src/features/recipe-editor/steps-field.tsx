import { Ellipsis, Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/popover.tsx';
import { newRow, type Row } from './recipe-values.ts';
import { RowBox } from './row-box.tsx';
import { RowMenuItems } from './row-menu-items.tsx';
import { RowsField } from './rows-field.tsx';

type Props = {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  errorOf: (text: string) => string | undefined;
};

/** The method: a step each. */
export function StepsField({ rows, onChange, errorOf }: Props) {
  return (
    <div className="grid gap-3">
      <RowsField label="Steps" rows={rows} isMethod onChange={onChange}>
        {({ row, at, onText, onKeyDown, onPaste, onRemove, onMove }) => (
          <>
            <div className="flex items-start gap-2">
              <span
                aria-hidden="true"
                className="mt-2 grid size-8 shrink-0 place-items-center rounded-full bg-brand-bg font-bold font-display text-brand tabular-nums"
              >
                {at + 1}
              </span>
              <div className="min-w-0 flex-1">
                <RowBox
                  aria-label={`Step ${at + 1}`}
                  aria-invalid={errorOf(row.text) !== undefined || undefined}
                  value={row.text}
                  placeholder={at === 0 ? 'Mix flour and water to a dough.' : undefined}
                  onChange={(event) => onText(event.target.value.replaceAll('\n', ' '))}
                  onKeyDown={onKeyDown}
                  onPaste={onPaste}
                />
              </div>
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <IconButton label={`More for step ${at + 1}`} tooltip="More" className="mt-0.5 -ml-1">
                    <Ellipsis />
                  </IconButton>
                </DropdownMenuTrigger>
                <DropdownMenuContent>
                  <RowMenuItems
                    isFirst={at === 0}
                    isLast={at === rows.length - 1}
                    onMove={onMove}
                    onRemove={onRemove}
                  />
                </DropdownMenuContent>
              </DropdownMenu>
            </div>
            {errorOf(row.text) && <p className="px-12 pt-1 text-danger text-sm">{`${errorOf(row.text)}.`}</p>}
          </>
        )}
      </RowsField>
      <div>
        <Button variant="soft" size="sm" icon={<Plus />} onClick={() => onChange([...rows, newRow()])}>
          Add Step
        </Button>
      </div>
    </div>
  );
}
