import type { User } from '@plateful/contract/identity.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { overviewQuery } from '#entities/recipe/recipe-cards.queries.ts';
import { formatDate } from '#lib/format.ts';
import { useToday } from '#lib/use-today.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { Count, rowsOf } from './count.tsx';

/** A server-rendered page, which also works without scripts. */
const securityPath = '/api/account/security';

export function ProfileCard({ user }: { user: User }) {
  const overview = useQuery(overviewQuery(useToday()));
  const name = fullName(user);
  const { subscriptionTier } = user;
  return (
    <Card asChild className="flex flex-wrap items-center gap-x-12 gap-y-6">
      <section aria-label="Your profile">
        <div className="flex min-w-0 grow basis-80 flex-wrap items-center gap-4 sm:gap-6">
          <Avatar name={name || user.email} src={user.profileImageUrl} size="lg" />
          <div className="min-w-0 flex-1 basis-40">
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
          <Stat label="Total recipes" value={<Count figure={rowsOf(overview, overview.data?.recipes)} />} />
        </StatList>
      </section>
    </Card>
  );
}

/** Allows a line break before the @ only. */
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

export function PersonalInfo({ user }: { user: User }) {
  return (
    <Card asChild className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <section aria-labelledby="personal-info">
        <div className="min-w-0 grow basis-72">
          <h2 id="personal-info" className="text-2xl">
            Personal info
          </h2>
          <dl className="mt-5 flex flex-wrap gap-x-12 gap-y-5">
            <Fact label="Name">{fullName(user) || 'Not given'}</Fact>
            <Fact label="Email">{user.email}</Fact>
          </dl>
        </div>
        <Button variant="secondary" asChild className="max-sm:w-full">
          <a href={securityPath}>
            <KeyRound />
            Sign-in &amp; Security
          </a>
        </Button>
      </section>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere mt-1 font-medium">{children}</dd>
    </div>
  );
}

/** First and last name, if known. */
function fullName({ firstName, lastName }: User): string {
  return [firstName, lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
}
