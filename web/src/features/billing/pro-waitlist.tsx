import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { dialogFailureWords } from './billing-toasts.ts';
import type { WaitlistDialog } from './waitlist-dialog.tsx';

/** The button that opens the waitlist's dialog. The dialog's code is loaded when it is first asked for. */
export function ProWaitlist({ children }: { children: string }) {
  const [Dialog, setDialog] = useState<typeof WaitlistDialog | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    setIsLoading(true);
    const loaded = Dialog ?? (await loadDialog());
    setIsLoading(false);
    // A function given to a setter would be called.
    setDialog(() => loaded);
    setIsOpen(loaded !== null);
  }

  return (
    <>
      <Button variant="secondary" wide busy={isLoading} onClick={() => void open()}>
        {children}
      </Button>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

async function loadDialog() {
  try {
    return (await import('./waitlist-dialog.tsx')).WaitlistDialog;
  } catch {
    toast(dialogFailureWords);
    return null;
  }
}
