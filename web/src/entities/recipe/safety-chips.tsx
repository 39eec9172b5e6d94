import type { Recipe } from '@plateful/contract/recipes.ts';
import { type Claim, safetyClaims } from '@plateful/domain/recipes/safety-claims.ts';
import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';

/** Warnings wrap instead of being truncated: they must be readable in full. */
const wrapping = 'whitespace-normal rounded-lg font-semibold *:[span]:whitespace-normal';

const looks = {
  danger: {
    variant: 'danger',
    icon: <TriangleAlert className="size-4.5!" />,
    className: `${wrapping} w-full px-3.5 py-2 text-sm`,
  },
  warning: { variant: 'attention', icon: undefined, className: wrapping },
  unsure: { variant: 'muted', icon: <CircleHelp />, className: wrapping },
  safe: { variant: 'safe', icon: <ShieldCheck />, className: '' },
} as const;

type Props = { claims: readonly Claim[]; className?: string };

/** Safety claims for this household. An allergen of the household takes a line of its own. */
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

/** For small spaces: only the allergy warnings, never truncated. */
export function AllergyWarnings({ recipe }: { recipe: Recipe }) {
  const { profile } = useTasteProfile();
  if (!profile || profile.allergies.length === 0) return null;
  return safetyClaims(recipe.facts, { allergies: profile.allergies, dietaryRestrictions: [] })
    .filter(({ kind }) => kind !== 'safe')
    .map(({ text }) => (
      <span
        key={text}
        className="flex w-fit items-start gap-1.5 rounded-lg bg-saffron-bg px-2 py-1 font-semibold text-saffron-ink text-xs"
      >
        <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </span>
    ));
}
