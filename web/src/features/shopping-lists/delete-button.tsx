import { Trash2 } from 'lucide-react';
import { useOnline } from '#lib/use-online.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Deletes a list. Disabled while offline. */
export function DeleteButton({ name, onDelete }: { name: string; onDelete: () => void }) {
  const isOnline = useOnline();
  return (
    <IconButton
      variant="danger"
      label={isOnline ? `Delete ${name}` : `Delete ${name}, needs a connection`}
      tooltip={isOnline ? 'Delete' : 'Needs a connection'}
      aria-disabled={!isOnline || undefined}
      className="aria-disabled:opacity-50"
      onClick={isOnline ? onDelete : undefined}
    >
      <Trash2 />
    </IconButton>
  );
}
