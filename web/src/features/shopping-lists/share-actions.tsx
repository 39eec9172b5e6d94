import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { Copy, Printer, Share } from 'lucide-react';
import { copyText } from '#lib/copy-text.ts';
import { openShareSheet } from '#lib/share.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast-store.ts';
import { listAsText } from './list-text.ts';

type ShareActionsProps = {
  list: ShoppingList;
  /** Missing while there is nothing on screen to print. */
  onPrint: (() => void) | undefined;
};

/** Takes the list elsewhere: to a message, to a note, to paper. */
export function ShareActions({ list, onPrint }: ShareActionsProps) {
  return (
    <>
      {'share' in navigator && (
        <IconButton label={`Share ${list.name}`} tooltip="Share" onClick={() => void share(list)}>
          <Share aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`Copy ${list.name} as text`} tooltip="Copy as text" onClick={() => void copy(list)}>
        <Copy aria-hidden="true" />
      </IconButton>
      {onPrint && (
        <IconButton
          label={`Print ${list.name}`}
          tooltip="Print"
          onClick={onPrint}
          className="hidden sm:inline-flex"
        >
          <Printer aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}

async function share(list: ShoppingList) {
  if (!(await openShareSheet({ title: list.name, text: listAsText(list) }))) await copy(list);
}

async function copy(list: ShoppingList) {
  try {
    await copyText(listAsText(list));
    toast({ title: 'Shopping list copied', description: 'Paste it into a message or a note.' });
  } catch {
    toast({
      title: 'Copy failed',
      description: 'This browser does not allow copying here.',
      variant: 'destructive',
    });
  }
}
