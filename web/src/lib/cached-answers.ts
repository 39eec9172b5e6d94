import { newestScript } from './newest-script.ts';
import { createOwnedStore } from './owned-store.ts';
import { signInNow } from './sign-in-cookie.ts';

/**
 * The latest responses of the server, for offline use. Keyed by sign-in and product version, so that no account sees
 * another's data and no page reads data in an outdated format.
 */
type CachedAnswer = {
  version: string;
  answer: unknown;
  /** Missing in answers stored by earlier versions. */
  at?: number;
};

const store = createOwnedStore('plateful-answers', 'answers');

/** Maximum number of responses: enough for months of weeks and their recipes. */
const max = 300;
/** The number left by a trim, so that not every further response causes one. */
const trimmedTo = 200;
/** A household sees hundreds of recipes; its lists and weeks are needed in the shop, however long ago they were seen. */
const ofRecipes = / GET \/api\/(?:recipe\/|favorites-among)/;
const centuryMs = 100 * 365 * 86_400_000;

/** Does nothing if that sign-in has ended meanwhile, since its cache has then already been cleared. */
export async function cacheAnswer(signIn: string, name: string, answer: unknown): Promise<void> {
  if (((await store.count()) ?? 0) >= max) await store.keepBest(trimmedTo, rankOf);
  const cached: CachedAnswer = { version: newestScript(), answer, at: Date.now() };
  await store.writeWhile(signIn, name, cached, () => signInNow() === signIn);
}

/** Older answers rank behind newer ones, and those about single recipes behind all others. */
function rankOf(key: string, { at = 0 }: CachedAnswer): number {
  return (ofRecipes.test(key) ? centuryMs : 0) - at;
}

export async function cachedAnswer(signIn: string, name: string): Promise<unknown> {
  const cached = await store.read<CachedAnswer>(signIn, name);
  return cached?.version === newestScript() ? cached.answer : undefined;
}

/** Responses whose names start with `begin`. */
export async function cachedAnswersOf(signIn: string, begin: string): Promise<unknown[]> {
  const stored = await store.readAll<CachedAnswer>(signIn, begin);
  return (stored ?? []).flatMap(({ version, answer }) => (version === newestScript() ? [answer] : []));
}

/** Call when a user is signed in, to remove the data of earlier sign-ins. */
export async function clearAnswersOfOthers(signIn: string): Promise<void> {
  await store.forgetOthers([signIn]);
}

/** Call when a user signs out. */
export async function clearAnswers(): Promise<void> {
  await store.forgetAll();
}
