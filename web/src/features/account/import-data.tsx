import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useImportData } from './account.queries.ts';
import { failureReason, fileProblem } from './data-words.ts';
import { ImportReport } from './import-report.tsx';

export function ImportData() {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { mutate, reset, isPending, data, error } = useImportData();
  const problem = file ? fileProblem(file) : undefined;
  const reason = problem ?? (error ? failureReason(error, 'Please try again.') : undefined);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0] ?? null;
    // The same file may be chosen again.
    target.value = '';
    if (!chosen) return;
    reset();
    setFile(chosen);
    if (fileProblem(chosen) === undefined) mutate(chosen);
  }

  function dismiss() {
    reset();
    setFile(null);
    button.current?.focus();
  }

  return (
    <Card asChild className="flex flex-col">
      <section aria-labelledby="import-data">
        <h2 id="import-data" className="text-2xl">
          Import
        </h2>
        <p className="mt-1 text-soft">
          A file that you exported here, or recipes from elsewhere: Mealie, Paprika, or any file or saved web
          page with schema.org recipes (JSON-LD). What you have stays as it is.
        </p>
        {file && reason !== undefined && (
          <Alert
            tone="danger"
            announce
            title={<FileTitle name={file.name} text="was not imported" />}
            className="mt-4"
          >
            {reason}
          </Alert>
        )}
        {file && data && <ImportReport fileName={file.name} report={data} onDismiss={dismiss} />}
        <div className="mt-auto pt-4">
          <Button
            ref={button}
            variant="secondary"
            busy={isPending}
            busyText="Importing..."
            icon={<FileUp aria-hidden="true" />}
            onClick={() => chooser.current?.click()}
            className="max-sm:w-full"
          >
            {data || reason !== undefined ? 'Choose Another File' : 'Choose a File'}
          </Button>
          {/* No list of endings: some phones know none of these kinds, and the server looks at the content. */}
          <input ref={chooser} type="file" onChange={choose} hidden />
          <VisuallyHidden role="status">
            {isPending && file && `${file.name} is being imported`}
          </VisuallyHidden>
        </div>
      </section>
    </Card>
  );
}

function FileTitle({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="wrap-anywhere">{name}</span> {text}
    </>
  );
}
