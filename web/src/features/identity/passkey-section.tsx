import type { PasskeyRow } from '@plateful/contract/identity-pages.ts';
import { securityPath } from '@plateful/contract/security.ts';
import { Fingerprint } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { dayOf } from './day-and-time.ts';
import { FormField } from './form-field.tsx';
import { CurrentPassword } from './security-sections.tsx';

const path = `${securityPath}/passkeys`;

export function PasskeySection({ passkeys, timeZone }: { passkeys: PasskeyRow[]; timeZone: string }) {
  return (
    <SectionCard
      title="Passkeys"
      hint="Sign in with your fingerprint, your face or the PIN of your device. A passkey cannot be guessed or stolen."
      icon={<Fingerprint />}
    >
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {/* Hidden until entry-passkeys.ts has detected support for passkeys. */}
      <form className="grid gap-4" data-passkey-add={path} hidden>
        <p role="alert" className="font-medium text-danger" hidden />
        <FormField name="name" label="Name of the new passkey" autoComplete="off" defaultValue="My device" />
        <CurrentPassword />
        <Button type="submit">Add Passkey</Button>
      </form>
      <noscript>
        <p className="text-soft text-sm">Adding one needs JavaScript.</p>
      </noscript>
    </SectionCard>
  );
}

function PasskeyItem({ passkey, timeZone }: { passkey: PasskeyRow; timeZone: string }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? `last used ${dayOf(lastUsedAt, timeZone)}` : 'never used';
  return (
    <li className="flex flex-wrap items-end gap-3 rounded-lg bg-sunk p-4">
      <form
        method="post"
        action={`${path}/rename`}
        className="flex flex-1 basis-64 flex-wrap items-end gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <div className="flex-1 basis-48">
          <FormField
            name="name"
            label="Name"
            autoComplete="off"
            defaultValue={name}
            hint={`Added ${dayOf(createdAt, timeZone)}, ${used}`}
          />
        </div>
        <PasskeyButton name={name}>Rename</PasskeyButton>
      </form>
      <form method="post" action={`${path}/remove`}>
        <input type="hidden" name="id" value={id} />
        <PasskeyButton name={name}>Remove</PasskeyButton>
      </form>
    </li>
  );
}

function PasskeyButton({ name, children }: { name: string; children: string }) {
  return (
    <Button type="submit" variant="secondary">
      <span>
        {children}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
