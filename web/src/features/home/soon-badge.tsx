import { Badge } from '#ui/badge.tsx';

/** On what is promised here and not served yet: nobody should sign up for something else than they get. */
export function SoonBadge() {
  return (
    <Badge variant="muted" className="font-sans tracking-normal">
      Soon
    </Badge>
  );
}
