import { LinkedText } from '#lib/linked-text.tsx';
import { Alert } from '#ui/alert.tsx';
import type { Block, Fact } from './legal-document.ts';

export function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText>{block}</LinkedText>
      </p>
    );
  }
  if ('note' in block) {
    return (
      <Alert tone="attention">
        <p className="font-semibold text-base">
          <LinkedText>{block.note}</LinkedText>
        </p>
      </Alert>
    );
  }
  if ('list' in block) {
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-soft">
        {block.list.map((text) => (
          <li key={text} className="pl-1">
            <LinkedText>{text}</LinkedText>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="border-line border-y">
      {block.facts.map((fact) => (
        <FactRow key={fact.term} fact={fact} />
      ))}
    </dl>
  );
}

/** What it is about stands above what there is to say on phones, and beside it elsewhere. */
function FactRow({ fact: { term, isCode, says } }: { fact: Fact }) {
  return (
    <div className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-t py-3.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <dt className="wrap-anywhere font-semibold">{isCode ? <code>{term}</code> : term}</dt>
      <dd className="min-w-0">
        {says.map((text, index) => (
          <p key={text} className={isCode && index > 0 ? 'text-soft' : undefined}>
            <LinkedText>{text}</LinkedText>
          </p>
        ))}
      </dd>
    </div>
  );
}
