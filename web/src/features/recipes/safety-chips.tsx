import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import type { Claim } from './safety-claims.ts';

/** Warnings wrap rather than be cut off: they must be read whole. */
const whole = 'whitespace-normal rounded-lg font-semibold *:[span]:whitespace-normal';

const looks = {
  danger: {
    variant: 'danger',
    icon: <TriangleAlert aria-hidden="true" className="size-4.5!" />,
    className: cn(whole, 'w-full px-3.5 py-2 text-sm'),
  },
  warning: { variant: 'attention', icon: undefined, className: whole },
  unsure: { variant: 'muted', icon: <CircleHelp aria-hidden="true" />, className: whole },
  safe: { variant: 'safe', icon: <ShieldCheck aria-hidden="true" />, className: '' },
} as const;

type Props = { claims: readonly Claim[]; className?: string };

/** What was checked for this household; an allergen of theirs takes a line of its own. */
export function SafetyChips({ claims, className }: Props) {
  if (claims.length === 0) return null;
  return (
    <ul aria-label="Checked for you" className={cn('flex flex-wrap gap-2', className)}>
      {claims.map(({ kind, text }) => (
        <li key={text} className={cn('flex min-w-0', kind === 'danger' && 'basis-full')}>
          <Badge {...looks[kind]}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
