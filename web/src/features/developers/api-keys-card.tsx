import type { ApiKey } from '@plateful/contract/api-keys.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { keysQuery, useRevokeKey } from './api-keys.queries.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { scopeWords } from './scope-words.ts';

export const apiKeysId = 'api-keys';

/** The API keys of the account. */
export function ApiKeysCard() {
  return (
    <div id={apiKeysId} className="scroll-mt-28">
      <SectionCard
        title="API keys"
        icon={<KeyRound />}
        hint={
          <>
            For programs and assistants that use your account.{' '}
            <Link to={pagePaths.developers} className="font-medium text-brand underline underline-offset-4">
              How they work
            </Link>
          </>
        }
      >
        <Loaded
          query={useQuery(keysQuery)}
          skeleton={
            <Loading label="Loading your keys">
              <Skeleton className="h-24" />
            </Loading>
          }
          failure="Your keys could not be loaded"
        >
          {({ keys, confirmation }) => <Keys keys={keys} confirmation={confirmation} />}
        </Loaded>
      </SectionCard>
    </div>
  );
}

type KeysProps = { keys: ApiKey[]; confirmation: 'password' | 'sign-in' | null };

function Keys({ keys, confirmation }: KeysProps) {
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const revoke = useRevokeKey();
  return (
    <div className="grid grid-cols-1 gap-5">
      {keys.length === 0 ? (
        <p className="text-soft">No keys yet. No program uses your account.</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setLeaving(key)} />
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="secondary"
        icon={<Plus />}
        onClick={() => setMaking(true)}
        className="w-fit max-sm:w-full"
      >
        Create a Key
      </Button>
      <MakeKeyDialog isOpen={isMaking} confirmation={confirmation} onClose={() => setMaking(false)} />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && !revoke.isPending && setLeaving(null)}
        title="Revoke this key?"
        description={`Programs that use “${leaving?.name}” lose access right away. A revoked key cannot be restored.`}
        confirmLabel="Revoke Key"
        cancelLabel="Keep Key"
        busy={revoke.isPending}
        busyText="Revoking..."
        onConfirm={() => leaving && revoke.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
        returnFocusTo={() => add.current}
      />
    </div>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, ending, scopes, createdAt, lastUsedOn, expiresAt } = apiKey;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3.5 first:pt-0">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere font-semibold">
          {name} <span className="font-normal text-soft text-sm tabular-nums">ends in {ending}</span>
        </p>
        <p className="my-1.5 flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <Badge key={scope} variant="muted">
              {scopeWords[scope].label}
            </Badge>
          ))}
          {isExpired && <Badge variant="attention">Expired</Badge>}
        </p>
        <p className="text-soft text-sm">
          Made {formatDate(createdAt)} ·{' '}
          {lastUsedOn ? `last used ${formatDate(`${lastUsedOn}T12:00:00`)}` : 'never used'}
          {expiresAt && ` · ${isExpired ? 'expired' : 'expires'} ${formatDate(expiresAt)}`}
        </p>
      </div>
      <Button variant="secondary" onClick={onRevoke} aria-label={`Revoke ${name}`} className="text-danger">
        Revoke
      </Button>
    </li>
  );
}
