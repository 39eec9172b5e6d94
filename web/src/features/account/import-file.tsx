import { FileUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useImportData } from './account.queries.ts';
import { failureReason, fileProblem } from './data-words.ts';
import { ImportReport } from './import-report.tsx';

/** Imports a file of ours or of another app and shows the result. */
export function ImportFile({ className }: { className?: string }) {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { hash } = useLocation();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, reset, isPending, data, error } = useImportData();
  const problem = file ? fileProblem(file) : undefined;
  const reason = problem ?? (error ? failureReason(error, 'Please try again.') : undefined);

  // The page loads lazily, so the element does not exist yet when the browser looks for the anchor.
  useEffect(() => {
    if (hash === '#import-data') button.current?.focus();
  }, [hash]);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0] ?? null;
    // Allows choosing the same file again.
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
    <>
      {file && reason !== undefined && (
        <Alert
          tone="danger"
          announce
          title={<FileTitle name={file.name} text="was not imported" />}
          className="mt-4 first:mt-0"
        >
          {reason}
        </Alert>
      )}
      {file && data && <ImportReport fileName={file.name} report={data} onDismiss={dismiss} />}
      <div className={className}>
        <Button
          ref={button}
          variant="secondary"
          busy={isPending}
          busyText="Importing..."
          icon={<FileUp />}
          onClick={() => chooser.current?.click()}
          className="max-sm:w-full"
        >
          {data || reason !== undefined ? 'Choose Another File' : 'Choose a File'}
        </Button>
        {/* No `accept`: some phones do not know these types, and the server checks the content. */}
        <input ref={chooser} type="file" onChange={choose} hidden />
        <VisuallyHidden role="status">{isPending && file && `${file.name} is being imported`}</VisuallyHidden>
      </div>
    </>
  );
}

function FileTitle({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="wrap-anywhere">{name}</span> {text}
    </>
  );
}
