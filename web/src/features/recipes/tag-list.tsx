import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';

type Props = { tags: readonly string[]; className?: string };

export function TagList({ tags, className }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className={cn('flex flex-wrap gap-2', className)}>
      {withoutRepeats(tags).map((tag) => (
        <li key={tag} className="flex min-w-0">
          <Badge variant="muted">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** 'quick' and 'Quick' are one tag. */
function withoutRepeats(tags: readonly string[]): string[] {
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
