import { newestScript } from './newest-script.ts';
import { createOwnedStore } from './owned-store.ts';

/**
 * What the server answered last, for pages without a connection. Only for the sign-in and the version of the product that got it:
 * no account sees another's, and no page meets data that it does not understand.
 */
type Kept = { version: string; answer: unknown };

const store = createOwnedStore('plateful-answers', 'answers');

/** Enough for months of weeks and their recipes. */
const most = 300;

export async function cacheAnswer(signIn: string, name: string, answer: unknown): Promise<void> {
  if (((await store.count()) ?? 0) >= most) await store.forgetAll();
  await store.write(signIn, name, { version: newestScript(), answer } satisfies Kept);
}

export async function cachedAnswer(signIn: string, name: string): Promise<unknown> {
  const kept = await store.read<Kept>(signIn, name);
  return kept?.version === newestScript() ? kept.answer : undefined;
}

/** When a user is signed in: what an earlier sign-in has left. */
export async function clearAnswersOfOthers(signIn: string): Promise<void> {
  await store.forgetOthers([signIn]);
}

/** When a user signs out. */
export async function clearAnswers(): Promise<void> {
  await store.forgetAll();
}
