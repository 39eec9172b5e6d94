import { newestScript } from './newest-script.ts';
import { createOwnedStore } from './owned-store.ts';
import { signInNow } from './sign-in-cookie.ts';

/**
 * What the server answered last, for pages without a connection. Only for the sign-in and the version of the product that got it:
 * no account sees another's, and no page meets data that it does not understand.
 */
type Kept = { version: string; answer: unknown };

const store = createOwnedStore('plateful-answers', 'answers');

/** Enough for months of weeks and their recipes. */
const most = 300;

/** Not when that sign-in has ended since it was asked for: what forgets the answers has run by then. */
export async function cacheAnswer(signIn: string, name: string, answer: unknown): Promise<void> {
  if (((await store.count()) ?? 0) >= most) await store.forgetAll();
  const kept: Kept = { version: newestScript(), answer };
  await store.writeWhile(signIn, name, kept, () => signInNow() === signIn);
}

export async function cachedAnswer(signIn: string, name: string): Promise<unknown> {
  const kept = await store.read<Kept>(signIn, name);
  return kept?.version === newestScript() ? kept.answer : undefined;
}

/** The answers whose names begin so. */
export async function cachedAnswersOf(signIn: string, begin: string): Promise<unknown[]> {
  const all = await store.readAll<Kept>(signIn, begin);
  return (all ?? []).flatMap(({ version, answer }) => (version === newestScript() ? [answer] : []));
}

/** When a user is signed in: what an earlier sign-in has left. */
export async function clearAnswersOfOthers(signIn: string): Promise<void> {
  await store.forgetOthers([signIn]);
}

/** When a user signs out. */
export async function clearAnswers(): Promise<void> {
  await store.forgetAll();
}
