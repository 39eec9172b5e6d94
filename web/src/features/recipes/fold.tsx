import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Props = {
  openLabel: string;
  closeLabel: string;
  /** What is inside, for those who hear the button without the card around it. */
  about: string;
  /** Buttons on the same row. */
  actions: ReactNode;
  children: ReactNode;
};

/** The bottom of a card: a row with a button that shows and hides the rest. */
export function Fold({ openLabel, closeLabel, about, actions, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div data-open={isOpen || undefined} className="mt-auto border-line border-t">
      <div className="flex items-center gap-2 py-3 pr-4 pl-2.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="mr-auto flex min-h-touch items-center gap-1.5 rounded-full px-3 font-semibold transition-colors hover:bg-fill"
        >
          {isOpen ? closeLabel : openLabel}
          <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
          <ChevronDown
            aria-hidden="true"
            className={cn('size-5 text-soft transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
        {actions}
      </div>
      <div id={id} hidden={!isOpen} className="grid animate-fade-in gap-6 px-5 pt-1 pb-6 [&[hidden]]:hidden">
        {children}
      </div>
    </div>
  );
}
