import { joinList } from '@plateful/domain/vocabulary/wording.ts';
import { CircleHelp, CookingPot, TriangleAlert } from 'lucide-react';
import type { ReadLine } from './recipe-editor.queries.ts';

type Props = { id: string; line: ReadLine | undefined; error: string | undefined };

/** The interpretation of a line: recognized food, unknown parts, and conflicts with the household's limits. */
export function LineHint({ id, line, error }: Props) {
  return (
    <div id={id} className="grid gap-1 px-4 pt-1 text-sm empty:hidden">
      {error && <Note sign={<TriangleAlert />} className="text-danger">{`${error}.`}</Note>}
      {line?.kind === 'part' && (
        <Note sign={<CookingPot />} className="text-soft">
          {`Your recipe “${line.food}”`}
          {line.contains.length > 0 && ` · contains ${joinList(line.contains)}`}
        </Note>
      )}
      {line?.kind === 'ingredient' && line.food !== null && (
        <p className="text-soft">
          {[line.quantity, line.food].filter(Boolean).join(' · ')}
          {line.contains.length > 0 && ` · contains ${joinList(line.contains)}`}
        </p>
      )}
      {line?.kind === 'ingredient' && line.unknown.length > 0 && (
        <Note sign={<CircleHelp />} className="text-soft">
          {`We do not know “${joinList(line.unknown)}” and cannot check it`}
        </Note>
      )}
      {line?.warnings.map((warning) => (
        <Note key={warning} sign={<TriangleAlert />} className="font-medium text-saffron-ink">
          {warning}
        </Note>
      ))}
    </div>
  );
}

type NoteProps = { sign: React.ReactNode; className: string; children: React.ReactNode };

function Note({ sign, className, children }: NoteProps) {
  return (
    <p className={`flex items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 ${className}`}>
      {sign}
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  );
}
