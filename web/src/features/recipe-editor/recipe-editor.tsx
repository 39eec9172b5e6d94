import { documentFieldNames } from '@plateful/domain/own-recipes/recipe-document.ts';
import { joinList } from '@plateful/domain/vocabulary/wording.ts';
import { ListChecks, NotebookPen, Soup } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { UnsavedChanges } from '#entities/draft/unsaved-changes.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChooseValues } from '#ui/choose-values.tsx';
import { cn } from '#ui/class-names.ts';
import { stickyBottom, useAboveCovered } from '#ui/covered-bottom.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { DishFields } from './dish-fields.tsx';
import { LinesField } from './lines-field.tsx';
import { LinkRecipeDialog } from './link-recipe-dialog.tsx';
import { ReadingSummary } from './reading-summary.tsx';
import { useReading } from './recipe-editor.queries.ts';
import { newRow, valueText } from './recipe-values.ts';
import { SimilarRecipesDialog } from './similar-recipes-dialog.tsx';
import { StepsField } from './steps-field.tsx';
import { SwapFoodDialog } from './swap-food-dialog.tsx';
import { type Opened, useRecipeEditor } from './use-recipe-editor.ts';

type Props = Opened & { usedIn: readonly { id: string; title: string }[] };

/** Creates or edits one of the user's recipes. */
export function RecipeEditor({ usedIn, ...opened }: Props) {
  const editor = useRecipeEditor(opened);
  const { values, change, formDocument, errors, isDirty, isSaving } = editor;
  const reading = useReading(values);
  const [swapAt, setSwapAt] = useState<number | null>(null);
  const [linkAt, setLinkAt] = useState<number | null>(null);
  const readOf = (index: number | null) =>
    index === null ? undefined : reading?.byText.get(values.lines[index]?.text.trim() ?? '');

  /** Error paths count non-empty rows only. */
  function errorIn(field: 'lines' | 'steps', text: string): string | undefined {
    const texts = field === 'lines' ? formDocument.lines.map((line) => line.text) : formDocument.steps;
    const index = texts.indexOf(text.trim());
    if (index < 0) return undefined;
    return (
      errors[`${field}.${index}.text`] ?? errors[`${field}.${index}`] ?? errors[`${field}.${index}.recipeId`]
    );
  }

  function link({ id, title }: { id: string; title: string }) {
    const index = linkAt ?? values.lines.length;
    const row = values.lines[index];
    const linked = { ...(row ?? newRow()), recipeId: id, text: row?.text.trim() || `1 batch of ${title}` };
    const rows = [...values.lines];
    rows[index] = linked;
    change({ lines: rows });
    setLinkAt(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void editor.submit();
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {usedIn.length > 0 && (
        <Alert title={`Also used in ${joinList(usedIn.map(({ title }) => `“${title}”`))}`}>
          Changes you make here also apply there.
        </Alert>
      )}
      <SectionCard title="The dish" hint="What it is called and how many it serves." icon={<Soup />}>
        <DishFields values={values} change={change} errors={errors} />
      </SectionCard>
      <SectionCard
        title="Ingredients"
        hint="One ingredient per line, in your own words. You can paste a whole list. A line that ends with a colon starts a section."
        icon={<ListChecks />}
      >
        {errors.lines && <Alert tone="danger">{`${errors.lines}.`}</Alert>}
        <LinesField
          rows={values.lines}
          onChange={(lines) => change({ lines })}
          read={reading?.byText}
          errorOf={(text) => errorIn('lines', text)}
          onSwap={setSwapAt}
          onLink={setLinkAt}
        />
        <ReadingSummary reading={reading} />
      </SectionCard>
      <SectionCard
        title="Steps"
        hint="One step at a time, in the order you cook. A short line that ends with a colon starts a section."
        icon={<NotebookPen />}
      >
        {errors.steps && <Alert tone="danger">{`${errors.steps}.`}</Alert>}
        <StepsField
          rows={values.steps}
          onChange={(steps) => change({ steps })}
          errorOf={(text) => errorIn('steps', text)}
        />
      </SectionCard>
      <SaveBar editor={editor} />
      <SwapFoodDialog
        rowIndex={swapAt}
        line={readOf(swapAt)}
        values={values}
        change={change}
        onClose={() => setSwapAt(null)}
      />
      <LinkRecipeDialog
        isOpen={linkAt !== null}
        id={opened.id}
        onChoose={link}
        onClose={() => setLinkAt(null)}
      />
      <SimilarRecipesDialog
        alike={editor.alike}
        isBusy={isSaving}
        onKeepBoth={() => void editor.keepBoth()}
        onReplace={(id) => void editor.replace(id)}
        onClose={editor.forgetAlike}
      />
      <ChooseValues
        conflicts={editor.conflicts.map(({ field, yours, theirs }) => ({
          field,
          label: documentFieldNames[field],
          yours: valueText(field, yours),
          theirs: valueText(field, theirs),
        }))}
        onChoose={(chosen) => void editor.choose(chosen)}
        onClose={editor.keepEditing}
      />
      <UnsavedChanges isDirty={isDirty} warning="Your changes to this recipe will be lost." />
    </form>
  );
}

/** Sticks to the bottom of the screen while the form is scrolled. */
function SaveBar({ editor }: { editor: ReturnType<typeof useRecipeEditor> }) {
  return (
    <div
      data-save-bar=""
      style={useAboveCovered()}
      className={cn(
        stickyBottom,
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-[2rem] bg-pop p-1.5 pl-5 shadow-float md:flex-row-reverse md:justify-end md:pl-1.5',
      )}
    >
      <p
        role="status"
        className="min-w-0 flex-1 basis-24 text-soft text-sm leading-tight md:flex-none md:basis-auto"
      >
        {statusOf(editor)}
      </p>
      <span className="flex items-center gap-1">
        {editor.isRestored && (
          <Button variant="quiet" onClick={editor.discard} className="max-md:px-3">
            Discard
          </Button>
        )}
        <Button
          type="submit"
          size="lg"
          variant={editor.isDirty ? 'primary' : 'soft'}
          busy={editor.isSaving}
          busyText="Saving..."
          className="max-md:px-6"
        >
          Save Recipe
        </Button>
      </span>
    </div>
  );
}

type Status = Pick<ReturnType<typeof useRecipeEditor>, 'isDirty' | 'isOffline' | 'isRestored'>;

function statusOf({ isDirty, isOffline, isRestored }: Status): string {
  if (isDirty && isOffline) return 'No connection. Your changes are kept here.';
  if (isRestored) return 'Unsaved changes restored';
  return isDirty ? 'Unsaved changes' : 'All saved';
}
