import type { ReactNode } from 'react';
import { useOnline } from '#lib/use-online.ts';
import { cn } from '#ui/class-names.ts';
import { DropdownMenuItem } from '#ui/popover.tsx';

const words = 'Needs a connection';

type OnlineMenuItemProps = { icon: ReactNode; label: string; onSelect: () => void };

/** A menu item that is disabled while offline. */
export function OnlineMenuItem({ icon, label, onSelect }: OnlineMenuItemProps) {
  const isOnline = useOnline();
  return (
    <DropdownMenuItem disabled={!isOnline} onSelect={onSelect}>
      {icon}
      <span>
        {label}
        {!isOnline && <span className="block text-soft text-sm">{words}</span>}
      </span>
    </DropdownMenuItem>
  );
}

/** A hint beside controls that are disabled while offline. */
export function NeedsNetwork({ className }: { className?: string }) {
  return useOnline() ? null : <p className={cn('text-soft text-sm', className)}>{words}</p>;
}
