import type { AccountImport } from '@plateful/contract/account.ts';
import { CircleCheck, FileUp, Info, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useImportData } from './account.queries.ts';
import { againstLimitsText, failureReason, fileProblem, importedInWords, importTitle } from './data-words.ts';

export function ImportData() {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { hash } = useLocation();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, reset, isPending, data, error } = useImportData();
  const problem = file ? fileProblem(file) : undefined;
  const reason = problem ?? (error ? failureReason(error, 'Please try again.') : undefined);

  // The page is loaded in parts: the browser looks for the place before it is there.
  useEffect(() => {
    if (hash === '#import-data') button.current?.focus();
  }, [hash]);

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
          A file that you exported here, or recipes from elsewhere: Mealie, Paprika, Markdown, or any file or
          saved web page with schema.org recipes (JSON-LD). What you have stays as it is.
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
            icon={<FileUp />}
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

const shownAtOnce = 4;

type ImportReportProps = { fileName: string; report: AccountImport; onDismiss: () => void };

/** What came of a file, and what was left out for which reason. Stays until it is dismissed. */
function ImportReport({ fileName, report, onDismiss }: ImportReportProps) {
  const imported = importedInWords(report.imported);
  const against = againstLimitsText(report);
  const isGood = imported.length > 0;
  const Sign = isGood ? CircleCheck : Info;
  return (
    <div className={`mt-4 animate-rise-in rounded-xl py-2 pr-2 pl-5 ${isGood ? 'bg-leaf-bg' : 'bg-sunk'}`}>
      <div className="flex items-start gap-3">
        <Sign className={`mt-3 size-5 shrink-0 ${isGood ? 'text-leaf' : 'text-soft'}`} />
        <div role="status" className="min-w-0 flex-1 py-2.5">
          <p className="font-semibold">{importTitle(report)}</p>
          <p className="wrap-anywhere text-sm">{fileName}</p>
          {isGood && (
            <ul className="mt-2 list-disc pl-5 text-sm">
              {imported.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {against !== undefined && <p className="mt-2 text-sm">{against}</p>}
        </div>
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X />
        </IconButton>
      </div>
      {report.skipped.length > 0 && <LeftOut skipped={report.skipped} />}
    </div>
  );
}

function LeftOut({ skipped }: { skipped: AccountImport['skipped'] }) {
  const rest = skipped.slice(shownAtOnce);
  return (
    <section aria-labelledby="left-out" className="pr-3 pb-3">
      <h3 id="left-out" className="font-sans font-semibold text-sm tracking-normal">
        Left out
      </h3>
      <Reasons skipped={skipped.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Disclosure title={`${rest.length} more`}>
          <Reasons skipped={rest} />
        </Disclosure>
      )}
    </section>
  );
}

function Reasons({ skipped }: { skipped: AccountImport['skipped'] }) {
  return (
    <ul className="divide-y divide-edge/25 text-sm">
      {skipped.map(({ what, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and none keeps state.
        <li key={index} className="py-2 text-ink">
          <p className="wrap-anywhere font-medium">{what}</p>
          <p className="wrap-anywhere">{why}</p>
        </li>
      ))}
    </ul>
  );
}
