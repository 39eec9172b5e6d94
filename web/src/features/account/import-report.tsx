import type { AccountImport } from '@plateful/contract/account.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { CircleCheck, Info, X } from 'lucide-react';
import { useId } from 'react';
import { generatePath } from 'react-router';
import { Disclosure } from '#ui/disclosure.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { againstLimitsText, importedInWords, importTitle } from './data-words.ts';

const shownAtOnce = 4;

type ImportReportProps = { fileName: string; report: AccountImport; onDismiss: () => void };

/** The result of an import: what was added, what was skipped and why. Stays until dismissed. */
export function ImportReport({ fileName, report, onDismiss }: ImportReportProps) {
  const imported = importedInWords(report.imported);
  const against = againstLimitsText(report);
  const isGood = imported.length > 0;
  const Sign = isGood ? CircleCheck : Info;
  return (
    <div
      className={`mt-4 animate-rise-in first:mt-0 rounded-xl py-2 pr-2 pl-5 ${isGood ? 'bg-leaf-bg' : 'bg-sunk'}`}
    >
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
      {report.alike.length > 0 && <Alike pairs={report.alike} />}
      {report.skipped.length > 0 && <LeftOut skipped={report.skipped} />}
    </div>
  );
}

/** Possible duplicates, each with links to both recipes. */
function Alike({ pairs }: { pairs: AccountImport['alike'] }) {
  const id = useId();
  const rest = pairs.slice(shownAtOnce);
  return (
    <section aria-labelledby={id} className="pr-3 pb-3">
      <h3 id={id} className="font-sans font-semibold text-sm tracking-normal">
        Possible duplicates
      </h3>
      <p className="text-sm">Both were kept. Compare them, and remove the one you do not need.</p>
      <Pairs pairs={pairs.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Disclosure title={`${rest.length} more`}>
          <Pairs pairs={rest} />
        </Disclosure>
      )}
    </section>
  );
}

function Pairs({ pairs }: { pairs: AccountImport['alike'] }) {
  return (
    <ul className="divide-y divide-edge/25 text-sm">
      {pairs.map(({ recipe, other }) => (
        <li key={recipe.id} className="wrap-anywhere py-2 text-ink">
          <RecipeLink {...recipe} /> looks like <RecipeLink {...other} />
        </li>
      ))}
    </ul>
  );
}

/** Opens a new tab so that the report stays. */
function RecipeLink({ id, title }: { id: string; title: string }) {
  return (
    <a
      href={generatePath(pagePaths.recipe, { id })}
      target="_blank"
      rel="noreferrer"
      className="font-medium underline underline-offset-4"
    >
      {title}
    </a>
  );
}

function LeftOut({ skipped }: { skipped: AccountImport['skipped'] }) {
  const rest = skipped.slice(shownAtOnce);
  return (
    <section aria-labelledby="left-out" className="pr-3 pb-3">
      <h3 id="left-out" className="font-sans font-semibold text-sm tracking-normal">
        Not imported
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
