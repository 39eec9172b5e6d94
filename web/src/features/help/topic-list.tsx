import { AnchorLink } from '#lib/anchor-link.tsx';
import type { Topic } from './question.ts';

/** Leads to the topics: a row of pills on phones, a list in sight all the way where there is room. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <nav aria-label="Topics" className="self-start lg:-mt-2 lg:sticky lg:top-26 print:hidden">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink
              anchor={id}
              className="flex min-h-touch items-center rounded-full px-4 font-medium text-sm inset-ring inset-ring-line transition-colors hover:bg-sunk lg:-mx-3 lg:rounded-md lg:px-3 lg:text-base lg:text-soft lg:inset-ring-0 lg:hover:text-ink"
            >
              {title}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
