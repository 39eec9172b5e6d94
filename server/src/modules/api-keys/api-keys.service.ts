import type { apiKeyEndpoints } from '@plateful/contract/api-keys.ts';
import { apiKeyBounds } from '@plateful/contract/bounds.ts';
import type { Input, Output } from '@plateful/contract/endpoint.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { digestOf, newApiKey } from '#db/bearer-secrets.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError, notFound } from '#errors.ts';
import { notifyOfKey } from '#modules/identity/account-mail.service.ts';
import { confirmPassword } from '#modules/identity/accounts.service.ts';
import { getOwnAccount, type OwnSession } from '#modules/identity/security.service.ts';
import { countKeys, deleteKey, findKeys, insertKey } from './api-keys.repository.ts';

type Confirmation = Output<typeof apiKeyEndpoints.list>['confirmation'];
type Session = OwnSession & { startedAt?: number };

const dayMs = 86_400_000;
/** How recent a sign-in must be to count as a confirmation. */
const freshMs = 15 * 60_000;
const endingLength = 4;

export async function listKeys(ctx: UserContext, session: Session) {
  return { keys: await findKeys(ctx.db, ctx.user.id), confirmation: confirmationFor(ctx, session) };
}

/** With an external provider we cannot check the password; only a recent sign-in confirms the owner. */
function confirmationFor({ identity, clock }: UserContext, { startedAt = 0 }: Session): Confirmation {
  if (identity.provider) return 'password';
  return clock.now().getTime() - startedAt < freshMs ? null : 'sign-in';
}

export async function makeKey(
  ctx: UserContext,
  { name, scopes, days, password }: Input<typeof apiKeyEndpoints.create>,
  session: Session,
) {
  const confirmation = confirmationFor(ctx, session);
  if (confirmation === 'sign-in') throw new AppError('forbidden', 'Please sign in again to create a key.');
  if (confirmation === 'password') await confirmPassword(ctx, await getOwnAccount(ctx, session), password);
  const secret = newApiKey();
  const createdAt = ctx.clock.now();
  const { key, owner } = await inTransaction(ctx, async ({ db, user }) => {
    const owner = await lockUser(db, user.id);
    if ((await countKeys(db, user.id)) >= apiKeyBounds.maxPerUser) {
      const max = `You can have up to ${apiKeyBounds.maxPerUser} keys. Revoke one that you no longer use.`;
      throw new AppError('limit_reached', max);
    }
    const key = await insertKey(db, {
      userId: user.id,
      name,
      scopes,
      digest: digestOf(secret),
      ending: secret.slice(-endingLength),
      createdAt,
      expiresAt: days === null ? null : new Date(createdAt.getTime() + days * dayMs),
    });
    return { key, owner };
  });
  await notifyOfKey(ctx, owner, session.subject);
  return { key, secret };
}

export async function revokeKey({ db, user }: UserContext, { id }: { id: string }) {
  if (!(await deleteKey(db, user.id, id))) throw notFound('API key');
  return { success: true as const };
}
