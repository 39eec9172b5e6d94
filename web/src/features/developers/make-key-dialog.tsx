import { apiKeyBounds } from '@plateful/contract/bounds.ts';
import { type KeyScope, keyScopes } from '@plateful/contract/key-scopes.ts';
import { Copy } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { copyText } from '#lib/copy-text.ts';
import { useSignInPath } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { type KeyWish, useMakeKey } from './api-keys.queries.ts';
import { keyLifetimes, scopeWords } from './scope-words.ts';

type Props = {
  isOpen: boolean;
  /** What the server requires before it creates a key. */
  confirmation: 'password' | 'sign-in' | null;
  onClose: () => void;
};

/** Creates a key and shows it once. */
export function MakeKeyDialog({ isOpen, confirmation, onClose }: Props) {
  const formId = useId();
  const make = useMakeKey();
  const signInPath = useSignInPath();
  const secret = make.data?.secret;

  function close() {
    onClose();
    make.reset();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && !make.isPending && close()}>
      <DialogContent
        title={secret ? 'Your new key' : 'Create a key'}
        description={
          secret
            ? 'Copy it now and store it like a password. It is shown only once.'
            : 'A key lets a program or an assistant use your account, with the permissions you choose here.'
        }
        footer={
          secret ? (
            <>
              <Button variant="secondary" onClick={close}>
                Done
              </Button>
              <Button icon={<Copy />} onClick={() => void copyKey(secret)}>
                Copy Key
              </Button>
            </>
          ) : confirmation === 'sign-in' ? (
            <Button asChild>
              <a href={signInPath}>Sign In Again</a>
            </Button>
          ) : (
            <Button type="submit" form={formId} busy={make.isPending} busyText="Creating...">
              Create Key
            </Button>
          )
        }
      >
        {secret ? (
          <Field label="Key">
            <Input
              readOnly
              value={secret}
              spellCheck={false}
              onFocus={({ target }) => target.select()}
              className="text-sm"
            />
          </Field>
        ) : confirmation === 'sign-in' ? (
          <p>To create a key, sign in again first. You will come back to this page.</p>
        ) : (
          <KeyForm
            id={formId}
            asksPassword={confirmation === 'password'}
            error={make.error}
            onMake={make.mutate}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

async function copyKey(secret: string) {
  try {
    await copyText(secret);
    toast({ title: 'Key copied', description: 'Store it like a password.' });
  } catch {
    toastFailure('Copy failed', 'Please select the key and copy it manually.');
  }
}

type KeyFormProps = {
  id: string;
  asksPassword: boolean;
  error: Error | null;
  onMake: (wish: KeyWish) => void;
};

function KeyForm({ id, asksPassword, error, onMake }: KeyFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const [days, setDays] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const refused = fieldsOf(error);
  const hasAll = scopes.includes('all');

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || scopes.length === 0 || (asksPassword && password === '')) return;
    const chosen = hasAll ? (['all'] as const) : scopes;
    onMake({ name: name.trim(), scopes: [...chosen], days: days === '' ? null : Number(days), password });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      {error && Object.keys(refused).length === 0 && (
        <Alert tone="danger" announce title="The key was not created">
          {error instanceof ApiError ? (error.serverMessage ?? error.plainMessage) : 'Please try again.'}
        </Alert>
      )}
      <Field
        label="Name"
        hint="What will use it, such as “Kitchen display” or “My assistant”."
        error={refused.name ?? (isTried && name.trim() === '' && 'Please give the key a name.')}
      >
        <Input
          value={name}
          maxLength={apiKeyBounds.name.maxLength}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <FieldGroup
        label="Permissions"
        error={isTried && scopes.length === 0 && 'Please choose what the key can do.'}
      >
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords[scope].label}
            description={scopeWords[scope].description}
            checked={hasAll || scopes.includes(scope)}
            disabled={hasAll && scope !== 'all'}
            onChange={({ target }) =>
              setScopes(target.checked ? [...scopes, scope] : scopes.filter((chosen) => chosen !== scope))
            }
          />
        ))}
      </FieldGroup>
      <Field label="Expires after">
        <Select options={keyLifetimes} value={days} onValueChange={setDays} />
      </Field>
      {asksPassword && (
        <Field
          label="Your password"
          error={refused.password ?? (isTried && password === '' && 'Please enter your password.')}
        >
          <Input
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      )}
    </form>
  );
}

/** The server's error messages by field. */
function fieldsOf(error: Error | null): Record<string, string> {
  const body = error instanceof ApiError ? (error.body as { fields?: Record<string, string> } | null) : null;
  return body?.fields ?? {};
}
