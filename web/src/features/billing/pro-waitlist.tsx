import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { dialogFailureWords } from './billing-toasts.ts';
import type { WaitlistDialog } from './waitlist-dialog.tsx';

/** A button for the waitlist dialog, whose code is loaded on first use. */
export function ProWaitlist({ children }: { children: string }) {
  const [Dialog, setDialog] = useState<typeof WaitlistDialog | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    setIsLoading(true);
    const loaded = Dialog ?? (await loadDialog());
    setIsLoading(false);
    // In a callback, because a state setter calls functions that it is given.
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
