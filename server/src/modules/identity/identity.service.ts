import type { SignInMode } from '@plateful/contract/sign-in.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { type Context, inTransaction, type UserContext } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import {
  deleteIdentityOfDeleted,
  findUser,
  findUserIdByEmail,
  findUserIdByIdentity,
  insertIdentity,
  insertUser,
  updateEmail,
} from './identity.repository.ts';

type RelyingParty = Context['identity']['relyingParty'];
type Flow = Parameters<RelyingParty['finish']>[1];
/** The claims of the provider. */
type Claims = Awaited<ReturnType<RelyingParty['finish']>>;

/** Starts a sign-in: the URL to redirect to, and the state to remember until the callback. */
export function beginSignIn({ identity }: Context, mode: SignInMode): Promise<{ url: string; flow: Flow }> {
  return identity.relyingParty.start(mode);
}

/** Handles the provider's callback with `answer`; returns the user. */
export async function finishSignIn(
  ctx: Context,
  answer: Record<string, string | undefined>,
  flow: Flow,
): Promise<{ userId: string; subject: string }> {
  const callback = new URL('/api/callback', ctx.config.origin);
  for (const [name, value] of Object.entries(answer)) if (value) callback.searchParams.set(name, value);
  try {
    const claims = await ctx.identity.relyingParty.finish(callback, flow);
    return { userId: await findOrCreateUser(ctx, claims), subject: claims.subject };
  } catch (error) {
    ctx.log.warn({ err: error }, 'sign-in failed');
    const message =
      error instanceof AppError ? error.message : 'The sign-in service returned an invalid response.';
    throw new AppError('invalid_input', message);
  }
}

/**
 * The user of these claims, created at the first sign-in. Never looked up by email address, which would allow taking
 * over accounts.
 */
export async function findOrCreateUser(ctx: Context, claims: Claims): Promise<string> {
  const { issuer, subject, email, firstName, lastName } = claims;
  const existing = await findUserIdByIdentity(ctx.db, issuer, subject);
  if (existing) return existing;
  if (!email) {
    throw new AppError(
      'invalid_input',
      `Your sign-in service did not share an email address, which ${productName} needs.`,
    );
  }
  return inTransaction(ctx, async ({ db }) => {
    const userId = await insertUser(db, { email, firstName, lastName });
    if (!userId) {
      // Two concurrent callbacks of one person: the other one has created the user.
      const existing = await findUserIdByIdentity(db, issuer, subject);
      if (existing) return existing;
      throw new AppError(
        'conflict',
        'An account with this email already exists. Sign in the way you did before.',
      );
    }
    await deleteIdentityOfDeleted(db, issuer, subject);
    await insertIdentity(db, { issuer, subject, userId });
    return userId;
  });
}

/** Stores the changed email address of a provider's account; false if another user has it. */
export async function changeEmail(
  { db }: Context,
  { issuer, subject, email }: { issuer: string; subject: string; email: string },
): Promise<boolean> {
  const userId = await findUserIdByIdentity(db, issuer, subject);
  if (!userId) return true;
  const owner = await findUserIdByEmail(db, email);
  if (owner && owner !== userId) return false;
  await updateEmail(db, userId, email);
  return true;
}

/** Whether a user who is not deleted has this email address. */
export async function isUsersEmail({ db }: Context, email: string): Promise<boolean> {
  return (await findUserIdByEmail(db, email)) !== undefined;
}

export async function getCurrentUser(ctx: UserContext) {
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw notFound('User');
  return user;
}

export async function getUserProfile(ctx: UserContext) {
  return { user: await getCurrentUser(ctx) };
}
