import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = {
  title: ReactNode;
  children: ReactNode;
  /** Of the disclosures with the same name, one is open at a time. */
  name?: string | undefined;
  /** Initially open. */
  isOpen?: boolean | undefined;
};

/** A collapsible section. Its content is found by the browser's search even while closed. */
export function Disclosure({ title, children, name, isOpen }: DisclosureProps) {
  return (
    <details name={name} open={isOpen} className="group/disclosure">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-3 rounded-md py-2.5 font-medium transition-colors hover:text-brand [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-5 shrink-0 text-soft transition-[rotate] group-open/disclosure:rotate-180" />
      </summary>
      <div className="animate-fade-in pb-4 text-soft text-sm">{children}</div>
    </details>
  );
}
