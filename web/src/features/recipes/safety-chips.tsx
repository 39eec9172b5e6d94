import { CircleHelp, ShieldCheck } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import type { Claim } from './safety-claims.ts';

const looks = {
  safe: { variant: 'safe', icon: <ShieldCheck aria-hidden="true" /> },
  warning: { variant: 'attention', icon: undefined },
  unsure: { variant: 'muted', icon: <CircleHelp aria-hidden="true" /> },
} as const;

type Props = { claims: readonly Claim[]; className?: string };

/** What was checked for this household. Warnings wrap rather than be cut off: they must be read whole. */
export function SafetyChips({ claims, className }: Props) {
  if (claims.length === 0) return null;
  return (
    <ul aria-label="Checked for you" className={cn('flex flex-wrap gap-2', className)}>
      {claims.map(({ kind, text }) => (
        <li key={text} className="flex min-w-0">
          <Badge
            variant={looks[kind].variant}
            icon={looks[kind].icon}
            className={cn(kind !== 'safe' && 'whitespace-normal rounded-lg font-semibold *:[span]:whitespace-normal')}
          >
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
