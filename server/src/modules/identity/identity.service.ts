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
      // Two callbacks of one person at once: the other one has made the user.
      const made = await findUserIdByIdentity(db, issuer, subject);
      if (made) return made;
      throw new AppError(
        'conflict',
        'There is an account with this e-mail address already. Sign in the way you did before.',
      );
    }
    await deleteIdentityOfDeleted(db, issuer, subject);
    await insertIdentity(db, { issuer, subject, userId });
    return userId;
  });
}

/** The e-mail that a provider's account has from now on; false when another user has it. */
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

/** Whether somebody who uses the product has this e-mail. */
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
