import type { ReactNode } from 'react';

/** Full-width buttons under the thumb on a phone; a row on the right elsewhere. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col gap-2.5 border-line border-t px-5 py-4 *:w-full sm:flex-row sm:justify-end sm:px-7 sm:*:w-auto">
      {children}
    </footer>
  );
}
