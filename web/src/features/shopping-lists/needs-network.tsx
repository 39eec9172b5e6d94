import type { ReactNode } from 'react';
import { useOnline } from '#lib/use-online.ts';
import { cn } from '#ui/class-names.ts';
import { DropdownMenuItem } from '#ui/popover.tsx';

const words = 'Needs a network';

type OnlineMenuItemProps = { icon: ReactNode; label: string; onSelect: () => void };

/** An item of a menu that the server alone can do. */
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

/** Beside controls that are greyed out without a network. */
export function NeedsNetwork({ className }: { className?: string }) {
  return useOnline() ? null : <p className={cn('text-soft text-sm', className)}>{words}</p>;
}
