import { passwordBounds } from '@plateful/contract/bounds.ts';
import type { RefusedForm, SessionRow } from '@plateful/contract/identity-pages.ts';
import { securityPath } from '@plateful/contract/security.ts';
import { KeyRound, Mail, MonitorSmartphone } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { dayOf, timeOf } from './day-and-time.ts';
import { FormField, HiddenUsername } from './form-field.tsx';
import { FormRefusal } from './page-card.tsx';

type Props = { email: string; refused: RefusedForm | undefined };

export function EmailSection({ email, isVerified, refused }: Props & { isVerified: boolean }) {
  return (
    <SectionCard
      title="Email"
      hint={
        <>
          <span className="break-all">{email}</span>{' '}
          <Badge variant={isVerified ? 'safe' : 'attention'}>
            {isVerified ? 'Confirmed' : 'Not confirmed yet'}
          </Badge>
        </>
      }
      icon={<Mail />}
    >
      {!isVerified && (
        <form method="post" action={`${securityPath}/verification`}>
          <Button type="submit" variant="secondary">
            Send Confirmation Link
          </Button>
        </form>
      )}
      <form method="post" action={`${securityPath}/email`} className="grid gap-4">
        <FormRefusal refused={refused} />
        <FormField name="email" label="New email" type="email" autoComplete="email" refused={refused} />
        <CurrentPassword refused={refused} />
        <Button type="submit">Change Email</Button>
      </form>
    </SectionCard>
  );
}

export function PasswordSection({ email, refused }: Props) {
  return (
    <SectionCard title="Password" hint="Every other device will be signed out." icon={<KeyRound />}>
      <form method="post" action={`${securityPath}/password`} className="grid gap-4">
        <FormRefusal refused={refused} />
        <HiddenUsername email={email} />
        <CurrentPassword refused={refused} />
        <FormField
          name="newPassword"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${passwordBounds.min} characters`}
          bounds={passwordBounds}
          refused={refused}
        />
        <Button type="submit">Change Password</Button>
      </form>
    </SectionCard>
  );
}

export function CurrentPassword({ refused }: { refused?: RefusedForm | undefined }) {
  return (
    <FormField
      name="password"
      label="Current password"
      type="password"
      autoComplete="current-password"
      refused={refused}
    />
  );
}

export function SessionSection({ sessions, timeZone }: { sessions: SessionRow[]; timeZone: string }) {
  return (
    <SectionCard
      title="Your devices"
      hint="Sign out any device you do not recognize."
      icon={<MonitorSmartphone />}
    >
      <ul className="grid gap-3">
        {sessions.map(({ handle, device, startedAt, seenAt, isThis }) => (
          <li
            key={handle}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunk p-4"
          >
            <div>
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                {device} {isThis && <Badge variant="muted">This device</Badge>}
              </p>
              <p className="text-soft text-sm">
                {`Signed in ${dayOf(startedAt, timeZone)}, last seen ${timeOf(seenAt, timeZone)}`}
              </p>
            </div>
            {!isThis && (
              <form method="post" action={`${securityPath}/sessions/end`}>
                <input type="hidden" name="handle" value={handle} />
                <Button type="submit" variant="secondary">
                  <span>
                    Sign Out<VisuallyHidden>{` ${device}`}</VisuallyHidden>
                  </span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={`${securityPath}/sessions/end-all`} className="grid">
        <Button type="submit" variant="secondary">
          Sign Out Everywhere
        </Button>
      </form>
    </SectionCard>
  );
}
