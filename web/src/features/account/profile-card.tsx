import type { User } from '@plateful/contract/identity.ts';
import { formatDate } from '#lib/format.ts';
import { capitalized } from '#lib/words.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { Figure } from './figure.tsx';
import type { Load } from './load.ts';
import { fullName } from './person.ts';

type Props = { user: User; recipeCount: Load<number> };

export function ProfileCard({ user, recipeCount }: Props) {
  const name = fullName(user);
  const { subscriptionTier } = user;
  return (
    <Card asChild className="flex flex-wrap items-center gap-x-12 gap-y-6">
      <section aria-label="Your profile">
        <div className="flex min-w-0 grow basis-80 items-center gap-4 sm:gap-6">
          <Avatar name={name || user.email} src={user.profileImageUrl} size="lg" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h2 className="wrap-anywhere min-w-0 text-2xl">{name || <Address email={user.email} />}</h2>
              <Badge variant={subscriptionTier === 'free' ? 'muted' : 'brand'}>
                {capitalized(subscriptionTier)}
              </Badge>
            </div>
            {name !== '' && <p className="wrap-anywhere mt-1 text-soft">{user.email}</p>}
          </div>
        </div>
        <StatList>
          <Stat label="Member since" value={formatDate(user.createdAt)} />
          <Stat label="Total recipes" value={<Figure load={recipeCount} />} />
        </StatList>
      </section>
    </Card>
  );
}

/** Breaks before its sign rather than within a word. */
function Address({ email }: { email: string }) {
  const [who, where] = email.split(/(?=@[^@]*$)/);
  return (
    <>
      {who}
      <wbr />
      {where}
    </>
  );
}
