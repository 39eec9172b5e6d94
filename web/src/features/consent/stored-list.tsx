import { ChevronDown } from 'lucide-react';
import type { StoredThing } from './stored-things.ts';

/** What exactly is stored, for those who want to know. */
export function StoredList({ things, about }: { things: readonly StoredThing[]; about: string }) {
  return (
    <details className="group mt-1">
      <summary className="-ml-2 flex min-h-touch w-fit cursor-pointer list-none items-center gap-1.5 rounded-full px-2 font-semibold text-sm hover:bg-fill [&::-webkit-details-marker]:hidden">
        {`What is stored as ${about} (${things.length})`}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-soft transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <ul className="mt-1 mb-2 grid gap-3 text-sm">
        {things.map(({ name, what, kept }) => (
          <li key={name}>
            <code className="wrap-anywhere font-semibold">{name}</code>
            <p>{what}</p>
            <p className="text-soft">{`${kept}.`}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
