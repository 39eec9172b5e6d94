import { capitalized, joinList } from '@plateful/domain/vocabulary/wording.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { Badge } from '#ui/badge.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import type { ReadLine } from './recipe-editor.queries.ts';
import { newRow, type RecipeValues } from './recipe-values.ts';

type Props = {
  /** Index of the line whose food is replaced; null while the dialog is closed. */
  rowIndex: number | null;
  line: ReadLine | undefined;
  values: RecipeValues;
  change: (next: Partial<RecipeValues>) => void;
  onClose: () => void;
};

/** Substitutes for a food; a click updates ingredients and steps. */
export function SwapFoodDialog({ rowIndex, line, values, change, onClose }: Props) {
  const before = { lines: values.lines, steps: values.steps };
  const { mutate, isPending } = useMutation({
    mutationFn: (name: string) =>
      call('POST /api/own-recipes/swap', {
        lines: values.lines.map(({ text, recipeId }) => ({ text, recipeId })),
        steps: values.steps.map(({ text }) => text),
        line: rowIndex ?? 0,
        name,
      }),
    onSuccess({ lines, steps, from, to }) {
      change({
        lines: lines.map((line, index) => ({ ...(values.lines[index] ?? newRow()), text: line.text })),
        steps: steps.map((text, index) => ({ ...(values.steps[index] ?? newRow()), text })),
      });
      onClose();
      toast({
        title: `${capitalized(to)} instead of ${from}`,
        description: 'Amounts and steps were adjusted. Check them before you save.',
        action: { label: 'Undo', onSelect: () => change(before) },
      });
    },
    onError: (error) => toastFailure('Not swapped', serverMessageOf(error) ?? 'Please try again.'),
  });
  return (
    <Dialog open={rowIndex !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`Swap ${line?.food ?? 'this'}`}
        description="Common substitutes. We adjust the amounts and steps for you."
      >
        <ul aria-label="Substitutes" className="grid gap-1">
          {line?.swaps.map(({ name, contains }) => (
            <li key={name}>
              <button
                type="button"
                disabled={isPending}
                onClick={() => mutate(name)}
                className="flex min-h-touch w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-xl px-3 py-2 text-left font-medium transition-colors hover:bg-fill"
              >
                <span className="min-w-0 flex-1">{capitalized(name)}</span>
                {contains.length > 0 && <Badge variant="muted">{`Contains ${joinList(contains)}`}</Badge>}
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
