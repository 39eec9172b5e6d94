import { pagePaths } from '@plateful/contract/pages.ts';
import { joinList } from '@plateful/domain/vocabulary/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { Link } from 'react-router';
import { atHomeQuery } from '#entities/at-home/at-home.queries.ts';

const namedAtMost = 5;

/** The most perishable foods at home. Renders nothing if none are known. */
export function WeekHome() {
  const { data } = useQuery(atHomeQuery);
  if (!data || data.here.length === 0) return null;
  const soon = data.here.filter(({ isSoon }) => isSoon).map(({ name }) => name);
  return (
    <p className="mt-3 flex items-start gap-3 px-4 sm:px-5">
      <House aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
      <span>
        {soon.length > 0 && `Use first: ${joinList(soon.slice(0, namedAtMost))}. `}
        <Link to={pagePaths.atHome} className="link">
          What is at home
        </Link>
      </span>
    </p>
  );
}
