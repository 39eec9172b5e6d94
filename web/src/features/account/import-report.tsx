import type { AccountImport } from '@plateful/contract/account.ts';
import { CircleCheck, Info, X } from 'lucide-react';
import { Disclosure } from '#ui/disclosure.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { importedInWords, importTitle } from './data-words.ts';

const shownAtOnce = 4;

type Props = { fileName: string; report: AccountImport; onDismiss: () => void };

/** What came of a file, and what was left out for which reason. Stays until it is dismissed. */
export function ImportReport({ fileName, report, onDismiss }: Props) {
  const imported = importedInWords(report.imported);
  const isGood = imported.length > 0;
  const Sign = isGood ? CircleCheck : Info;
  return (
    <div className={`mt-4 animate-rise-in rounded-xl py-2 pr-2 pl-5 ${isGood ? 'bg-leaf-bg' : 'bg-sunk'}`}>
      <div className="flex items-start gap-3">
        <Sign aria-hidden="true" className={`mt-3 size-5 shrink-0 ${isGood ? 'text-leaf' : 'text-soft'}`} />
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
        </div>
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X aria-hidden="true" />
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
