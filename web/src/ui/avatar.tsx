import { UserRound } from 'lucide-react';
import { Avatar as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

const sizes = { sm: 'size-8 text-xs', md: 'size-11 text-base', lg: 'size-20 text-2xl' };

type AvatarProps = {
  /** A name or an email address; if empty, a generic icon is shown. */
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
};

/** Decorative: the name is always shown beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  return (
    <Primitive.Root
      aria-hidden="true"
      className={cn(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-brand-bg font-bold font-display text-brand',
        sizes[size],
        className,
      )}
    >
      {src != null && src !== '' && <Primitive.Image src={src} alt="" className="size-full object-cover" />}
      <Primitive.Fallback>{initials(name) || <UserRound className="size-[1.25em]" />}</Primitive.Fallback>
    </Primitive.Root>
  );
}

/** Initials of the first and the last word, without an address's domain. Keeps surrogate pairs together. */
function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 0) : ''))
    .join('')
    .toLocaleUpperCase('en');
}
