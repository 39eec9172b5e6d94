import { type Context, inTransaction, type UserContext } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import { findUser, findUserIdByIdentity, insertIdentity, insertUser } from './identity.repository.ts';

/** Who signed in, as the provider says. */
type Claims = {
  issuer: string;
  subject: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
};

/** The user of these claims; somebody new becomes a user. Never found by e-mail: that would hand accounts over. */
export async function findOrCreateUser(ctx: Context, claims: Claims): Promise<string> {
  const { issuer, subject, email, firstName, lastName } = claims;
  const existing = await findUserIdByIdentity(ctx.db, issuer, subject);
  if (existing) return existing;
  if (!email) {
    throw new AppError(
      'invalid_input',
      'Your sign-in service shares no e-mail address, and Plateful needs one.',
    );
  }
  return inTransaction(ctx, async ({ db }) => {
    const userId = await insertUser(db, { email, firstName, lastName });
    if (!userId) {
      throw new AppError(
        'conflict',
        'There is an account with this e-mail address already. Sign in the way you did before.',
      );
    }
    await insertIdentity(db, { issuer, subject, userId });
    return userId;
  });
}

export async function getCurrentUser(ctx: UserContext) {
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw notFound('User');
  return user;
}

export async function getUserProfile(ctx: UserContext) {
  return { user: await getCurrentUser(ctx) };
}
